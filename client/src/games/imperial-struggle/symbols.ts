// The artwork of Imperial Struggle as one SVG sprite: signs about 0,0 in a box of 24 (#i-...), pieces in a box of 32 (#s-...).
// Emblems differ by outline, so that nobody needs colours to tell the sides apart.

const LILY =
  "M0-12C4.4-7 4.6-2 1.7 2.6h-3.4C-4.6-2-4.4-7 0-12zM-2.9 2.6C-4-2.6-6.6-5.6-9.6-4.2-12-3-11.6 1.4-8.6 1.4c1.3 0 1.6-1.5.6-2.2C-6-1.4-5.3.6-5 2.6zM2.9 2.6C4-2.6 6.6-5.6 9.6-4.2 12-3 11.6 1.4 8.6 1.4 7.3 1.4 7-.1 8-.8 6-1.4 5.3.6 5 2.6z";
const CROSS = "M-2.6-11h5.2v8.4H11v5.2H2.6V11h-5.2V2.6H-11v-5.2h8.4z";
const FLOWER = [0, 72, 144, 216, 288]
  .map((turn) => `<path d="M0-10.6C2.6-7 2.6-3.6 0-1-2.6-3.6-2.6-7 0-10.6z" transform="rotate(${turn})"/>`)
  .join("");
const STAR = "M0-11.4L2.7-3.7 10.8-3.5 4.4 1.4 6.7 9.2 0 4.6-6.7 9.2-4.4 1.4-10.8-3.5-2.7-3.7z";
const line = (width: number, d: string): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round"/>`;

const emblems: Record<string, string> = {
  britain: `<path d="M-8.6-8.6L8.6 8.6M8.6-8.6L-8.6 8.6" fill="none" stroke="currentColor" stroke-width="2.6"/><path d="${CROSS}" fill="currentColor" stroke="var(--field,#a33)" stroke-width="1.4"/>`,
  france: `<path d="${LILY}" fill="currentColor"/><path d="M-6.4 3.6H6.4v2.6H-6.4zM-2 7h4c0 2 1.2 2.6 2.6 3.4C2.4 11 1 10.4 0 12.4-1 10.4-2.4 11-4.6 10.4-3.2 9.6-2 9-2 7z" fill="currentColor"/>`,
  spain: `<path d="M-8 11V1.5h-1.6v-6.8h3.3v2.4h2.2v-2.4h2.2V-9.8h3.8v4.5h2.2v2.4h2.2v-2.4h3.3v6.8H8V11H2.6V6.6a2.6 2.6 0 0 0-5.2 0V11z" fill="currentColor"/>`,
  usa: `<path d="${STAR}" fill="currentColor"/>`,
};

const commodities: Record<string, string> = {
  furs: `<path d="M0-9.5C2.6-9.5 2.8-7.6 4.6-6.6L9-8.6 8-2.4C6.9 0 7 2.6 9 6.8L5 6C4 8.8 2 8.8 0 10.4-2 8.8-4 8.8-5 6L-9 6.8C-7 2.6-6.9 0-8-2.4L-9-8.6-4.6-6.6C-2.8-7.6-2.6-9.5 0-9.5z" fill="var(--furs,#7a5233)"/><path d="M0-5.5V6M-3-2v5M3-2v5" stroke="#c9a77f" stroke-width="1.1" fill="none"/>`,
  fish: `<path d="M-10 .4C-6-6.4 2.6-6.4 5.8-.8L10.4-5v10.4L5.8 1.6C2.6 7.2-6 7.2-10 .4z" fill="#4d7c8a"/><circle cx="-5.6" cy="-.8" r="1.2" fill="#fff"/><path d="M-1.6-3.4C-.2-1-.2 2-1.6 4" stroke="#d5e4e6" stroke-width="1" fill="none"/>`,
  tobacco: `<path d="M0-10.5C8-6 8 4 0 10.5-8 4-8-6 0-10.5z" fill="#7c8440"/><path d="M0-8v17M0-3l3.6-2.6M0-3l-3.6-2.6M0 1.6l4-2.8M0 1.6l-4-2.8M0 6l3-2.2M0 6l-3-2.2" stroke="#dfe0b6" stroke-width="1" fill="none"/>`,
  sugar: `<path d="M0-10.5C2.4-10.5 3-7 6.6 7.6H-6.6C-3-7-2.4-10.5 0-10.5z" fill="#fffdf6" stroke="#6e6150" stroke-width="1.2"/><path d="M-7.4 3.4h14.8L8.6 9H-8.6z" fill="#6f86a8"/>`,
  spice: `<g fill="#b5562c">${FLOWER}</g><circle r="1.8" fill="#5e2713"/>`,
  cotton: `<g fill="#fffdf8" stroke="#8a7d68" stroke-width="1"><circle cx="-4.4" cy="-1.6" r="4.6"/><circle cx="4.4" cy="-1.6" r="4.6"/><circle cy="-5.6" r="4.6"/></g><path d="M-8 2.4C-4 1-1.6 3 0 6 1.6 3 4 1 8 2.4 6 6.4 2.6 8 .8 8.4V11h-1.6V8.4C-2.6 8-6 6.4-8 2.4z" fill="#5f7a45"/>`,
  wheat: `<path d="M0 10V-4M0-4c-3-1-3-4 0-7 3 3 3 6 0 7zM0 1c-4 0-5-2-5-5 3 0 5 2 5 5zM0 1c4 0 5-2 5-5-3 0-5 2-5 5zM0 6c-4 0-5-2-5-5 3 0 5 2 5 5zM0 6c4 0 5-2 5-5-3 0-5 2-5 5z" fill="#b98a2e" stroke="#b98a2e" stroke-width=".8"/>`,
};

const SHIP =
  "M-11 4.4H11C10.4 7.4 8.6 9.6 7 10H-7.4C-9.6 9-10.8 7-11 4.4zM.8-11.4C6-9 7-3 5.8 2.8H.8zM-1-8.6C-6.8-6-8.4-1.4-7.6 2.8H-1zM7.4-3.4C10.4-1.6 10.6.8 10.2 2.8H7.4z";
const BASTION = "M0-11.5L3.4-6.6 10.9-3.6 7.3 2.2 6.8 9.3 0 7.2-6.8 9.3-7.3 2.2-10.9-3.6-3.4-6.6z";
const BURST = "M0-15L4-9 11-11 9-4 15 0 9 4 11 11 4 9 0 15-4 9-11 11-9 4-15 0-9-4-11-11-4-9Z";
const SWORDS = "M-7.6-7.6L6 6M7.6-7.6L-6 6M-8 3.6l4.6 4.6M8 3.6L3.4 8.2";

const signs: Record<string, string> = {
  ship: `<path d="${SHIP}" fill="currentColor"/>`,
  anchor: `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><circle cy="-7.4" r="2.4"/><path d="M0-5V9.4M-4.4-2h8.8M-8.4 3C-7.6 7.6-4 9.4 0 9.4S7.6 7.6 8.4 3"/></g>`,
  fort: `<path d="${BASTION}" fill="currentColor"/>`,
  crown: `<path d="M-8 5.4L-9.4-4.4-4.6-.6 0-7 4.6-.6 9.4-4.4 8 5.4z" fill="currentColor" stroke="var(--halo)" stroke-width="1.6" paint-order="stroke" stroke-linejoin="round"/>`,
  swords: line(2.2, SWORDS),
  burst: `<path d="${BURST}" fill="#f0b43c" stroke="#7a2a12" stroke-width="1.6"/><path d="${SWORDS}" transform="scale(.74)" fill="none" stroke="#5b1a0c" stroke-width="2.8" stroke-linecap="round"/>`,
  economic: `<circle r="9.4" fill="currentColor"/><circle r="6.4" fill="none" stroke="var(--sheet)" stroke-width="1.5"/><path d="M2.8-2.6C2-4.6-1.6-4.6-1.6-1.8c0 2 .6 3.4-.8 5.2h5.4M-3 .6h4.4" stroke="var(--sheet)" stroke-width="1.5" fill="none"/>`,
  diplomatic: `<path d="M9.6-10C2-9.6-4.6-5.6-6 3l-3.4 7 1.6.8L-5 5.6C3 5.4 8.6-1 9.6-10z" fill="currentColor"/><path d="M7-7.4C2-4 -2 -.4-5 5.6" stroke="var(--sheet)" stroke-width="1.2" fill="none"/>`,
  military: `<path d="M0-11.4L2.4-7.6V3.4H6V6H1.6v3.4h-3.2V6H-6V3.4h3.6V-7.6z" fill="currentColor"/>`,
  scroll: `<path d="M-7.6-11H4L9-6V11H-7.6z" fill="currentColor"/><path d="M.6-5.6L2.3-1.9 6.2-1.5 3.3 1.2 4.2 5.1.6 3.1-3 5.1-2.1 1.2-5-1.5-1.1-1.9z" fill="var(--sheet)"/>`,
  unflag: `<path d="M-7 10V-9.6M-7-9.6C-2-12 2-7 8-9.6V1C2 3.4-2-1.6-7 1z" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M-10 8L10-8" stroke="currentColor" stroke-width="2.2"/>`,
  debt: `<path d="M-7-10H7V10L3.5 7.6 0 10-3.5 7.6-7 10z" fill="currentColor"/><path d="M-4-5.4H4M-4-1.4H4M-4 2.6H1" stroke="var(--sheet)" stroke-width="1.5"/>`,
  treaty: `<path d="M-8-8H8V3H-8z" fill="currentColor"/><circle cx="3" cy="5" r="4.6" fill="#8f2f28"/><path d="M-5-4.6h8M-5-1.4h5" stroke="var(--sheet)" stroke-width="1.3"/>`,
  lock: `<path d="M-6-1H6V8H-6zM-3.6-1v-3.4a3.6 3.6 0 0 1 7.2 0V-1" fill="none" stroke="currentColor" stroke-width="2"/>`,
  shield: `<path d="M-8-9Q0-6.6 8-9V0C8 5.6 4.4 8.6 0 10.6-4.4 8.6-8 5.6-8 0z" fill="currentColor"/>`,
  chain: `<g fill="none" stroke="currentColor" stroke-width="2.4"><path d="M-2-3.6h-3.6a3.6 3.6 0 0 0 0 7.2H-2M2-3.6h3.6a3.6 3.6 0 0 1 0 7.2H2"/><path d="M-1.6 7L-3-2.4M1.6-7L3 2.4" stroke-width="1.6"/></g>`,
  house: `<path d="M0-10.4L10-1.6H7V9.6H2V3.2H-2V9.6H-7V-1.6H-10z" fill="currentColor"/>`,
};

const pieces: Record<string, string> = {
  shield: `<path class="halo" d="M3.5 2.5q12.5 2.5 25 0v13.5c0 8-6 12-12.5 14.5c-6.5-2.5-12.5-6.5-12.5-14.5z"/><path class="body" d="M3.5 2.5q12.5 2.5 25 0v13.5c0 8-6 12-12.5 14.5c-6.5-2.5-12.5-6.5-12.5-14.5z"/>`,
  flag: `<path class="halo" d="M6 30V2M6 3c8-4 12 4 21 0v14c-9 4-13-4-21 0z"/><path d="M6 31V2" stroke="#4b3a26" stroke-width="2.4"/><path class="body" d="M6 3c8-4 12 4 21 0v14c-9 4-13-4-21 0z"/>`,
  squadron: `<path class="halo" d="${SHIP}" transform="translate(16 17) scale(1.3)"/><path class="body" d="${SHIP}" transform="translate(16 17) scale(1.3)"/>`,
  fort: `<path class="halo" d="${BASTION}" transform="translate(16 17) scale(1.35)"/><path class="body" d="${BASTION}" transform="translate(16 17) scale(1.35)"/>`,
  conflict: `<g transform="translate(16 16)"><path d="${BURST}" fill="#f0b43c" stroke="#7a2a12" stroke-width="1.6"/><path d="${SWORDS}" transform="scale(.74)" fill="none" stroke="#5b1a0c" stroke-width="2.8" stroke-linecap="round"/></g>`,
};

const sign = (id: string, body: string): string =>
  `<symbol id="i-${id}" viewBox="-16 -16 32 32" overflow="visible">${body}</symbol>`;
const piece = (id: string, body: string): string => `<symbol id="s-${id}" viewBox="0 0 32 32" overflow="visible">${body}</symbol>`;

/** Besides its emblem each flag has a weave of its own: Britain plain, France slanted, Spain banded, the United States striped. */
const weave = (id: string, turn: number, wide: number): string =>
  `<pattern id="w-${id}" width="${wide}" height="${wide}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path d="M0 0V${wide}" stroke="#000" stroke-opacity=".2" stroke-width="${(wide * 0.8).toFixed(1)}"/></pattern>`;
const weaves: [string, number, number][] = [
  ["france", 45, 7],
  ["spain", 90, 16],
  ["usa", 90, 7],
];

export const sprite: string = [
  ...Object.entries({ ...emblems, ...commodities, ...signs }).map(([id, body]) => sign(id, body)),
  ...Object.entries(pieces).map(([id, body]) => piece(id, body)),
  ...weaves.map(([id, turn, wide]) => weave(id, turn, wide)),
].join("");
