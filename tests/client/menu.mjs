// The menu of settings as the sources of the folder that this runs in make it, for a browser that prefers the languages
// given behind it: `node menu.mjs nl-BE en`. Without a browser: a test asks what can be chosen, and what is.
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const nothing = () => undefined;
globalThis.localStorage = { getItem: () => null, setItem: nothing };
globalThis.location = new URL("http://localhost/");
globalThis.matchMedia = () => ({ matches: false, addEventListener: nothing });
Object.defineProperty(globalThis, "navigator", { value: { languages: process.argv.slice(2) } });

const vite = createRequire(join(process.cwd(), "package.json")).resolve("vite");
const { createServer } = await import(pathToFileURL(vite).href);
const server = await createServer({
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, hmr: false, watch: null },
});
try {
  const menu = await server.ssrLoadModule("/src/parts/SettingsMenu.svelte");
  const { render } = await server.ssrLoadModule("svelte/server");
  console.log(render(menu.default).body);
} finally {
  await server.close();
}
