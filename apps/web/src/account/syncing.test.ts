/** When this device speaks with the server about its records: after a change, at sight, when told to. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { key, named } from "../platform/storage/testing/records.js";
import { type FakeBrowser, fakeBrowser } from "../testing/browser.js";

interface Sent {
  readonly key: string;
  readonly value: string | null;
}
const asked: string[] = [];
const written: (readonly Sent[])[] = [];
let canList = true;

async function request(endpoint: string, given: { body?: { records: readonly Sent[] } }) {
  asked.push(endpoint);
  if (endpoint === "listRecords" && canList) return { ok: true, value: { records: [], head: 0 } };
  if (endpoint !== "writeRecords") return { ok: false, error: { code: "unavailable" } };
  written.push(given.body!.records);
  return { ok: true, value: { behind: [] } };
}
vi.mock("../platform/network/server.js", () => ({
  api: { request },
  whenPlayerUnknown() {},
  useServer: () => () => "available",
}));

let browser: FakeBrowser;
beforeEach(() => {
  asked.length = 0;
  written.length = 0;
  canList = true;
  browser = fakeBrowser();
  browser.storage.set("masume.player", JSON.stringify({ id: "p", name: "Player" }));
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function page() {
  const [records, sync] = [await import("../platform/storage/records.js"), await import("./sync.js")];
  return { ...records, ...sync };
}
const pulls = () => asked.filter((one) => one === "listRecords").length;
/** What has been begun is done: as many turns of the event loop as a round takes. */
const atRest = (sync: { syncState(): string }, state = "synced") =>
  vi.waitFor(() => expect(sync.syncState()).toBe(state), { timeout: 150_000, interval: 2 });

test("three seconds after the last change, once for all of them", async () => {
  const device = await page();
  device.startSyncing();
  await atRest(device);
  const before = pulls();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await device.put("library", named("A"));
  expect(device.syncState()).toBe("waiting");
  vi.advanceTimersByTime(2_000);
  await device.put("library", named("B"));
  vi.advanceTimersByTime(2_999);
  expect(pulls()).toBe(before);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await atRest(device);
  expect([pulls(), written.length]).toEqual([before + 1, 1]);
  expect(JSON.parse(written[0]![0]!.value!)).toMatchObject({ name: "B" });
});

test("whenever the page is looked at again, and not when it is hidden", async () => {
  const device = await page();
  device.startSyncing();
  await atRest(device);
  const before = pulls();
  browser.setVisible(false);
  expect(device.syncState()).toBe("synced");
  browser.setVisible(true);
  expect(device.syncState()).toBe("sending");
  await atRest(device);
  expect(pulls()).toBe(before + 1);
});

test("when the server can be heard; not when it can no longer", async () => {
  const device = await page();
  device.setPushed(false);
  expect(asked).toEqual([]);
  device.setPushed(true);
  await atRest(device);
  expect(pulls()).toBe(1);
});

test("a change while it is at it is followed by another round", async () => {
  const device = await page();
  const first = device.syncNow();
  await device.put("library", named("A"));
  await device.syncNow();
  await first;
  expect(device.syncState()).toBe("synced");
  expect(written.flat().map((one) => one.key)).toEqual([key]);
});

test("without a player nothing is asked", async () => {
  browser.storage.delete("masume.player");
  const device = await page();
  await device.syncNow();
  expect(asked).toEqual([]);
});

test("a hundred records at a time, and no message longer than the server takes", async () => {
  const device = await page();
  for (let i = 0; i < 101; i++) await device.put("library", { ...named("x"), key: `k${i}` });
  await device.syncNow();
  expect(written.map(({ length }) => length)).toEqual([100, 1]);
  written.length = 0;
  // Two of these are longer than 600,000 letters together; one of the third kind is too long for any message.
  for (const [i, length] of [350_000, 350_000, 100, 400_100].entries())
    await device.put("library", { ...named("y".repeat(length)), key: `long${i}` });
  await device.syncNow();
  expect(written.map((batch) => batch.map((one) => one.key))).toEqual([["long0"], ["long1", "long2"]]);
  expect(device.syncState()).toBe("synced");
  expect(await device.get("library", "long3")).toBeDefined();
});

test("asked for while it is at it, it is done once more, however often it was asked for", async () => {
  const device = await page();
  await Promise.all([device.syncNow(), device.syncNow(), device.syncNow()]);
  expect(pulls()).toBe(2);
});

test("begun twice, it still goes on once at a time; and it does when the network is back", async () => {
  const online: (() => void)[] = [];
  vi.stubGlobal("addEventListener", (type: string, listener: () => void) => {
    if (type === "online") online.push(listener);
  });
  const device = await page();
  device.startSyncing();
  device.startSyncing();
  await atRest(device);
  const before = pulls();
  expect(online).toHaveLength(1);
  online[0]!();
  await atRest(device);
  expect(pulls()).toBe(before + 1);
  browser.setVisible(true);
  await atRest(device);
  expect(pulls()).toBe(before + 2);
});

test("every minute; every ten while the server tells by itself what is new", async () => {
  let time = 0;
  vi.spyOn(performance, "now").mockImplementation(() => time);
  const intervals = vi.spyOn(globalThis, "setInterval");
  const device = await page();
  device.startSyncing();
  await atRest(device);
  const [tick, everyMs] = intervals.mock.lastCall as unknown as [() => void, number];
  expect(everyMs).toBe(60_000);
  const minutes = async (count: number) => {
    const before = pulls();
    for (let i = 0; i < count; i++) {
      time += everyMs;
      tick();
      await atRest(device);
    }
    return pulls() - before;
  };
  expect(await minutes(3)).toBe(3);
  device.setPushed(true);
  await atRest(device);
  expect(await minutes(9)).toBe(0);
  expect(await minutes(1)).toBe(1);
  device.setPushed(false);
  expect(await minutes(2)).toBe(2);
});

test("what others have written comes first: where it cannot be had, nothing is sent", async () => {
  const device = await page();
  await device.put("library", named("A"));
  canList = false;
  await device.syncNow();
  expect([device.syncState(), written]).toEqual(["waiting", []]);
});

test("where the browser has locks, one tab at a time", async () => {
  const request = vi.fn((_name: string, work: () => Promise<unknown>) => work());
  vi.stubGlobal("navigator", { language: "en", locks: { request } });
  const device = await page();
  await device.syncNow();
  expect([request.mock.calls.length, device.syncState()]).toEqual([1, "synced"]);
});
