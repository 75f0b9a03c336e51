// The baked pictures of the seven maps; only those of the theme in use are fetched.
const pictures = import.meta.glob<string>("./scenery/*.webp", { query: "?url", import: "default", eager: true });

export function scenery(panel: string, theme: "light" | "dark"): string {
  return pictures[`./scenery/${panel}-${theme}.webp`];
}
