import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { key, named, progress } from "../platform/storage/testing/records.js";
import { fakeBrowser } from "../testing/browser.js";

interface ServerRecord {
  readonly store: string;
  readonly key: string;
  readonly value: string | null;
  readonly writtenAt: number;
  readonly seq: number;
}

/** The server's side: the newest version of each record, numbered in the order in which they came. */
const server = { records: new Map<string, ServerRecord>(), head: 0, asked: 0, isFull: false, isGone: false };

async function request(
  endpoint: string,
  given: { query?: { after: number }; body?: { records: ServerRecord[] } },
) {
  if (server.isGone) return { ok: false, error: { code: "unavailable" } };
  if (endpoint === "listRecords") {
    server.asked++;
    const records = [...server.records.values()].filter(({ seq }) => seq > given.query!.after);
    return { ok: true, value: { records: records.sort((a, b) => a.seq - b.seq), head: server.head } };
  }
  if (server.isFull) return { ok: false, error: { code: "full" } };
  const behind = given.body!.records.flatMap((record, i) => {
    const id = `${record.store}/${record.key}`;
    if ((server.records.get(id)?.writtenAt ?? 0) > record.writtenAt) return [i];
    server.records.set(id, { ...record, seq: ++server.head });
    return [];
  });
  return { ok: true, value: { behind } };
}

vi.mock("../platform/network/server.js", () => ({ api: { request }, useServer: () => () => "here" }));

beforeEach(() => {
  Object.assign(server, { records: new Map(), head: 0, asked: 0, isFull: false, isGone: false });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A device of the player, with a browser and a clock of its own. */
async function newDevice(clock: () => number = () => 1_000) {
  const browser = fakeBrowser();
  browser.storage.set("masume.player", JSON.stringify({ id: "p", name: "Player" }));
  return openPage(clock, { indexedDB, localStorage });
}

/** A page of a device: it knows what is stored there. */
async function openPage(clock: () => number, globals: Pick<typeof globalThis, "indexedDB" | "localStorage">) {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.resetModules();
  const [records, sync] = [await import("../platform/storage/records.js"), await import("./sync.js")];
  return {
    ...records,
    state: sync.syncState,
    sync: () => sync.syncNow(),
    onPushed: sync.onPushed,
    globals,
    /** What follows happens on this device. */
    use() {
      vi.stubGlobal("indexedDB", globals.indexedDB);
      vi.stubGlobal("localStorage", globals.localStorage);
      vi.spyOn(Date, "now").mockImplementation(clock);
      return this;
    },
  };
}

test("what one device saves, the others have; what it deletes, they delete", async () => {
  const [phone, desk] = [await newDevice(), await newDevice()];
  await phone.use().put("library", named("A"));
  await phone.sync();
  expect(phone.state()).toBe("synced");
  await desk.use().sync();
  expect(await desk.getAll("library")).toEqual([named("A")]);
  await desk.remove("library", key);
  await desk.sync();
  await phone.use().sync();
  expect(await phone.getAll("library")).toEqual([]);
});

test("what the server says is new is fetched, unless it is known here", async () => {
  const [phone, desk] = [await newDevice(), await newDevice()];
  await phone.use().put("library", named("A"));
  await phone.sync();
  await desk.use().sync();
  const { asked } = server;
  desk.onPushed(1);
  expect(server.asked).toBe(asked);
  await phone.use().put("library", named("B"));
  await phone.sync();
  desk.use().onPushed(2);
  // The one under way is followed by another.
  await desk.sync();
  expect(await desk.getAll("library")).toEqual([named("B")]);
});

test("two results of one stage become the better of both on both devices", async () => {
  const [phone, desk] = [await newDevice(), await newDevice()];
  await phone.use().put("progress", progress(3, 90));
  await desk.use().put("progress", progress(1, 10));
  await phone.use().sync();
  await desk.use().sync();
  await phone.use().sync();
  for (const device of [phone, desk])
    expect(await device.use().get("progress", key)).toEqual(progress(3, 10));
});

test("the later change wins although its device's clock is behind", async () => {
  const [phone, desk] = [await newDevice(() => 9_000), await newDevice(() => 1_000)];
  await phone.use().put("library", named("first"));
  await phone.sync();
  await desk.use().sync();
  await desk.put("library", named("second"));
  await desk.sync();
  expect(desk.state()).toBe("synced");
  await phone.use().sync();
  expect((await phone.get("library", key))?.name).toBe("second");
});

test("a clock that was ahead is remembered after an earlier one was heard of, also by the next page", async () => {
  const [ahead, behind, desk] = [
    await newDevice(() => 9_000),
    await newDevice(() => 2_000),
    await newDevice(() => 1_000),
  ];
  await ahead.use().put("library", named("first"));
  await ahead.sync();
  await desk.use().sync();
  await behind.use().put("progress", progress(1, 10));
  await behind.sync();
  await desk.use().sync();
  const next = (await openPage(() => 1_000, desk.globals)).use();
  await next.put("library", named("second"));
  await next.sync();
  expect(next.state()).toBe("synced");
  await ahead.use().sync();
  expect((await ahead.get("library", key))?.name).toBe("second");
});

test("the run that is further on stays, and reaches the server, although it was written earlier", async () => {
  const [phone, desk] = [await newDevice(() => 1_000), await newDevice(() => 9_000)];
  const run = (...times: readonly number[]) =>
    ({ key, game: "stroke", seed: "s", day: "2026-11-16", band: "normal", times, of: 5, begun: 0 }) as const;
  await phone.use().put("results", run(10, 20, 30));
  await desk.use().put("results", run(10, 20));
  await desk.sync();
  await phone.use().sync();
  expect(phone.state()).toBe("synced");
  await desk.use().sync();
  for (const device of [phone, desk]) expect(await device.use().get("results", key)).toEqual(run(10, 20, 30));
});

test("without the server everything waits, and is sent when it is back", async () => {
  const phone = (await newDevice()).use();
  server.isGone = true;
  await phone.put("library", named("A"));
  await phone.sync();
  expect(phone.state()).toBe("waiting");
  server.isGone = false;
  await phone.sync();
  expect(phone.state()).toBe("synced");
  expect(server.head).toBe(1);
});

test("a server that is full says so, and nothing is lost here", async () => {
  const phone = (await newDevice()).use();
  server.isFull = true;
  await phone.put("library", named("A"));
  await phone.sync();
  expect(phone.state()).toBe("stuck");
  expect(await phone.getAll("library")).toEqual([named("A")]);
});

test("a server restored from a backup gets again what it has lost", async () => {
  const phone = (await newDevice()).use();
  await phone.put("library", named("A"));
  await phone.sync();
  await phone.sync();
  Object.assign(server, { records: new Map(), head: 0 });
  await phone.sync();
  expect([...server.records.keys()]).toEqual(["library/stroke/a"]);
});
