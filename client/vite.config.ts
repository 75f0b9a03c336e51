import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built client is part of the Python package; file names carry a hash of their content.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/tricorne/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8756", ws: true } } },
});
