import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The app is built into dist, which the wheel carries as durbar/web. In development `npm run dev` shows it with a
// server of Durbar behind it: durbar serve --origin http://localhost:5173
export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: ["index.html", "src/worker.ts"],
      // A service worker has the same address for ever, at the root of what it looks after.
      output: { entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
  test: {
    include: ["src/**/*.test.ts"], // those that need a page say so: @vitest-environment jsdom
    isolate: false,
    setupFiles: "test-setup.ts",
  },
});
