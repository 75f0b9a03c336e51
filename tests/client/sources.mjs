// The sources of the client in the folder that this runs in, without a browser and without a build.
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export const nothing = () => undefined;

/** Let `use` work with the modules of the client: it is given how to load one, and how to draw a component. */
export async function withSources(languages, use) {
  globalThis.localStorage = { getItem: () => null, setItem: nothing };
  globalThis.location = new URL("http://localhost/");
  globalThis.matchMedia = () => ({ matches: false, addEventListener: nothing });
  Object.defineProperty(globalThis, "navigator", { value: { languages } });
  const vite = createRequire(join(process.cwd(), "package.json")).resolve("vite");
  const { createServer } = await import(pathToFileURL(vite).href);
  // What Vite prepares is its own: several tests begin at the same time, and each would find the other's half done.
  const cacheDir = mkdtempSync(join(tmpdir(), "sources-"));
  const server = await createServer({
    appType: "custom",
    cacheDir,
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  });
  const load = (file) => server.ssrLoadModule(file);
  try {
    const { render } = await load("svelte/server");
    await use(load, async (file, props) => render((await load(file)).default, { props }).body);
  } finally {
    await server.close();
    rmSync(cacheDir, { recursive: true, force: true });
  }
}
