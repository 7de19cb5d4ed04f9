/**
 * Writes down which files a place of the app needs beyond those that the document
 * names, in `preloads.json`: the server names them there when it sends that place, so
 * that a browser fetches them at once instead of finding one behind the other.
 */
import type { Plugin, Rolldown } from "vite";

/** A module by its path without ending; of several, the first that there is. */
type Entry = string | readonly string[];

/** The modules that the places of a game import: its own, or what games without one share. */
function placesOf(game: string): Readonly<Record<string, readonly Entry[]>> {
  const own = `/web/src/games/${game}`;
  const always = [`/games/src/${game}/game`, [`${own}/ui`, "/web/src/games/default-ui"]];
  const tab = [
    "/pages/game/game-page",
    "/pages/game/play-tab",
    [`${own}/play`, "/web/src/games/default-play"],
  ];
  // A position of Nonaga is opened for study, not played.
  const study = `${own}/position-page`;
  const board = [
    "/pages/game/puzzle-page",
    [study, "/web/src/play/create-play"],
    [study, "/web/src/play/play-view"],
  ];
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
        const chunksOf = (entry: Entry) => {
          for (const path of [entry].flat()) {
            const found = chunks.filter(({ moduleIds }) =>
              moduleIds.some((name) => name.endsWith(`${path}.ts`) || name.endsWith(`${path}.tsx`)),
            );
            if (found.length > 0) return found;
          }
          return this.error(`preloads.json: no module ${[entry].flat().join(" or ")} in the app`);
        };
        const places = games.flatMap((game) => Object.entries(placesOf(game)));
        const lists = places.map(([place, entries]) => [
          place,
          [...filesOf(bundle, entries.flatMap(chunksOf))].filter((file) => !named.has(file)),
        ]);
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
