/** A backup made while the server runs, and restored: also into the other kind of database. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "@masume/server";
import { expect, test } from "vitest";
import { masume, scratchFolder } from "../cli/masume.js";
import { Client } from "./client.js";
import { emptyPlace, openStore } from "./databases.js";

test("from SQLite to PostgreSQL and back, with the player's cookie still good", async () => {
  const [first, second, third] = [
    await emptyPlace("SQLite"),
    await emptyPlace("PostgreSQL"),
    await emptyPlace("SQLite"),
  ];
  const { path } = scratchFolder();
  const store = await openStore(first.options);
  const app = await createServer({ version: "1.2.3", logLevel: "silent", store });
  const client = await Client.named(app, "愛子");
  await client.send("POST", "/api/puzzles", { game: "stroke", puzzle: "s3-0-8", title: "Kept" });

  const files = [join(path, "one.ndjson.gz"), join(path, "two.ndjson")] as const;
  expect(await masume(["backup", ...first.args, "-o", files[0]])).toMatchObject({ status: 0, stdout: "" });
  expect(existsSync(`${files[0]}.part`)).toBe(false);
  expect(await masume(["restore", "--from", files[0], ...second.args])).toMatchObject({ status: 0 });
  expect(await masume(["backup", ...second.args, "-o", files[1]])).toMatchObject({ status: 0 });
  expect(await masume(["restore", "--from", files[1], ...third.args])).toMatchObject({ status: 0 });
  expect((await masume(["restore", "--from", files[1], ...third.args])).stderr).toContain("is not empty");
  await app.close();
  await store.close();

  const restored = await openStore(third.options);
  const again = await createServer({ version: "1.2.3", logLevel: "silent", store: restored });
  const back = new Client(again);
  back.cookie = client.cookie;
  expect((await back.send("GET", "/api/me")).body).toEqual({ id: client.id, name: "愛子" });
  expect((await back.send("GET", "/api/me/puzzles")).body.puzzles).toMatchObject([{ title: "Kept" }]);
  await again.close();
  await restored.close();
  for (const place of [first, second, third]) await place.remove();
}, 180_000);

test("half a backup restores nothing", async () => {
  const place = await emptyPlace("SQLite");
  const { file } = scratchFolder();
  const half = file(
    "half.ndjson",
    '{"format":"masume-backup","version":1}\n["players",{"id":"a","name":"A","created_at":1}]\n',
  );
  const ran = await masume(["restore", "--from", half, ...place.args]);
  expect(ran).toMatchObject({ status: 2, stderr: expect.stringContaining("nothing was restored") });
  const store = await openStore(place.options);
  expect(await store.db.selectFrom("players").selectAll().execute()).toEqual([]);
  await store.close();
  await place.remove();
});
