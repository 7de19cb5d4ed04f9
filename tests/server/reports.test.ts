/** A published puzzle names its author, and leaves the list when three players object. On both databases. */
import { expect, test } from "vitest";
import { Client } from "./client.js";
import { kinds } from "./databases.js";
import { install } from "./nodes.js";

test.each(kinds)("%s", async (kind) => {
  const place = await install(kind);
  const { app } = place.nodes[0];
  const owner = await Client.named(app, "Author");
  const puzzle = { game: "stroke", puzzle: "s3-0-8", title: "Crooked", visibility: "public" };
  const { id } = (await owner.send("POST", "/api/puzzles", puzzle)).body;
  const listed = async () => (await owner.send("GET", "/api/puzzles?q=crooked")).body.puzzles;
  expect(await listed()).toMatchObject([{ id, ownerName: "Author" }]);
  const report = (client: Client) => client.send("POST", `/api/puzzles/${id}/report`);
  expect((await report(owner)).status).toBe(404);
  expect((await report(new Client(app))).status).toBe(401);
  const others = [await Client.named(app, "1"), await Client.named(app, "2"), await Client.named(app, "3")];
  for (const other of [others[0]!, others[0]!, others[1]!]) {
    expect((await report(other)).status).toBe(204);
    expect(await listed()).toHaveLength(1);
  }
  expect((await report(others[2]!)).status).toBe(204);
  expect(await listed()).toEqual([]);
  expect((await others[0]!.send("GET", `/api/puzzles/${id}`)).status).toBe(200);
  await place.stop();
});
