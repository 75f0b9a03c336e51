// The letters on the disc of a seat: the first two of its name's last word ("The Anchor": An).
let nameOf: (seat: string) => string = (seat) => seat;

/** The plain board tells how the seats of its game are called. */
export function nameSeatsBy(find: (seat: string) => string): void {
  nameOf = find;
}

export const seatLetters = (seat: string): string => [...(nameOf(seat).split(/[ ’]/).at(-1) ?? seat)].slice(0, 2).join("");
