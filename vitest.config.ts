/**
 * Tests stand beside their source and run against the sources themselves: the
 * "source" condition of each package points there, so no build is needed.
 */
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    conditions: ["source"],
    // The build for browsers, in which signals and effects are alive.
    alias: [
      { find: /^solid-js$/, replacement: "solid-js/dist/solid.js" },
      { find: /^solid-js\/store$/, replacement: "solid-js/store/dist/store.js" },
    ],
  },
  ssr: { resolve: { conditions: ["source"], externalConditions: ["source"] } },
  test: {
    include: [
      "packages/**/*.test.ts",
      "apps/*/src/**/*.test.ts",
      "bench/src/**/*.test.ts",
      "tests/repository/**/*.test.ts",
      "tests/fuzz/**/*.test.ts",
    ],
    // By itself Vitest leaves a core free for whoever watches.
    maxWorkers: "100%",
    testTimeout: 60_000,
    server: { deps: { inline: ["solid-js"] } },
  },
});
