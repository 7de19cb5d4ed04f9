/** A backup made while the server runs, and restored: also into the other kind of database. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createServer, openStorage } from "@masume/server";
import { expect, test } from "vitest";
import { masume, scratchFolder } from "../cli/masume.js";
import { Client } from "./client.js";
import { emptyDatabase } from "./databases.js";

test("from SQLite to PostgreSQL and back, with the player's cookie still good", async () => {
  const [first, second, third] = [
    await emptyDatabase("SQLite"),
    await emptyDatabase("PostgreSQL"),
    await emptyDatabase("SQLite"),
  ];
  const { path } = scratchFolder();
  const storage = await openStorage(first.options);
  const app = await createServer({ version: "1.2.3", logLevel: "silent", storage });
  const client = await Client.named(app, "愛子");
  await client.call("createPuzzle", { body: { game: "stroke", puzzle: "s3-0-8", title: "Saved" } });

  const files = [join(path, "one.ndjson.gz"), join(path, "two.ndjson")] as const;
  expect(await masume(["backup", ...first.args, "-o", files[0]])).toMatchObject({ status: 0, stdout: "" });
  expect(existsSync(`${files[0]}.part`)).toBe(false);
  expect(await masume(["restore", "--from", files[0], ...second.args])).toMatchObject({ status: 0 });
  expect(await masume(["backup", ...second.args, "-o", files[1]])).toMatchObject({ status: 0 });
  expect(await masume(["restore", "--from", files[1], ...third.args])).toMatchObject({ status: 0 });
  expect((await masume(["restore", "--from", files[1], ...third.args])).stderr).toContain("is not empty");
  await app.close();
  await storage.close();

  const restored = await openStorage(third.options);
  const again = await createServer({ version: "1.2.3", logLevel: "silent", storage: restored });
  const back = new Client(again);
  back.cookie = client.cookie;
  expect(await back.call("getMe")).toEqual({ id: client.id, name: "愛子" });
  expect((await back.call("listMyPuzzles")).puzzles).toMatchObject([{ title: "Saved" }]);
  await again.close();
  await restored.close();
  for (const database of [first, second, third]) await database.remove();
}, 180_000);

test("half a backup restores nothing", async () => {
  const database = await emptyDatabase("SQLite");
  const { file } = scratchFolder();
  const half = file(
    "half.ndjson",
    '{"format":"masume-backup","version":1}\n["players",{"id":"a","name":"A","created_at":1}]\n',
  );
  const ran = await masume(["restore", "--from", half, ...database.args]);
  expect(ran).toMatchObject({ status: 2, stderr: expect.stringContaining("nothing was restored") });
  const storage = await openStorage(database.options);
  expect(await storage.database.db.selectFrom("players").selectAll().execute()).toEqual([]);
  await storage.close();
  await database.remove();
});
