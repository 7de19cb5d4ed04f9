/** Components in the unit tests: compiled for a page without a browser (`src/testing/page-tree.ts`). */
import { fileURLToPath } from "node:url";
import type { Alias, Plugin } from "vite";
import solid from "vite-plugin-solid";

const testing = fileURLToPath(new URL("../src/testing/", import.meta.url));

export const components: Plugin = {
  name: "components",
  enforce: "pre",
  transform: solid({ solid: { generate: "universal", moduleName: `${testing}page-renderer.ts` } }).transform!,
};

/** What they import that would need a browser, and what they get in its place. */
export const withoutBrowser: readonly Alias[] = [
  { find: /^solid-js\/universal$/, replacement: "solid-js/universal/dist/universal.js" },
  { find: /^solid-js\/web$/, replacement: `${testing}solid-web.ts` },
  { find: /^@solidjs\/router$/, replacement: `${testing}router.tsx` },
  { find: /^virtual:showcase$/, replacement: `${testing}../pages/home/testing/showcase.ts` },
];
