/**
 * The home page shows every game without loading one: at build time the games
 * themselves paint their miniatures, and the page gets the marks as data.
 */
import { fileURLToPath } from "node:url";
import { defaultServerConditions, type Plugin, runnerImport } from "vite";
import type { paintShowcase } from "./showcase.js";

const virtualId = "virtual:showcase";
const resolvedId = `\0${virtualId}`;
const source = fileURLToPath(new URL("./showcase.ts", import.meta.url));

export function showcase(): Plugin {
  return {
    name: "masume-showcase",
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined;
      const conditions = ["source", ...defaultServerConditions];
      const { module } = await runnerImport<{ paintShowcase: typeof paintShowcase }>(source, {
        configFile: false,
        resolve: { conditions },
        ssr: { noExternal: true, resolve: { conditions } },
      });
      return `export default ${JSON.stringify(await module.paintShowcase(), rounded)}`;
    },
  };
}

/** Finer than a pixel of a miniature; longer fractions would be half of what home loads. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === "number" ? Math.round(value * 1000) / 1000 : value;
}
