/** The faces of our letters. Whatever is shown before they are here is laid out and painted twice. */

const LATIN = [
  '16px "IM Fell English SC"',
  'italic 16px "IM Fell English"',
  '16px "Alegreya Sans"',
  '500 16px "Alegreya Sans"',
  '700 16px "Alegreya Sans"',
];
const HEBREW = ['500 16px "Frank Ruhl Libre"', '16px "Assistant"', '700 16px "Assistant"'];
const PATIENCE_MS = 300;

/** Waits until the faces for a language are here; a page that gets them slowly is shown without them meanwhile. */
export function loadFaces(language: string): Promise<unknown> {
  const latin = LATIN.map((face) => document.fonts.load(face));
  const hebrew = language === "he" ? HEBREW.map((face) => document.fonts.load(face, "א")) : [];
  const slow = new Promise((done) => setTimeout(done, PATIENCE_MS));
  return Promise.race([Promise.allSettled([...latin, ...hebrew]), slow]);
}
