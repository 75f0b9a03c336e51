// What lies over the board because somebody asked for it: the war display, or none.

class Overlays {
  war = $state(false);
  /** The theater that is looked at, counted from 1; 0: the one being fought, else the first. */
  theater = $state(0);

  openWar(theater = 0): void {
    this.theater = theater;
    this.war = true;
  }
}

export const overlays = new Overlays();
