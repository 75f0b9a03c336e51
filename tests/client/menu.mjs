// The menu of settings as the sources of the folder that this runs in make it, for a browser that prefers the languages
// given behind it: `node menu.mjs nl-BE en`. Without a browser: a test asks what can be chosen, and what is.
import { withSources } from "./sources.mjs";

await withSources(process.argv.slice(2), async (_, draw) => console.log(await draw("/src/parts/SettingsMenu.svelte")));
