/**
 * Tests stand beside their source and run against the sources themselves: the
 * "source" condition of each package points there, so no build is needed.
 */
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig, type Plugin } from "vitest/config";
import { components, withoutBrowser } from "./apps/web/build/test-components.js";

const seeded = fileURLToPath(new URL("tests/seeded-fast-check.ts", import.meta.url));

/** Whoever imports fast-check gets it with a seed, so that a run tries what the run before tried. */
const fixedSeed: Plugin = {
  name: "fixed-seed",
  enforce: "pre",
  resolveId: (id, importer) => (id === "fast-check" && importer !== seeded ? seeded : undefined),
};

const pure = ["packages/{games,kernel,print,protocol}/src/**/*.test.ts"];
/** Tests of pure code that load other modules in the place of its own. */
const mocking = ["packages/games/src/stroke/generate/short-search.test.ts"];

export default defineConfig({
  plugins: [fixedSeed, components],
  resolve: {
    conditions: ["source"],
    // The build for browsers, in which signals and effects are alive.
    alias: [
      { find: /^solid-js$/, replacement: "solid-js/dist/solid.js" },
      { find: /^solid-js\/store$/, replacement: "solid-js/store/dist/store.js" },
      ...withoutBrowser,
    ],
  },
  ssr: { resolve: { conditions: ["source"], externalConditions: ["source"] } },
  test: {
    projects: [
      // What is pure is loaded once for all files, which takes a quarter less time.
      {
        extends: true,
        test: {
          name: "pure",
          include: pure,
          exclude: [...configDefaults.exclude, ...mocking],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "isolated",
          include: [
            ...mocking,
            "packages/workers/**/*.test.ts",
            "apps/*/src/**/*.test.{ts,tsx}",
            "bench/src/**/*.test.ts",
            "tests/repository/**/*.test.ts",
            "tests/fuzz/**/*.test.ts",
          ],
        },
      },
    ],
    // By itself Vitest leaves a core free for whoever watches.
    maxWorkers: "100%",
    // For what hangs; a machine with other work takes its time.
    testTimeout: 180_000,
    server: { deps: { inline: ["solid-js"] } },
  },
});
