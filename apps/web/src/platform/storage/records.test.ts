import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeBrowser, fakeBrowser } from "../../testing/browser.js";
import { type LibraryRecord, type SessionRecord, sharedStores } from "./schema.js";
import { progress } from "./testing/records.js";

let browser: FakeBrowser;

beforeEach(() => {
  browser = fakeBrowser();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page of the app: modules of its own over the same storage. */
async function openPage() {
  vi.resetModules();
  const records = await import("./records.js");
  const exporting = await import("./export.js");
  return {
    ...records,
    ...exporting,
    ...(await import("./outbox.js")),
    ...(await import("./unload-journal.js")),
  };
}

const puzzle = (name: string, saved = 1): LibraryRecord => ({
  key: "stroke/a",
  game: "stroke",
  code: "a",
  name,
  folder: "",
  saved,
});

const session = (saved: string, updated: number): SessionRecord => ({
  key: "stroke/a",
  game: "stroke",
  href: "/stroke/play/a",
  title: { key: "name" },
  saved,
  elapsed: 0,
  hints: 0,
  progress: { value: 0, of: 9 },
  updated,
});

/** From now on no transaction that writes gets anywhere, as when a page is left. */
function stopWrites(): void {
  const transaction = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (
    this: IDBDatabase,
    stores,
    mode,
  ) {
    if (mode === "readwrite") throw new DOMException("the page is gone", "AbortError");
    return transaction.call(this, stores, mode);
  });
}

const foreign = "masume.pending.x";

/** An earlier page left these, on their way. */
function leave(...writes: readonly object[]): void {
  browser.storage.set(foreign, JSON.stringify(writes));
}

function refuseWrites(): void {
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
}

test("a record is found again by another page, and waits to be sent", async () => {
  const page = await openPage();
  await page.put("library", puzzle("A"));
  const later = await openPage();
  expect(await later.get("library", "stroke/a")).toEqual(puzzle("A"));
  expect(await later.nextOutgoing(10)).toMatchObject([{ entry: { store: "library" }, record: puzzle("A") }]);
});

test("a deletion is to be sent too, an attempt never", async () => {
  const page = await openPage();
  await page.put("library", puzzle("A"));
  await page.remove("library", "stroke/a");
  await page.put("attempts", {
    key: "slither-daily/2026-11-16",
    board: "slither-daily",
    day: "2026-11-16",
    player: "p",
    run: "r",
    puzzles: [],
    answers: [],
    sent: 0,
  });
  expect(await page.getAll("library")).toEqual([]);
  const outgoing = await page.nextOutgoing(10);
  expect(outgoing.map(({ entry, record }) => [entry.id, record])).toEqual([["stroke/a", undefined]]);
});

test("what a full device refuses stays readable and is offered again with the next record", async () => {
  const page = await openPage();
  refuseWrites();
  await page.put("library", puzzle("A"));
  expect(page.storageProblem()).toEqual({ kind: "full" });
  expect(await page.get("library", "stroke/a")).toEqual(puzzle("A"));
  expect(JSON.parse(await page.exportAll())).toMatchObject({ library: [puzzle("A")] });
  vi.restoreAllMocks();
  await page.put("library", { ...puzzle("B"), key: "stroke/b", code: "b" });
  expect(page.storageProblem()).toBeUndefined();
  const later = await openPage();
  expect((await later.getAll("library")).map(({ name }) => name).sort()).toEqual(["A", "B"]);
});

test("another refusal than of a full device is told with its reason", async () => {
  const page = await openPage();
  stopWrites();
  await page.put("library", puzzle("A"));
  expect(page.storageProblem()).toEqual({ kind: "refused", reason: "the page is gone" });
});

test("what the device refuses stands in place of what it has: a newer version, or a deletion", async () => {
  const page = await openPage();
  await page.put("library", puzzle("A"));
  stopWrites();
  await page.put("library", puzzle("B"));
  expect(await page.getAll("library")).toEqual([puzzle("B")]);
  await page.remove("library", "stroke/a");
  expect([await page.get("library", "stroke/a"), await page.getAll("library")]).toEqual([undefined, []]);
});

test("where there is no database at all, everything is in memory", async () => {
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("not in a private window", "SecurityError");
  });
  const page = await openPage();
  await page.put("library", puzzle("A"));
  expect(await page.getAll("library")).toEqual([puzzle("A")]);
});

test("only what is shared is announced as worth sending", async () => {
  const page = await openPage();
  const written = vi.fn();
  page.onWrite(written);
  await page.put("solverRuns", { key: "r" } as never);
  expect(written).not.toHaveBeenCalled();
  await page.put("library", puzzle("A"));
  expect(written).toHaveBeenCalledTimes(1);
});

test("a page that nobody looks at notes what it writes at once, until it is written", async () => {
  const page = await openPage();
  const pending = () => [...browser.storage.keys()].filter((name) => name.startsWith("masume.pending"));
  await page.getAll("library");
  browser.setVisible(false);
  const written = page.put("library", puzzle("A"));
  expect(pending()).toHaveLength(1);
  await written;
  expect(pending()).toEqual([]);
  stopWrites();
  await page.put("library", puzzle("B"));
  expect(pending()).toHaveLength(1);
  vi.restoreAllMocks();
  expect(await (await openPage()).get("library", "stroke/a")).toEqual(puzzle("B"));
});

test("of two writes at once the newer is kept in mind, though only the older was taken", async () => {
  const page = await openPage();
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, record) {
    if (record.name === "B") throw new DOMException("", "QuotaExceededError");
    return put.call(this, record);
  });
  await Promise.all([page.put("library", puzzle("A")), page.put("library", puzzle("B"))]);
  expect(await page.get("library", "stroke/a")).toEqual(puzzle("B"));
  expect(page.storageProblem()).toEqual({ kind: "full" });
  vi.restoreAllMocks();
  await page.put("library", { ...puzzle("C"), key: "stroke/c", code: "c" });
  const later = await openPage();
  expect(await later.get("library", "stroke/a")).toEqual(puzzle("B"));
});

test("what was on its way when the page was left is written by the next page", async () => {
  const page = await openPage();
  await page.get("sessions", "stroke/a");
  page.saveOnUnload();
  stopWrites();
  await page.put("sessions", session("one move", 5));
  browser.setVisible(false);
  vi.restoreAllMocks();
  const next = await openPage();
  expect(await next.get("sessions", "stroke/a")).toEqual(session("one move", 5));
  expect(next.otherJournals()).toEqual([]);
  const third = await openPage();
  expect(await third.get("sessions", "stroke/a")).toEqual(session("one move", 5));
});

test("a journal does not undo what was written after it", async () => {
  const page = await openPage();
  const pending = { store: "sessions", key: "stroke/a", record: session("old", 5), writtenAt: 5 };
  browser.storage.set("masume.pending.x", JSON.stringify([pending]));
  vi.spyOn(Date, "now").mockReturnValue(9);
  await page.put("sessions", session("new", 9));
  expect((await (await openPage()).get("sessions", "stroke/a"))?.saved).toBe("new");
});

test("a journal counts as old as its writes were, whatever the records say", async () => {
  const page = await openPage();
  vi.spyOn(Date, "now").mockReturnValue(9);
  await page.put("library", puzzle("new", 1));
  leave({ store: "library", key: "stroke/a", record: puzzle("old", 1), writtenAt: 5 });
  expect((await (await openPage()).get("library", "stroke/a"))?.name).toBe("new");
});

test("a journal is older than what has been written, sent and confirmed after it", async () => {
  const page = await openPage();
  await page.put("sessions", session("new", 9));
  await page.acknowledge((await page.nextOutgoing(1)).map(({ entry }) => entry));
  leave({ store: "sessions", key: "stroke/a", record: session("old", 5), writtenAt: 5 });
  expect((await (await openPage()).get("sessions", "stroke/a"))?.saved).toBe("new");
});

test("what a journal repeats is neither sent nor announced again", async () => {
  const page = await openPage();
  await page.put("library", puzzle("A"));
  await page.acknowledge((await page.nextOutgoing(1)).map(({ entry }) => entry));
  leave({ store: "library", key: "stroke/a", record: puzzle("A"), writtenAt: Number.MAX_SAFE_INTEGER });
  const next = await openPage();
  const written = vi.fn();
  next.onWrite(written);
  await next.getAll("library");
  expect([await next.countOutgoing(), written.mock.calls.length]).toEqual([0, 0]);
});

test("what a journal brings is announced, to be sent and to other tabs; of progress the better stays", async () => {
  const page = await openPage();
  await page.put("progress", { ...progress(3, 90) });
  leave(
    { store: "progress", key: "stroke/a", record: progress(1, 10), writtenAt: Number.MAX_SAFE_INTEGER },
    { store: "sessions", key: "stroke/a", record: session("one move", 5), writtenAt: 5 },
  );
  const next = await openPage();
  const { onRemoteSave } = await import("./tab-sync.js");
  const heard = new Promise<void>((resolve) => void onRemoteSave("stroke/a", resolve));
  const written = vi.fn();
  next.onWrite(written);
  expect(await next.get("progress", "stroke/a")).toEqual(progress(3, 10));
  await heard;
  expect(written).toHaveBeenCalledTimes(2);
});

test("a journal that the device refuses is passed on, and offered again, unless something newer is there", async () => {
  leave({ store: "sessions", key: "stroke/a", record: session("old", 5), writtenAt: 5 });
  const page = await openPage();
  stopWrites();
  expect((await page.get("sessions", "stroke/a"))?.saved).toBe("old");
  expect(page.storageProblem()).toMatchObject({ kind: "refused" });
  expect(browser.storage.has(foreign)).toBe(false);
  vi.restoreAllMocks();
  const next = await openPage();
  expect((await next.get("sessions", "stroke/a"))?.saved).toBe("old");
  vi.spyOn(Date, "now").mockReturnValue(9);
  await next.put("sessions", session("new", 9));
  await page.put("library", puzzle("A"));
  expect(page.storageProblem()).toBeUndefined();
  expect((await page.get("sessions", "stroke/a"))?.saved).toBe("new");
});

test("a refused journal does not stand before what this page has written since", async () => {
  leave({ store: "sessions", key: "stroke/a", record: session("old", 5), writtenAt: 5 });
  const page = await openPage();
  stopWrites();
  await page.put("sessions", session("new", 9));
  expect((await page.get("sessions", "stroke/a"))?.saved).toBe("new");
});

test.each(["", "null", "[null]", '[{"store":"sessions","key":"a","record":{"key":"b"},"writtenAt":1}]'])(
  "a journal that holds %s does no harm",
  async (text) => {
    browser.storage.set("masume.pending.x", text);
    const page = await openPage();
    expect(await page.getAll("sessions")).toEqual([]);
    expect(page.otherJournals()).toEqual([]);
  },
);

test("what is exported is imported elsewhere, and goes to the player's other devices", async () => {
  const page = await openPage();
  await page.put("library", puzzle("A"));
  const exported = JSON.parse(await page.exportAll());
  fakeBrowser();
  const elsewhere = await openPage();
  expect(await elsewhere.importAll(JSON.stringify({ ...exported, unknown: [1] }))).toBe(1);
  expect(await elsewhere.getAll("library")).toEqual([puzzle("A")]);
  expect(await elsewhere.countOutgoing()).toBe(1);
});

test("a record that lacks something every record has is not imported", async () => {
  const page = await openPage();
  const { href: _, ...broken } = session("one move", 5);
  const sessions = [broken, { ...session("", 5), title: null }, { key: 3 }, null, session("two moves", 6)];
  expect(await page.importAll(JSON.stringify({ masume: 1, sessions, library: 7 }))).toBe(1);
  expect(await page.getAll("sessions")).toEqual([session("two moves", 6)]);
});

/** The least that a record of each store says. */
const least = {
  sessions: session("", 5),
  library: puzzle("A"),
  progress: progress(3, 10),
  results: { key: "stroke/r", game: "stroke", seed: "s", band: "normal", times: [5], of: 3, begun: 1 },
  solves: { key: "stroke/a@1", game: "stroke", day: "2026-11-16", time: 5, hints: 0 },
} as const;

test("an export has everything of every shared store, and brings all of it in again", async () => {
  const page = await openPage();
  for (const store of sharedStores) await page.put(store, least[store] as never);
  await page.put("library", { ...puzzle("B"), key: "stroke/b" });
  const text = await page.exportAll();
  fakeBrowser();
  const elsewhere = await openPage();
  expect(await elsewhere.importAll(text)).toBe(6);
  expect(await elsewhere.exportAll()).toBe(text);
});

test.each(sharedStores)(
  "a record of %s needs each thing that it always has, and nothing else",
  async (store) => {
    const page = await openPage();
    const record: object = least[store];
    const imported = (one: object) => page.importAll(JSON.stringify({ masume: 1, [store]: [one] }));
    for (const [name, value] of Object.entries(record)) {
      expect(await imported({ ...record, [name]: undefined }), name).toBe(0);
      expect(await imported({ ...record, [name]: typeof value === "string" ? 1 : "1" }), name).toBe(0);
    }
    expect(await imported(record)).toBe(1);
  },
);

test.each(["", "{", "[]", "null", '{"library":[]}'])("%s is no export", async (text) => {
  expect(await (await openPage()).importAll(text)).toBeUndefined();
});

test("what a full device refuses of an import is there all the same, and said", async () => {
  const page = await openPage();
  refuseWrites();
  expect(await page.importAll(JSON.stringify({ masume: 1, library: [puzzle("A")] }))).toBe(1);
  expect(page.storageProblem()).toEqual({ kind: "full" });
  expect(await page.getAll("library")).toEqual([puzzle("A")]);
});

test("deleting everything leaves nothing to be sent, and nothing of the app in any storage", async () => {
  const page = await openPage();
  await page.put("library", puzzle("A"));
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem("masume.anything/at-all", "1");
    storage.setItem("another.program", "2");
  }
  await page.clearAll();
  expect(await page.getAll("library")).toEqual([]);
  expect(await page.countOutgoing()).toBe(0);
  for (const storage of [localStorage, sessionStorage])
    expect(Object.keys(storage)).toEqual(["another.program"]);
});

test("deleting everything deletes what the device had refused, and the complaint about it", async () => {
  const page = await openPage();
  refuseWrites();
  await page.put("library", puzzle("A"));
  vi.restoreAllMocks();
  await page.clearAll();
  expect([await page.getAll("library"), page.storageProblem()]).toEqual([[], undefined]);
});
