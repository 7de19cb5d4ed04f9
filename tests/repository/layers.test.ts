/** Inside an app the folders lie in layers: each imports only from the layers before it. No files import each other in a circle. */
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { codeFiles, importsOf, staticImportsOf } from "./source-files.js";

const files = new Set(codeFiles);

/** Relative imports, as files; those of something that is not code are left out. */
function codeImported(from: string, imported: readonly string[]): readonly string[] {
  return imported.flatMap((to) => {
    const path = join(dirname(from), to);
    const found = [path, path.replace(/\.js$/, ".ts"), path.replace(/\.js$/, ".tsx")];
    return to.startsWith(".") ? found.filter((file) => files.has(file)).slice(0, 1) : [];
  });
}

const imports: ReadonlyMap<string, readonly string[]> = new Map(
  codeFiles.map((from) => [from, codeImported(from, importsOf(from))]),
);

/** One folder per game: together they are a layer. */
function gameFolders(root: string): readonly string[] {
  const folders = codeFiles.flatMap((file) =>
    file.startsWith(`${root}games/`) ? (/^games\/[^/]+(?=\/)/.exec(file.slice(root.length)) ?? []) : [],
  );
  return [...new Set(folders)];
}

/** Lowest first; the folders of one row do not import each other. */
const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "apps/cli/src/": [["platform"], ["verbs", "services"], gameFolders("apps/cli/src/"), ["games"]],
  "apps/server/src/": [
    ["platform"],
    ["storage"],
    ["players"],
    ["matches"],
    ["library"],
    ["jobs"],
    ["boards"],
    ["http"],
    ["socket"],
  ],
  "apps/web/src/": [
    ["testing"],
    ["platform"],
    ["settings"],
    ["i18n"],
    ["ui"],
    ["account", "board"],
    ["print"],
    ["daily"],
    ["play"],
    ["jobs", "leaderboards", "publishing"],
    ["library"],
    gameFolders("apps/web/src/"),
    ["games"],
    ["pages"],
    ["shell"],
  ],
};

for (const [root, rows] of Object.entries(layers)) {
  const folders = rows.flatMap((row, level) => row.map((folder) => ({ folder, level })));
  const placeOf = (file: string) =>
    folders.find(({ folder }) => file.startsWith(`${root}${folder}/`)) ?? { folder: "", level: rows.length };

  test(`${root}: folders import from the layers before them`, () => {
    const wrong = [...imports].flatMap(([from, targets]) => {
      if (!from.startsWith(root)) return [];
      const own = placeOf(from);
      return targets
        .filter((to) => to.startsWith(root) && placeOf(to).folder !== own.folder)
        .filter((to) => placeOf(to).level >= own.level)
        .map((to) => `${from} → ${to}`);
    });
    expect(wrong).toEqual([]);
  });
}

/** What a page loads first of every game. */
const games = codeFiles.filter((file) => /^packages\/games\/src\/[^/]+\/game\.ts$/.test(file));

test("every folder of an app's games belongs to a game", () => {
  const withGame = new Set(games.map((file) => file.split("/")[3]));
  const folders = ["apps/cli/src/", "apps/web/src/"].flatMap(gameFolders);
  expect(folders.length).toBeGreaterThanOrEqual(8);
  expect(folders.filter((folder) => !withGame.has(folder.slice("games/".length)))).toEqual([]);
});

test.each(games)("%s is loaded without an engine: only the game's own files, and its notations", (game) => {
  const reached = new Set([game]);
  for (const file of reached) for (const to of codeImported(file, staticImportsOf(file))) reached.add(to);
  expect(reached.size).toBeGreaterThan(5);
  const own = new Set([dirname(game), `${dirname(game)}/formats`]);
  expect([...reached].filter((file) => !own.has(dirname(file)))).toEqual([]);
});

test.each(["packages/", ...Object.keys(layers)])("%s: no files import each other in a circle", (root) => {
  expect(circles(root)).toEqual([]);
});

/** The imports that lead back to a file on the way there. */
function circles(root: string): readonly string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (file: string): void => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(" → "));
    if (done.has(file) || way.includes(file)) return;
    way.push(file);
    for (const next of imports.get(file) ?? []) visit(next);
    way.pop();
    done.add(file);
  };
  for (const file of imports.keys()) if (file.startsWith(root)) visit(file);
  return found;
}
