// Whether somebody sits before this page: it is seen, and something was touched not long ago. The server is told of changes
// alone, never of what is done.

/** A page that is hidden for so long is left; switching windows for a moment is not worth a word. */
const HIDDEN_MS = 3000;
/** Whoever touches nothing for so long has gone away from it. */
const STILL_MS = 5 * 60_000;
const LOOKS_MS = 10_000;
const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart", "scroll"];

/** Watches over it until it is stopped, and tells of each change. At first somebody is here. */
export class Attention {
  here = true;
  private touchedAt = Date.now();
  private looks: ReturnType<typeof setInterval>;
  private hidden: ReturnType<typeof setTimeout> | undefined;

  constructor(private changed: (here: boolean) => void) {
    document.addEventListener("visibilitychange", this.seen);
    for (const touch of TOUCHES) addEventListener(touch, this.touched, { passive: true, capture: true });
    this.looks = setInterval(() => Date.now() - this.touchedAt > STILL_MS && this.set(false), LOOKS_MS);
    if (document.hidden) this.seen();
  }

  private seen = (): void => {
    clearTimeout(this.hidden);
    if (document.hidden) this.hidden = setTimeout(() => this.set(false), HIDDEN_MS);
    else this.touched();
  };

  private touched = (): void => {
    this.touchedAt = Date.now();
    if (!document.hidden) this.set(true);
  };

  private set(here: boolean): void {
    if (here === this.here) return;
    this.here = here;
    this.changed(here);
  }

  stop(): void {
    document.removeEventListener("visibilitychange", this.seen);
    for (const touch of TOUCHES) removeEventListener(touch, this.touched, { capture: true });
    clearInterval(this.looks);
    clearTimeout(this.hidden);
  }
}
