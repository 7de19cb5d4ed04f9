/** What the devices of a player keep in common: in order, last writer first, nothing lost. On both databases. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Client } from "./client.js";
import { kinds } from "./databases.js";
import { type Installation, install } from "./nodes.js";

const url = "/api/me/records";

function record(key: string, value: string | null, writtenAt: number) {
  return { store: "library", key, value, writtenAt };
}

describe.each(kinds)("%s", (kind) => {
  let place: Installation;

  beforeAll(async () => {
    place = await install(kind);
  });

  afterAll(() => place.stop());

  async function twoDevices(): Promise<readonly [Client & { id: string }, Client]> {
    const [here, there] = place.nodes.map(({ app }) => app);
    const first = await Client.named(here!, "Two devices");
    const second = new Client(there!);
    second.cookie = first.cookie;
    return [first, second];
  }

  test("what one device writes the other reads, from where it was", async () => {
    const [first, second] = await twoDevices();
    const long = `slither/${"3".repeat(20_000)}`;
    const written = [record("stroke/a", '{"name":"A"}', 10), record(long, "{}", 11)];
    expect((await first.send("POST", url, { records: written })).body).toEqual({ behind: [] });
    const { records, head } = (await second.send("GET", url)).body;
    expect(records).toEqual(written.map((one, i) => ({ ...one, seq: i + 1 })));
    expect(head).toBe(2);
    expect((await second.send("GET", `${url}?after=2`)).body).toEqual({ records: [], head: 2 });
    await second.send("POST", url, { records: [record("stroke/a", null, 12)] });
    expect((await first.send("GET", `${url}?after=2`)).body.records).toEqual([
      { ...record("stroke/a", null, 12), seq: 3 },
    ]);
    expect((await first.send("GET", `${url}?limit=1`)).body).toMatchObject({
      records: [{ key: long }],
      head: 3,
    });
  });

  test("the later writing stays, whichever comes first; the same again does no harm", async () => {
    const [first, second] = await twoDevices();
    const late = record("x", '"late"', 20);
    await first.send("POST", url, { records: [late] });
    const early = await second.send("POST", url, {
      records: [record("y", "1", 5), record("x", '"early"', 10)],
    });
    expect(early.body).toEqual({ behind: [1] });
    expect((await first.send("POST", url, { records: [late] })).body).toEqual({ behind: [] });
    const { records } = (await second.send("GET", url)).body;
    expect(records.map(({ key, value }: { key: string; value: string }) => [key, value])).toEqual([
      ["y", "1"],
      ["x", '"late"'],
    ]);
  });

  test("devices that write at once do not hide each other's changes", async () => {
    const devices = await twoDevices();
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        devices[i % 2]!.send("POST", url, { records: [record(`k${i}`, "0", i)] }),
      ),
    );
    const { records, head } = (await devices[0].send("GET", url)).body;
    expect(head).toBe(20);
    expect(new Set(records.map(({ seq }: { seq: number }) => seq)).size).toBe(20);
  });

  test("records belong to their player, are exported with them, and go with them", async () => {
    const [owner] = await twoDevices();
    await owner.send("POST", url, { records: [record("mine", '"secret garden"', 1)] });
    const other = await Client.named(owner.app, "Other");
    expect((await other.send("GET", url)).body).toEqual({ records: [], head: 0 });
    expect((await new Client(owner.app).send("GET", url)).status).toBe(401);
    expect((await owner.send("GET", "/api/me/export")).text).toContain("secret garden");
    expect((await owner.send("DELETE", "/api/me")).status).toBe(204);
    const left = await place.nodes[0].store.db
      .selectFrom("records")
      .selectAll()
      .where("player_id", "=", owner.id)
      .execute();
    expect(left).toEqual([]);
  });

  test.each([
    { records: [] },
    { records: [{ ...record("x", "1", 1), owner: "me" }] },
    { records: [{ ...record("x", "1", 1), store: "../etc" }] },
    { records: [record("x", "1", -1)] },
    { records: [record("x", "1".repeat(400_001), 1)] },
  ])("%# is refused", async (body) => {
    const [first] = await twoDevices();
    expect((await first.send("POST", url, body)).status).toBe(400);
  });
});
