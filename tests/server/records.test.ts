/** What the devices of a player share: in order, the last writer wins, nothing is lost. On both databases. */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { Client } from "./client.js";
import { databaseKinds } from "./databases.js";
import { type Installation, install } from "./nodes.js";
import { PlayerSocket } from "./player-socket.js";

type NewRecord = ReturnType<typeof record>;

/** The indexes of those that were behind. */
async function write(client: Client, ...records: NewRecord[]): Promise<readonly number[]> {
  return (await client.call("writeRecords", { body: { records } })).behind;
}

function record(key: string, value: string | null, writtenAt: number) {
  return { store: "library", key, value, writtenAt };
}

describe.each(databaseKinds)("%s", (kind) => {
  let installation: Installation;

  beforeAll(async () => {
    installation = await install(kind);
  });

  afterAll(() => installation.stop());

  async function twoDevices(): Promise<readonly [Client & { id: string }, Client]> {
    const [here, there] = installation.nodes.map(({ app }) => app);
    const first = await Client.named(here!, "Two devices");
    const second = new Client(there!);
    second.cookie = first.cookie;
    return [first, second];
  }

  test("what one device writes the other reads, from where it was", async () => {
    const [first, second] = await twoDevices();
    const long = `slither/${"3".repeat(20_000)}`;
    const written = [record("stroke/a", '{"name":"A"}', 10), record(long, "{}", 11)];
    expect(await write(first, ...written)).toEqual([]);
    const { records, head } = await second.call("listRecords");
    expect(records).toEqual(written.map((one, i) => ({ ...one, seq: i + 1 })));
    expect(head).toBe(2);
    expect(await second.call("listRecords", { query: { after: 2 } })).toEqual({ records: [], head: 2 });
    await write(second, record("stroke/a", null, 12));
    expect((await first.call("listRecords", { query: { after: 2 } })).records).toEqual([
      { ...record("stroke/a", null, 12), seq: 3 },
    ]);
    expect(await first.call("listRecords", { query: { limit: 1 } })).toMatchObject({
      records: [{ key: long }],
      head: 3,
    });
  });

  test("of one record several times in a batch the last written stays, as one after the other", async () => {
    const [first, second] = await twoDevices();
    await write(first, record("old", '"stored"', 20));
    const batch = [
      record("new", '"first"', 10),
      record("old", '"too late"', 19),
      record("new", null, 12),
      record("new", '"in between"', 11),
      record("old", '"at the same time"', 20),
    ];
    expect(await write(second, ...batch)).toEqual([1, 3]);
    expect(await first.call("listRecords")).toEqual({
      records: [
        { ...record("new", null, 12), seq: 4 },
        { ...record("old", '"at the same time"', 20), seq: 6 },
      ],
      head: 6,
    });
  });

  test("while an account is deleted its devices write, or are refused; neither waits for the other for ever", async () => {
    const devices = await twoDevices();
    await write(devices[0], record("before", "1", 1));
    const body = { records: [record("a", "1", 1), record("b", "2", 1)] };
    const writes = Array.from({ length: 20 }, (_, i) =>
      devices[i % 2]!.send("POST", "/api/me/records", body),
    );
    const answers = await Promise.all([...writes, devices[1].send("DELETE", "/api/me")]);
    for (const { status } of answers) expect([200, 204, 401, 404]).toContain(status);
  });

  test("a page is bounded by its length too, and the pages together are everything", async () => {
    const [first, second] = await twoDevices();
    const value = JSON.stringify("x".repeat(100_000));
    for (const half of [0, 4]) {
      await write(first, ...[0, 1, 2, 3].map((i) => record(`long ${half + i}`, value, 10)));
    }
    const keys: string[] = [];
    for (let after = 0; after < 8; ) {
      const answer = await second.send("GET", `/api/me/records?after=${after}`);
      expect(answer.text.length).toBeLessThan(500_000);
      const { records, head } = answer.body as { records: { key: string; seq: number }[]; head: number };
      expect(head).toBe(8);
      keys.push(...records.map(({ key }) => key));
      after = records.at(-1)!.seq;
    }
    expect(keys).toEqual(Array.from({ length: 8 }, (_, i) => `long ${i}`));
    const exported = (await first.call("exportMe")) as unknown as { records: { key: string }[] };
    expect(exported.records.map(({ key }) => key).sort()).toEqual(keys);
  });

  test("a device with a socket is told what the others write, and not what it writes itself", async () => {
    const [{ app }, { url }] = installation.nodes;
    const first = await Client.named(app, "Told");
    const { code } = await first.call("createDeviceCode");
    const second = new Client(app);
    await second.call("redeemDeviceCode", { body: { code } });
    const [own, other] = [
      await PlayerSocket.open(url, first.cookie),
      await PlayerSocket.open(url, second.cookie),
    ];
    const told = other.next("records");
    await write(first, record("a", "1", 10), record("b", "1", 10));
    expect(await told).toEqual({ type: "records", head: 2 });
    const next = own.next("records");
    await write(second, record("c", "1", 11));
    expect(await next).toEqual({ type: "records", head: 3 });
    expect(await write(second, record("c", "0", 5))).toEqual([0]);
    await Promise.all([own, other].map((socket) => socket.request("ping")));
    const all = [own, other].map(
      ({ received }) => received.filter((text) => text.includes('"records"')).length,
    );
    expect(all).toEqual([1, 1]);
    await Promise.all([own, other].map((socket) => socket.close()));
  });

  test("asking whether there is anything new reads one row and no snapshot", async () => {
    const [first] = await twoDevices();
    await write(first, record("a", "1", 10));
    const [{ app, storage }] = installation.nodes;
    const asked = vi.spyOn(storage.database.db, "selectFrom");
    const snapshots = vi.spyOn(storage.database, "snapshot");
    onTestFinished(() => {
      asked.mockRestore();
      snapshots.mockRestore();
    });
    const client = new Client(app);
    client.cookie = first.cookie;
    expect(await client.call("listRecords", { query: { after: 1 } })).toEqual({ records: [], head: 1 });
    expect(asked.mock.calls).toEqual([["players"], ["record_heads"]]);
    expect(snapshots).not.toHaveBeenCalled();
  });

  test("the later version stays, whichever comes first; the same again does no harm", async () => {
    const [first, second] = await twoDevices();
    const late = record("x", '"late"', 20);
    await write(first, late);
    expect(await write(second, record("y", "1", 5), record("x", '"early"', 10))).toEqual([1]);
    expect(await write(first, late)).toEqual([]);
    const { records } = await second.call("listRecords");
    expect(records.map(({ key, value }) => [key, value])).toEqual([
      ["y", "1"],
      ["x", '"late"'],
    ]);
  });

  test("devices that write at once do not hide each other's changes", async () => {
    const devices = await twoDevices();
    await Promise.all(Array.from({ length: 20 }, (_, i) => write(devices[i % 2]!, record(`k${i}`, "0", i))));
    const { records, head } = await devices[0].call("listRecords");
    expect(head).toBe(20);
    expect(new Set(records.map(({ seq }) => seq)).size).toBe(20);
  });

  test("records belong to their player, are exported with them, and go with them", async () => {
    const [owner] = await twoDevices();
    await write(owner, record("mine", '"secret garden"', 1));
    const other = await Client.named(owner.app, "Other");
    expect(await other.call("listRecords")).toEqual({ records: [], head: 0 });
    expect(await new Client(owner.app).refusal("listRecords")).toBe("no-player");
    expect(JSON.stringify(await owner.call("exportMe"))).toContain("secret garden");
    await owner.call("deleteMe");
    const left = await installation.nodes[0].storage.database.db
      .selectFrom("records")
      .selectAll()
      .where("player_id", "=", owner.id)
      .execute();
    expect(left).toEqual([]);
  });

  /** Straight into the table: so many, and so long, would take a while by the API. */
  async function store(player: string, keys: readonly string[]): Promise<void> {
    const { db } = installation.nodes[0].storage.database;
    const rows = keys.map((key, i) => ({
      player_id: player,
      hash: createHash("sha256").update(`library/${key}`).digest("hex"),
      ...{ store: "library", key, value: "1", written_at: 1, seq: i + 1 },
    }));
    for (let i = 0; i < rows.length; i += 1_000) {
      await db
        .insertInto("records")
        .values(rows.slice(i, i + 1_000))
        .execute();
    }
    const bytes = keys.reduce((sum, key) => sum + 201 + Buffer.byteLength(key), 0);
    const head = { player_id: player, seq: rows.length, records: rows.length, bytes };
    await db.insertInto("record_heads").values(head).execute();
  }

  const refusalOf = (client: Client, ...records: NewRecord[]) =>
    client.refusal("writeRecords", { body: { records } });

  test("at the limit nothing is added, but what is there can be changed and deleted", async () => {
    const [client] = await twoDevices();
    const keys = Array.from({ length: 20_000 }, (_, i) => `k${i}`);
    await store(client.id, keys);
    expect(await refusalOf(client, record("k0", "2", 2), record("one more", "1", 2))).toBe("full");
    expect(await client.call("listRecords", { query: { after: 20_000 } })).toMatchObject({ records: [] });
    expect(await write(client, record("k0", "2", 2), record("k1", null, 2))).toEqual([]);
    const { records } = await client.call("listRecords", { query: { after: 20_000 } });
    expect(records.map(({ key, value }) => [key, value])).toEqual([
      ["k0", "2"],
      ["k1", null],
    ]);
    // The deleted one has made room for another.
    expect(await write(client, record("one more", "1", 3))).toEqual([]);
    expect(await refusalOf(client, record("and another", "1", 3))).toBe("full");
  });

  test("what is used is counted along, whatever happens to a record", async () => {
    const [client] = await twoDevices();
    const { db } = installation.nodes[0].storage.database;
    const used = () =>
      db
        .selectFrom("record_heads")
        .select(["records", "bytes"])
        .where("player_id", "=", client.id)
        .executeTakeFirstOrThrow();
    await write(client, record("a", '"あ"', 1), record("b", "12", 1), record("a", "1", 2));
    expect(await used()).toEqual({ records: 2, bytes: 2 * 201 + 3 });
    expect(await write(client, record("a", '"late"', 1), record("b", null, 2))).toEqual([0]);
    expect(await used()).toEqual({ records: 1, bytes: 2 * 201 + 1 });
    await write(client, record("b", null, 3), record("b", "345", 4), record("never there", null, 4));
    expect(await used()).toEqual({ records: 2, bytes: 3 * 200 + 13 + 4 });
  });

  test("the last byte of the room can be used, and not one more", async () => {
    const [client] = await twoDevices();
    const { db } = installation.nodes[0].storage.database;
    const use = (bytes: number) =>
      db.updateTable("record_heads").set({ bytes }).where("player_id", "=", client.id).execute();
    await write(client, record("a", "1", 1));
    const room = 32 * 1024 * 1024;
    // A record takes 200 bytes, its key and its value.
    await use(room - 202);
    expect(await write(client, record("b", "2", 1))).toEqual([]);
    await use(room - 201);
    expect(await refusalOf(client, record("c", "3", 1))).toBe("full");
  });

  test("keys take room like values, by their bytes", async () => {
    const [client] = await twoDevices();
    // 34 MB in 12 million letters: more than there may be, as from the time before keys were counted.
    const keys = Array.from({ length: 125 }, (_, i) => `${i}${"あ".repeat(95_000)}`);
    await store(client.id, keys);
    expect(await refusalOf(client, record("more", "1", 2))).toBe("full");
    expect(await write(client, record(keys[0]!, null, 2))).toEqual([]);
  });

  test.each([
    { records: [] },
    { records: [{ ...record("x", "1", 1), owner: "me" }] },
    { records: [{ ...record("x", "1", 1), store: "../etc" }] },
    { records: [record("x", "1", -1)] },
    { records: [record("x", "1".repeat(400_001), 1)] },
  ])("%# is refused", async (body) => {
    const [first] = await twoDevices();
    expect((await first.send("POST", "/api/me/records", body)).status).toBe(400);
  });
});
