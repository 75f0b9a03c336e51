import { existsSync, readdirSync, readFileSync } from "node:fs";

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//;
/** Licences of packages that bring no text of their own. */
const KEPT = "licences";
/** Where a tool goes on to tell of what it holds itself, which does not come into the client. */
const OF_THE_TOOL = "\n# Licenses of bundled dependencies";
const RULE = "=".repeat(78);

/** The package that a module or a file comes from; the tool adds modules of its own, such as "\0vite/preload-helper.js". */
function owner(id) {
  return PACKAGE.exec(id.replaceAll("\\", "/"))?.[1] ?? (id.startsWith("\0vite/") ? "vite" : undefined);
}

/** What a package says of its licence, as it says it. */
function licence(name) {
  const folder = `node_modules/${name}`;
  const about = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  const own = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  const path = own ? `${folder}/${own}` : `${KEPT}/${about.license}.txt`;
  if (!existsSync(path)) throw new Error(`${name} (${about.license}) brings no text of its licence: put it into client/${path}`);
  const text = readFileSync(path, "utf8").split(OF_THE_TOOL)[0].replace(/^\n+/, "").trimEnd();
  const author = typeof about.author === "string" ? about.author.replace(/\s*<.*/, "") : about.author?.name;
  return `${RULE}\n${name} ${about.version}\n${own || !author ? "" : `Copyright ${author}\n`}${RULE}\n\n${text}\n`;
}

/** Writes licences.txt: of every package that the build has read, fonts included, the text of its licence. */
export function licences() {
  return {
    name: "tricorne-licences",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((one) =>
        one.type === "asset" ? one.originalFileNames : Object.keys(one.modules),
      );
      const names = new Set([...files, ...this.getModuleIds()].map(owner).filter(Boolean));
      const head = "The pages of Tricorne hold these fonts and libraries of others.\n";
      const source = [head, ...[...names].sort().map(licence)].join("\n");
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}
