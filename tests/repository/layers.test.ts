/** Inside an app the folders lie in layers: each imports only from the layers before it. No files import each other in a circle. */
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { codeFiles, importsOf } from "./source-files.js";

const files = new Set(codeFiles);

/** Relative imports, as files; those of something that is not code are left out. */
const imports: ReadonlyMap<string, readonly string[]> = new Map(
  codeFiles.map((from) => [
    from,
    importsOf(from).flatMap((to) => {
      const path = join(dirname(from), to);
      const found = [path, path.replace(/\.js$/, ".ts"), path.replace(/\.js$/, ".tsx")];
      return to.startsWith(".") ? found.filter((file) => files.has(file)).slice(0, 1) : [];
    }),
  ]),
);

/** Lowest first; the folders of one row do not import each other. */
const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "apps/cli/src/": [
    ["platform"],
    ["verbs", "services"],
    ["games/nonaga", "games/slither", "games/sono", "games/stroke"],
    ["games"],
  ],
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
    ["games/nonaga", "games/slither", "games/sono", "games/stroke"],
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
