// The engine tells in English. Its sentences have forms: text with {holes}. Here they are found again, so that boards can
// show them with emblems and tell them in other languages. Nothing here needs a page: a test runs it over whole games.

export type Form = [id: string, text: string];

export interface Found {
  id: string;
  /** What stood in each hole, in order. */
  holes: [name: string, words: string][];
}

/** The kind of a hole: numbered ones (power2) match the same as their kind. */
export const kindOf = (hole: string): string => hole.replace(/\d$/, "");

/** A function that finds the form of a sentence; `kinds` says as a pattern what each kind of hole may hold. */
export function reader(forms: Form[], kinds: Record<string, string>): (line: string) => Found | null {
  let ready: { id: string; names: string[]; form: RegExp }[] | null = null;
  const compile = ([id, text]: Form) => {
    const names: string[] = [];
    const escaped = text.replace(/[.()?+]/g, "\\$&");
    const source = escaped.replace(/\{(\w+)\}/g, (_, hole: string) => {
      names.push(hole);
      return `(${kinds[kindOf(hole)]})`;
    });
    return { id, names, form: new RegExp(`^${source}$`) };
  };
  return (line) => {
    ready ??= forms.map(compile);
    for (const { id, names, form } of ready) {
      const found = form.exec(line);
      if (found) return { id, holes: names.map((name, i) => [name, found[i + 1] ?? ""]) };
    }
    return null;
  };
}
