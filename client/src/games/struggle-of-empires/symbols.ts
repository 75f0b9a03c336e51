// The artwork as one SVG sprite: emblems (24 x 24), pieces and markers (32 x 32).
// Pieces take their colours from the nearest .p-<power> (--p, --p-on, --p-deep); nothing here knows the game.

const EAGLE =
  "M12 2c1.7 0 2.7 1 2.7 2.4 0 .8-.3 1.3-.7 1.7 1.6-.1 3.2-1 4.3-3.3 1 .6 1.4 1.4 1.3 2.3 1-.3 1.9 0 2.4.9-.3.9-.8 1.5-1.5 1.8.7.4 1.2 1 1.2 1.9-.9.8-1.8 1.1-2.6 1 .3.8.2 1.5-.3 2.2-1.8-.1-3.2-.8-4.2-1.8l-.2 3.5 3.2 3.7-2.8-.3-.7 2.5-2.1-2.7z";
const PETAL = "M8.2 14.6c-4.8.8-6.9-2-6.5-5 .3-2.1 2.5-3 4-1.8 1.2 1 .8 2.5-.4 2.8.5 1.3 1.7 1.9 3.1 2z";

const emblems: Record<string, string> = {
  britain: `<path d="M9.2 1.5h5.6v7.7h7.7v5.6h-7.7v7.7h-5.6v-7.7h-7.7v-5.6h7.7z"/>`,
  france: `<path d="M12 .6c3 3.6 4.2 6.2 4.2 8.8 0 2-.9 3.6-2 5h-4.4c-1.1-1.4-2-3-2-5 0-2.6 1.2-5.2 4.2-8.8z"/><path d="${PETAL}"/><path d="${PETAL}" transform="matrix(-1 0 0 1 24 0)"/><rect x="6.3" y="14.6" width="11.4" height="2.3" rx="1"/><path d="M9.3 17.4h5.4l1.8 5.4c-1.9-.2-3.2-1.1-4.5-2.9-1.3 1.8-2.6 2.7-4.5 2.9z"/>`,
  spain: `<path d="M4 22.5v-11.5h-1.5v-6.5h3.2v2.4h2.3v-2.4h2.1v-3h3.8v3h2.1v2.4h2.3v-2.4h3.2v6.5h-1.5v11.5h-5.5v-4.6a2.5 2.5 0 0 0-5 0v4.6z"/>`,
  "united-provinces": `<g id="arr"><path d="M10.9 6h2.2v17h-2.2z"/><path d="M12 .4l3.6 6.8h-7.2z"/></g><use href="#arr" transform="rotate(-27 12 21)"/><use href="#arr" transform="rotate(27 12 21)"/><path d="M6.4 13.4h11.2v3h-11.2z"/>`,
  austria: `<path d="M1.5 8h21v8h-21z"/>`,
  prussia: `<path d="${EAGLE}"/><path d="${EAGLE}" transform="matrix(-1 0 0 1 24 0)"/>`,
  russia: `<path d="M4.7 1.3 12 8.6l7.3-7.3 3.4 3.4-7.3 7.3 7.3 7.3-3.4 3.4-7.3-7.3-7.3 7.3-3.4-3.4 7.3-7.3-7.3-7.3z"/>`,
};

const polar = (r: number, deg: number): number[] => [
  16 + r * Math.sin((deg * Math.PI) / 180),
  16.6 - r * Math.cos((deg * Math.PI) / 180),
];
const star = (tip: number, shoulder: number, flank: number): string =>
  "M" +
  [0, 72, 144, 216, 288]
    .flatMap((a) =>
      [
        [flank, a - 19],
        [shoulder, a - 17],
        [tip, a],
        [shoulder, a + 17],
        [flank, a + 19],
      ].map(([r, d]) =>
        polar(r, d)
          .map((v) => v.toFixed(1))
          .join(" "),
      ),
    )
    .join("L") +
  "z";

const SHIELD = "M3.5 2.5q12.5 2.5 25 0v13.5c0 8-6 12-12.5 14.5c-6.5-2.5-12.5-6.5-12.5-14.5z";
const COAT = "M2.3 31c.2-8.6 4.4-12.6 13.7-12.6s13.5 4 13.7 12.6z";
const HAT =
  "M3.2 9.8c4.4.4 7.3-1.4 8.6-6.2 1.2-1.7 2.6-2.4 4.2-2.4s3 .7 4.2 2.4c1.3 4.8 4.2 6.6 8.6 6.2-2 3.6-6.6 5-12.8 5s-10.8-1.4-12.8-5z";
const HULL = "M1.8 21.8l4 1.2h18.7l5.7-2.8c-.3 5.3-2.8 9.5-7 9.5h-15c-4 0-6-3.4-6.4-7.9z";
const SAILS =
  "M14.3 3.6c7.2 1.7 9.8 8.6 8.3 16.6h-10.4c2.8-5.5 3.2-11 2.1-16.6zM6.7 8.2c4 1.5 5.2 6 4.1 12h-7.2c2.6-3.8 3.4-7.8 3.1-12zM24.4 9.2c3 2.2 4.6 5.6 5 9l-5.2 1.6c.8-3.6.9-7 .2-10.6z";

const pieces: Record<string, string> = {
  shield: `<path class="halo" d="${SHIELD}"/><path class="body" d="${SHIELD}"/><path class="rim" d="M5.3 4.6q10.7 1.9 21.4 0v11.4c0 7-5.2 10.4-10.7 12.7c-5.5-2.3-10.7-5.7-10.7-12.7z"/>`,
  army: `<path class="halo" d="${HAT}${COAT}M10.5 10h11v9h-11z"/><path class="body" d="${COAT}"/><path class="wig" d="M10.2 11.5h11.6c1.1 2.6.9 5.4-.6 7.4h-10.4c-1.5-2-1.7-4.8-.6-7.4z"/><ellipse class="skin" cx="16" cy="14.2" rx="3.9" ry="4.5"/><path class="body" d="${HAT}"/><path class="lace" d="M4 10.1c4.8.3 7.6-1.5 8.9-6M28 10.1c-4.8.3-7.6-1.5-8.9-6"/>`,
  navy: `<path class="halo" d="${HULL}${SAILS}"/><path class="mast" d="M13.4 2.2v20M6.2 7v15M24 8v13"/><path class="sail" d="${SAILS}"/><path class="pennant" d="M13.4 1.2l8 1.3-8 1.5z"/><path class="body" d="${HULL}"/><path class="ports" d="M7 25.6h2M11.5 25.9h2M16 25.9h2M20.5 25.6h2"/>`,
  fort: `<path class="halo" d="${star(16.2, 13, 9.8)}"/><path class="body" d="${star(16.2, 13, 9.8)}"/><path class="rim" d="${star(13.2, 10.6, 8.2)}"/>`,
  neutral: `<path class="halo" d="M7 2h18l5 5v18l-5 5h-18l-5-5v-18z"/><path class="card" d="M7 2h18l5 5v18l-5 5h-18l-5-5v-18z"/><path class="cardrim" d="M8 4.5h16l3.5 3.5v16l-3.5 3.5h-16l-3.5-3.5v-16z"/>`,
  seal: `<path class="body" d="M${Array.from({ length: 24 }, (_, i) =>
    polar(i % 2 ? 15.2 : 13, i * 15)
      .map((v) => v.toFixed(1))
      .join(" "),
  ).join("L")}z"/><circle class="rim" cx="16" cy="16.6" r="10.5"/>`,
  pirates: `<circle class="halo" cx="16" cy="16" r="14"/><circle class="dark" cx="16" cy="16" r="14"/><g class="bone"><path d="M16 5.5c-4.6 0-7.3 3-7.3 6.9 0 2.4 1 4 2.6 5v2.6h9.4v-2.6c1.6-1 2.6-2.6 2.6-5 0-3.9-2.7-6.9-7.3-6.9zM12.9 11a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm6.2 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4z" fill-rule="evenodd"/><path d="M7 19.5l18 6.5M25 19.5l-18 6.5" stroke-width="2.4" stroke-linecap="round"/></g>`,
  revolt: `<circle class="halo" cx="16" cy="16" r="14"/><circle class="dark" cx="16" cy="16" r="14"/><g class="flame"><path d="M16.5 4c3.5 4 5.5 6 5.5 9.6 0 3.4-2.4 5.4-5.8 5.4s-6-2-6-5.4c0-2.6 1.6-4 2.6-6.4 1 1 1.6 2 1.7 3.2 1.2-1.6 2-3.8 2-6.4z"/></g><path class="bone" d="M13 20h6l-1 8h-4z"/>`,
};

/** Where the emblem sits on each kind of piece: x, y, size in the 32-unit box. */
export const SPOTS: Record<string, [number, number, number]> = {
  shield: [8.5, 7.3, 15],
  army: [10.2, 19.3, 11.6],
  navy: [13, 8.2, 9.6],
  fort: [9.8, 10.4, 12.4],
  seal: [10, 10.6, 12],
};

const symbol = (id: string, box: number, body: string): string => `<symbol id="${id}" viewBox="0 0 ${box} ${box}">${body}</symbol>`;

export const sprite: string = [
  ...Object.entries(emblems).map(([id, body]) => symbol(`e-${id}`, 24, body)),
  ...Object.entries(pieces).map(([id, body]) => symbol(`s-${id}`, 32, body)),
].join("");
