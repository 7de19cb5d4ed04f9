/** A published puzzle names its author, and leaves the list when three players object who were not made for it. On both databases. */
import { expect, test } from "vitest";
import { Client } from "./client.js";
import { databaseKinds } from "./databases.js";
import { install } from "./nodes.js";

test.each(databaseKinds)("%s", async (kind) => {
  const installation = await install(kind);
  const { app } = installation.nodes[0];
  const owner = await Client.named(app, "Author");
  const { id } = await owner.call("createPuzzle", {
    body: { game: "stroke", puzzle: "s3-0-8", title: "Crooked", visibility: "public" },
  });
  const listed = async () => (await owner.call("listPuzzles", { query: { q: "crooked" } })).puzzles;
  expect(await listed()).toMatchObject([{ id, ownerName: "Author" }]);
  const report = (client: Client) => client.refusal("reportPuzzle", { params: { id } });
  expect(await report(owner)).toBe("not-found");
  expect(await report(new Client(app))).toBe("no-player");
  const { db, now } = installation.nodes[0].storage.database;
  // Those who came just now change nothing.
  for (const name of ["a", "b", "c", "d"])
    expect(await report(await Client.named(app, name))).toBeUndefined();
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
  await installation.stop();
});
