/** What is published has been graded by the server, whatever its author says of it. On both databases. */
import { linkCode, puzzleCodec, slither } from "@masume/games/slither";
import { describe, expect, test } from "vitest";
import { Client } from "./client.js";
import { databaseKinds } from "./databases.js";
import { useServer } from "./use-server.js";

const unsolvable = puzzle("33\n33");
const ambiguous = puzzle("..\n..");

function puzzle(rows: string): string {
  const read = puzzleCodec.parse(rows);
  if (!read.ok) throw new Error(rows);
  return linkCode(read.value);
}

describe.each(databaseKinds)("%s", (kind) => {
  const server = useServer(kind);
  const body = (text: string) => ({ game: "slither", puzzle: text, title: "Hard", level: 5 });

  test("no puzzle without a solution, no level for one with several, the server's level for the others", async () => {
    const author = await Client.named(server.app, "Author");
    const create = (text: string, visibility: "private" | "public") =>
      author.request("createPuzzle", { body: { ...body(text), visibility } });
    expect(await create(unsolvable, "public")).toMatchObject({ error: { code: "no-solution" } });
    expect(await create(ambiguous, "public")).toMatchObject({ value: { solutions: "several", level: null } });
    const unique = slither.examples[0]!.puzzle;
    const published = await create(unique, "public");
    expect(published).toMatchObject({ value: { solutions: "one" } });
    const level = published.ok ? published.value.level : undefined;
    expect(level).toBeLessThan(5);

    // The same when it is published later, or changed then.
    const draft = await create(unsolvable, "private");
    const params = { id: draft.ok ? draft.value.id : "" };
    expect(await author.refusal("updatePuzzle", { params, body: { visibility: "public" } })).toBe(
      "no-solution",
    );
    const other = await create(unique, "private");
    expect(other).toMatchObject({ value: { level: 5, solutions: null } });
    const later = { id: other.ok ? other.value.id : "" };
    const change = { visibility: "public", level: 5 } as const;
    expect(await author.call("updatePuzzle", { params: later, body: change })).toMatchObject({ level });
    expect(await author.call("updatePuzzle", { params: later, body: { level: 1 } })).toMatchObject({ level });
  });

  test("one at a time for each player", async () => {
    const author = await Client.named(server.app, "Hasty");
    const code = slither.examples[0]!.puzzle;
    const all = await Promise.all(
      [1, 2, 3].map(() => author.refusal("createPuzzle", { body: { ...body(code), visibility: "public" } })),
    );
    expect(all.filter((refusal) => refusal === undefined)).toHaveLength(1);
    expect(all.filter((refusal) => refusal === "too-many")).toHaveLength(2);
  });
});
