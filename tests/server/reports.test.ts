/**
 * A published puzzle names its author, and leaves the list when three players object who
 * were not made for it. Whoever runs the server sees every report, and puts back or takes
 * off what they decide, while the server runs. On both databases.
 */
import { Moderation, openStorage } from "@masume/server";
import { expect, onTestFinished, test } from "vitest";
import { masume } from "../cli/masume.js";
import { Client } from "./client.js";
import { databaseKinds, emptyDatabase } from "./databases.js";
import { startNode } from "./nodes.js";

test.each(databaseKinds)("%s", async (kind) => {
  const empty = await emptyDatabase(kind);
  const node = await startNode(await openStorage(empty.options));
  onTestFinished(async () => {
    await node.stop();
    await empty.remove();
  });
  const { app } = node;
  const owner = await Client.named(app, "Author");
  const { id } = await owner.call("createPuzzle", {
    body: { game: "stroke", puzzle: "s3-0-8", title: "Crooked", visibility: "public" },
  });
  const listed = async () => (await owner.call("listPuzzles", { query: { q: "crooked" } })).puzzles;
  expect(await listed()).toMatchObject([{ id, ownerName: "Author" }]);
  const report = (client: Client) => client.refusal("reportPuzzle", { params: { id } });
  expect(await report(owner)).toBe("not-found");
  expect(await report(new Client(app))).toBe("no-player");
  const { db, now } = node.storage.database;
  // Those who came just now change nothing.
  for (const name of ["a", "b", "c"]) expect(await report(await Client.named(app, name))).toBeUndefined();
  expect(await listed()).toMatchObject([{ id, isHidden: false }]);
  const others = [await Client.named(app, "1"), await Client.named(app, "2"), await Client.named(app, "3")];
  await db
    .updateTable("players")
    .set({ created_at: now() - 8 * 24 * 60 * 60_000 })
    .where("name", "in", ["1", "2", "3"])
    .execute();
  for (const other of [others[0]!, others[0]!, others[1]!]) {
    expect(await report(other)).toBeUndefined();
    expect(await listed()).toHaveLength(1);
  }
  expect(await report(others[2]!)).toBeUndefined();
  expect(await listed()).toEqual([]);
  expect(await others[0]!.call("getPuzzle", { params: { id } })).toMatchObject({ id });
  // The author is told.
  expect((await owner.call("listMyPuzzles")).puzzles).toMatchObject([{ id, isHidden: true }]);

  const operate = async (...args: readonly string[]) => masume(["reports", ...empty.args, ...args]);
  const operator = new Moderation(node.storage.database);
  expect(JSON.parse((await operate("--json")).stdout)).toMatchObject({
    players: [],
    puzzles: [{ id, title: "Crooked", owner: { name: "Author" }, count: 6, isHidden: true }],
  });
  expect(await operate("--unhide", id)).toMatchObject({ status: 0, stdout: "" });
  expect(await listed()).toMatchObject([{ id, isHidden: false }]);
  expect(await operator.puzzleReports()).toEqual([]);
  // Whoever has reported it before does not count again.
  expect(await report(others[0]!)).toBeUndefined();
  expect(await listed()).toHaveLength(1);
  expect(await operator.hide(id)).toBe(true);
  expect(await listed()).toEqual([]);
  expect(await operator.unhide("0".repeat(16))).toBe(false);

  const day = "2026-11-18";
  const cheat = await Client.named(app, "Cheat");
  const run = {
    board: "slither-daily",
    day,
    solved: 1,
    score: 0,
    turns: 0,
    elapsed_ms: 5,
    at: 1,
    implausible: 0,
    times: "[]",
  };
  await db
    .insertInto("results")
    .values({ ...run, board: "slither-daily", player_id: cheat.id })
    .execute();
  const body = { reason: "cheating", board: "slither-daily", day, note: "5 ms" } as const;
  for (const other of others) await other.call("reportPlayer", { params: { id: cheat.id }, body });
  await owner.call("reportPlayer", { params: { id: cheat.id }, body: { reason: "name" } });
  const players = await operator.playerReports();
  expect(players).toHaveLength(4);
  expect((await operate()).stdout).toContain("cheating · run slither-daily 2026-11-18 · 5 ms");
  const entries = async () =>
    (await owner.call("getLeaderboard", { params: { board: "slither-daily" }, query: { day } })).entries;
  expect(await entries()).toMatchObject([{ player: { name: "Cheat" } }]);
  const about = players.find((one) => one.about !== "")!;
  const named = players.find((one) => one.about === "")!;
  expect(await operator.unrank(named.id)).toBe(false);
  expect(await operator.unrank(about.id)).toBe(true);
  expect(await entries()).toEqual([]);
  expect(await operator.playerReports()).toMatchObject([{ id: named.id, reason: "name" }]);
  expect(await operate("--close", named.id)).toMatchObject({ status: 0 });
  expect(await operator.close(named.id)).toBe(false);
});
