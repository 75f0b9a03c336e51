// Finding words in the rules, and the ids of rules in words.
import type { BookRule, RuleBook, Term } from "../wire";

const MARKS = /\p{M}/gu;
const ID = /[A-Z][A-Z0-9.-]*-[A-Z]?\d+/g;

/** Letters without accents, points or size. */
export const bare = (words: string): string => words.normalize("NFD").replace(MARKS, "").toLowerCase();

const holds = (words: string, wanted: string[]): boolean => {
  const text = bare(words);
  return wanted.every((word) => text.includes(word));
};

export interface Found {
  rules: { rule: BookRule; section: string }[];
  terms: Term[];
}

/** Rules and terms in which all words of a question stand. */
export function find(book: RuleBook, asked: string): Found {
  const wanted = bare(asked).split(/\s+/).filter(Boolean);
  if (!wanted.length) return { rules: [], terms: [] };
  const rules = book.sections.flatMap((section) =>
    section.rules
      .filter((rule) => holds(`${rule.id} ${rule.words} ${section.title}`, wanted))
      .map((rule) => ({ rule, section: section.title })),
  );
  return { rules, terms: book.terms.filter((term) => holds(`${term.name} ${term.means}`, wanted)) };
}

export interface Piece {
  words: string;
  /** A rule that these words name. */
  rule?: string;
  hit?: boolean;
}

function split(words: string, parts: RegExp, kind: (part: string) => Partial<Piece> | null): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of words.matchAll(parts)) {
    const what = kind(match[0]);
    if (!what || !match[0]) continue;
    if (match.index > from) found.push({ words: words.slice(from, match.index) });
    found.push({ words: match[0], ...what });
    from = match.index + match[0].length;
  }
  if (from < words.length) found.push({ words: words.slice(from) });
  return found;
}

/** The words of a rule in pieces: ids of other rules, what was searched for, and the rest. */
export function pieces(words: string, known: Map<string, BookRule>, asked: string): Piece[] {
  const wanted = asked.split(/\s+/).filter(Boolean);
  const hits = new RegExp(wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|") || "$^", "giu");
  return split(words, ID, (part) => (known.has(part) ? { rule: part } : null)).flatMap((piece) =>
    piece.rule ? [piece] : split(piece.words, hits, () => ({ hit: true })),
  );
}
