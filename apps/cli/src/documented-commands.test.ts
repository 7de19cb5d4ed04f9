/** Every `masume` command that a document names is one: its verb and its options are there. */
import { readdirSync, readFileSync } from "node:fs";
import { gameIds } from "@masume/games";
import { expect, test } from "vitest";
import { parseCommandLine } from "./command-line.js";
import { loadCommands } from "./games/index.js";

const root = new URL("../../../", import.meta.url);
const documents = [
  "README.md",
  "README.ja.md",
  ...readdirSync(new URL("docs/", root))
    // The guide to a new game is followed by a test of its own.
    .filter((name) => name.endsWith(".md") && name !== "adding-a-game.md")
    .map((name) => `docs/${name}`),
];

/** Commands in inline code and on lines of their own in blocks, as far as the first pipe or redirection. */
function commandsIn(path: string): readonly string[] {
  const text = readFileSync(new URL(path, root), "utf8");
  const found = text.matchAll(/(?:^|[`|$] ?|^\$ .*\| )(?:npx )?masume ([^`\n|<>#…]+)/gm);
  return [...found]
    .map(([, words]) => words!.trim())
    .filter((words) => !/--help|^help|^completion/.test(words));
}

const commands = documents.flatMap((path) => commandsIn(path).map((words) => [path, words] as const));
const games = new Map(await Promise.all(gameIds.map(async (id) => [id, await loadCommands(id)] as const)));
const listed = gameIds.map((id) => ({ id, description: "" }));

test("the documents name many commands", () => {
  expect(commands.length).toBeGreaterThan(30);
});

test.each(commands)("%s: masume %s", (_path, words) => {
  const argv = words.match(/'[^']*'|"[^"]*"|\S+/g)!;
  const game = gameIds.find((id) => id === argv[0]);
  const request = parseCommandLine(argv, "0", "en", listed, game && games.get(game));
  expect(request?.kind).toBe(game ? "verb" : "service");
});
