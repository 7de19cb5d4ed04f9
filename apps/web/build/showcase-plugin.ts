/**
 * The home page shows every game without loading one: at build time the games
 * themselves paint their miniatures. The page gets the finished boards with its code;
 * the films that lead there are a file beside it, fetched by who watches.
 */
import type { Plugin } from "vite";
import { filmsPath } from "../src/pages/home/showcase.js";
import { importSource } from "./import-source.js";
import type { PaintedGame, paintShowcase } from "./showcase.js";

const virtualId = "virtual:showcase";
const resolvedId = `\0${virtualId}`;

export function showcase(): Plugin {
  let painting: Promise<readonly PaintedGame[]> | undefined;
  const painted = (): Promise<readonly PaintedGame[]> => {
    painting ??= importSource<{ paintShowcase: typeof paintShowcase }>("./showcase.ts").then((module) =>
      module.paintShowcase(),
    );
    return painting;
  };
  return {
    name: "masume-showcase",
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined;
      const shown = (await painted()).map((game) => game.shown);
      return `export default ${JSON.stringify(shown, rounded)}`;
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: filmsPath.slice(1), source: filmsOf(await painted()) });
    },
    configureServer({ middlewares }) {
      middlewares.use(filmsPath, (_request, response, next) => {
        painted().then((games) => {
          response.setHeader("content-type", "application/json");
          response.end(filmsOf(games));
        }, next);
      });
    },
  };
}

function filmsOf(games: readonly PaintedGame[]): string {
  return JSON.stringify(Object.fromEntries(games.map(({ shown, film }) => [shown.id, film])), rounded);
}

/** Finer than a pixel of a miniature; longer fractions would be half of what home loads. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === "number" ? Math.round(value * 1000) / 1000 : value;
}
