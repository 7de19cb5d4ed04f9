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
const server = {
  records: new Map<string, ServerRecord>(),
  head: 0,
  asked: 0,
  isFull: false,
  isGone: false,
  /** Of the player. */
  isForgotten: false,
  /** So often it says of all it is sent that something newer is there. */
  behindFor: 0,
  /** Done before it answers what it has. */
  meanwhile: async () => {},
};
const untouched = { ...server };

async function request(
  endpoint: string,
  given: { query?: { after: number; limit: number }; body?: { records: ServerRecord[] } } = {},
) {
  if (server.isGone) return { ok: false, error: { code: "unavailable" } };
  if (server.isForgotten) return { ok: false, error: { code: "no-player" } };
  if (endpoint === "listRecords") {
    server.asked++;
    await server.meanwhile();
    const { after, limit } = given.query!;
    const newer = [...server.records.values()].filter(({ seq }) => seq > after);
    const records = newer.sort((a, b) => a.seq - b.seq).slice(0, limit);
    return { ok: true, value: { records, head: server.head } };
  }
  if (endpoint !== "writeRecords") return { ok: true, value: null };
  if (server.behindFor-- > 0) return { ok: true, value: { behind: given.body!.records.map((_, i) => i) } };
  if (server.isFull) return { ok: false, error: { code: "full" } };
  const behind = given.body!.records.flatMap((record, i) => {
    const id = `${record.store}/${record.key}`;
    if ((server.records.get(id)?.writtenAt ?? 0) > record.writtenAt) return [i];
    server.records.set(id, { ...record, seq: ++server.head });
    return [];
  });
  return { ok: true, value: { behind } };
}

vi.mock("../platform/network/server.js", () => ({
  api: { request },
  whenPlayerUnknown() {},
  useServer: () => () => "here",
}));

beforeEach(() => {
  Object.assign(server, { ...untouched, records: new Map() });
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
  const { arrivals } = await import("../platform/storage/outbox.js");
  const { me } = await import("./identity.js");
  const { signOut } = await import("./identity-changes.js");
  return {
    ...records,
    arrivals,
    me,
    signOut,
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
  expect(desk.state()).toBe("sending");
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
  expect(JSON.parse(localStorage.getItem("masume.sync")!)).toMatchObject({ heard: 9_000 });
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

/** What the server has of some device, in this order. */
function has(...records: readonly Omit<ServerRecord, "seq">[]): void {
  for (const record of records)
    server.records.set(`${record.store}/${record.key}`, { ...record, seq: ++server.head });
}

function puzzle(name: string): Omit<ServerRecord, "seq"> {
  const record = { ...named(name), key: `stroke/${name}` };
  return { store: "library", key: record.key, value: JSON.stringify(record), writtenAt: 5 };
}

test("more than fit into one answer are fetched one answer after another", async () => {
  const desk = (await newDevice()).use();
  has(...Array.from({ length: 201 }, (_, i) => puzzle(`p${i}`)));
  await desk.sync();
  expect(await desk.getAll("library")).toHaveLength(201);
  const { asked } = server;
  await desk.sync();
  expect(server.asked).toBe(asked + 1);
});

test("a store of a later version is passed over, and what follows it is taken in", async () => {
  const desk = (await newDevice()).use();
  has({ store: "future", key: "a", value: "{}", writtenAt: 5 }, puzzle("b"));
  await desk.sync();
  expect((await desk.getAll("library")).map(({ name }) => name)).toEqual(["b"]);
});

test("that something has come is told once, however much it is, and not where nothing is new", async () => {
  const desk = (await newDevice()).use();
  const before = desk.arrivals();
  has(puzzle("a"), { ...puzzle("b"), value: null });
  await desk.sync();
  expect(desk.arrivals()).toBe(before + 1);
  has({ ...puzzle("c"), value: null });
  await desk.sync();
  expect(desk.arrivals()).toBe(before + 1);
});

test("a device that becomes another player's gives that one all it has, and takes in all of theirs", async () => {
  const phone = (await newDevice()).use();
  await phone.put("library", named("A"));
  await phone.sync();
  Object.assign(server, { records: new Map(), head: 0 });
  has(puzzle("b"), puzzle("c"));
  localStorage.setItem("masume.player", JSON.stringify({ id: "q", name: "Other" }));
  const next = (await openPage(() => 1_000, phone.globals)).use();
  await next.sync();
  expect([...server.records.keys()].sort()).toEqual([
    "library/stroke/a",
    "library/stroke/b",
    "library/stroke/c",
  ]);
  expect((await next.getAll("library")).map(({ name }) => name).sort()).toEqual(["A", "b", "c"]);
});

test("a player whom the server has forgotten is forgotten here too", async () => {
  const phone = (await newDevice()).use();
  server.isForgotten = true;
  await phone.sync();
  expect([phone.me(), phone.state()]).toEqual([undefined, "waiting"]);
});

test("what comes after signing out is not taken in any more", async () => {
  const phone = (await newDevice()).use();
  has(puzzle("a"));
  server.meanwhile = () => phone.signOut();
  await phone.sync();
  expect(await phone.getAll("library")).toEqual([]);
});

test.each([
  [4, "synced", 5],
  [5, "waiting", 5],
])("told %d times that something newer is there, it is %s after %d rounds", async (times, state, rounds) => {
  const phone = (await newDevice()).use();
  await phone.put("library", named("A"));
  server.behindFor = times;
  await phone.sync();
  expect([phone.state(), server.asked]).toEqual([state, rounds]);
});

test("an answer that cannot be read is no end of it", async () => {
  const phone = (await newDevice()).use();
  has({ ...puzzle("a"), value: "{" });
  await phone.sync();
  expect(phone.state()).toBe("waiting");
  Object.assign(server, { records: new Map(), head: 0 });
  has(puzzle("a"));
  await phone.sync();
  expect(phone.state()).toBe("synced");
});
