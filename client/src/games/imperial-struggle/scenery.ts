// The baked pictures of the four theatres; only those of the theme in use are fetched.
const pictures = import.meta.glob<string>("./scenery/*.webp", { query: "?url", import: "default", eager: true });

export function scenery(theatre: string, theme: "light" | "dark"): string {
  return pictures[`./scenery/${theatre}-${theme}.webp`];
}
