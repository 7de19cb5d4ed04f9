/**
 * Writes down which files a place of the app needs beyond those that the document
 * names, in `preloads.json`: the server names them there when it sends that place, so
 * that a browser fetches them at once instead of finding one behind the other.
 */
import type { Plugin, Rolldown } from "vite";

/** The modules that the places of a game import, by the ends of their names. */
function placesOf(game: string): Readonly<Record<string, readonly string[]>> {
  const always = [`/games/src/${game}/game.ts`, `/web/src/games/${game}/ui.tsx`];
  const tab = ["/pages/game/game-page.tsx", "/pages/game/play-tab.tsx", `/web/src/games/${game}/play.tsx`];
  const board = ["/pages/game/puzzle-page.tsx", "/web/src/play/play.ts", "/web/src/play/play-view.tsx"];
  return { [game]: [...always, ...tab], [`${game}/play`]: [...always, ...board] };
}

export function preloads(): Plugin {
  return {
    name: "masume-preloads",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
        const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
        const games = modules.flatMap((name) => /\/games\/src\/(\w+)\/game\.ts$/.exec(name)?.[1] ?? []);
        const named = filesOf(
          bundle,
          chunks.filter(({ isEntry }) => isEntry),
        );
        const places = games.flatMap((game) => Object.entries(placesOf(game)));
        const lists = places.map(([place, ends]) => {
          const needed = chunks.filter(({ moduleIds }) =>
            moduleIds.some((name) => ends.some((end) => name.endsWith(end))),
          );
          return [place, [...filesOf(bundle, needed)].filter((file) => !named.has(file))];
        });
        this.emitFile({
          type: "asset",
          fileName: "preloads.json",
          source: JSON.stringify(Object.fromEntries(lists)),
        });
      },
    },
  };
}

/** The files of chunks and of all that they import at once, style sheets too. */
function filesOf(
  bundle: Rolldown.OutputBundle,
  entries: readonly Rolldown.OutputChunk[],
): ReadonlySet<string> {
  const files = new Set<string>();
  const waiting = entries.map(({ fileName }) => fileName);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const chunk = bundle[file];
    if (files.has(file) || chunk?.type !== "chunk") continue;
    files.add(file);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    waiting.push(...chunk.imports);
  }
  return files;
}
