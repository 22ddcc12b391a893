import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The build goes where the server serves it from.
export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/colonnade/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
});
