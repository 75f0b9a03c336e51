import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { licences } from "./licences/gather.js";

/** Writes the service worker: the files of the shell are the page, the chunks that it begins with, and their styles. */
function worker() {
  return {
    name: "tricorne-worker",
    apply: "build",
    enforce: "post", // chunks that hold nothing but styles are gone by then
    generateBundle(_, bundle) {
      const shell = new Set(["/"]);
      const add = (name) => {
        const found = bundle[name];
        if (shell.has(`/${name}`) || found?.type !== "chunk") return;
        shell.add(`/${name}`);
        for (const css of found.viteMetadata?.importedCss ?? []) shell.add(`/${css}`);
        found.imports.forEach(add);
      };
      Object.values(bundle).forEach((one) => one.type === "chunk" && one.isEntry && add(one.fileName));
      const files = JSON.stringify([...shell].sort());
      const source = readFileSync("worker.js", "utf8");
      const version = createHash("sha256")
        .update(files + source + readFileSync("index.html", "utf8"))
        .digest("hex");
      const written = source.replace('["shell"]', files).replace("shell-version", `shell-${version.slice(0, 16)}`);
      this.emitFile({ type: "asset", fileName: "worker.js", source: written });
    },
  };
}

// The built client is part of the Python package; file names carry a hash of their content.
export default defineConfig({
  plugins: [svelte(), worker(), licences()],
  build: {
    outDir: "../src/tricorne/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false }, // on a slow machine it would say how slow
      // What every page begins with is one file, also where a page that comes later shares a piece of it.
      output: { codeSplitting: { groups: [{ name: "shell", tags: ["$initial"] }] } },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8756", ws: true } } },
});
