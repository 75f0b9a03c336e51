// Colours for the seats of a game that brings none: one for each, far enough apart, with letters that can be read on it.
const COLOURS: [body: string, on: string, edge: string][] = [
  ["#a8282c", "#fff6e6", "#5c1013"],
  ["#2750a0", "#ffffff", "#10264f"],
  ["#2f7d5d", "#f6fff8", "#0e4433"],
  ["#e2b445", "#2b1604", "#7a5a08"],
  ["#6d3f86", "#fff6ff", "#351a45"],
  ["#dd6f1c", "#2b1604", "#7c3c06"],
  ["#34393e", "#f3eee2", "#14171a"],
];
const done = new Set<string>();

/** Give the seats of a game their colours, once; those that have one keep it. */
export function colourSeats(game: string, seats: string[]): void {
  if (done.has(game)) return;
  done.add(game);
  const sheet = new CSSStyleSheet();
  seats.forEach((seat, at) => {
    const [body, on, edge] = COLOURS[at % COLOURS.length];
    sheet.insertRule(`.p-${CSS.escape(seat)} { --p: ${body}; --p-on: ${on}; --p-deep: ${edge}; }`);
  });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
