import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "../../testing/browser.js";
import { key, named, progress } from "./testing/records.js";

beforeEach(() => {
  fakeBrowser();
  vi.spyOn(Date, "now").mockReturnValue(100);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openDevice() {
  vi.resetModules();
  return { ...(await import("./records.js")), ...(await import("./outbox.js")) };
}

test("what another device wrote replaces what is already sent", async () => {
  const device = await openDevice();
  await device.put("library", named("ours"));
  await device.acknowledge((await device.nextOutgoing(1)).map(({ entry }) => entry));
  expect(await device.applyRemote({ store: "library", key, record: named("theirs"), writtenAt: 1 })).toBe(
    true,
  );
  expect(await device.get("library", key)).toEqual(named("theirs"));
  expect(await device.countOutgoing()).toBe(0);
});

test("what is still to be sent stays when it is newer", async () => {
  const device = await openDevice();
  await device.put("library", named("ours"));
  expect(await device.applyRemote({ store: "library", key, record: named("theirs"), writtenAt: 99 })).toBe(
    false,
  );
  expect(await device.get("library", key)).toEqual(named("ours"));
  expect(await device.countOutgoing()).toBe(1);
});

test("of two writes of the same millisecond the server's stays, so that all devices agree", async () => {
  const device = await openDevice();
  await device.put("library", named("ours"));
  const [{ entry } = { entry: undefined }] = await device.nextOutgoing(1);
  const remote = { store: "library", key, record: named("theirs"), writtenAt: entry!.writtenAt } as const;
  expect(await device.applyRemote(remote)).toBe(true);
  expect(await device.countOutgoing()).toBe(0);
});

test("a deletion elsewhere deletes here, unless the record was written later", async () => {
  const device = await openDevice();
  await device.put("library", named("ours"));
  await device.applyRemote({ store: "library", key, record: undefined, writtenAt: 50 });
  expect(await device.get("library", key)).toEqual(named("ours"));
  await device.applyRemote({ store: "library", key, record: undefined, writtenAt: 500 });
  expect(await device.get("library", key)).toBeUndefined();
});

test("merged progress is sent on, later than both", async () => {
  const device = await openDevice();
  await device.put("progress", progress(3, 90));
  await device.applyRemote({ store: "progress", key, record: progress(1, 10), writtenAt: 7_000 });
  expect(await device.get("progress", key)).toEqual(progress(3, 10));
  const [outgoing] = await device.nextOutgoing(1);
  expect(outgoing?.record).toEqual(progress(3, 10));
  expect(outgoing?.entry.writtenAt).toBeGreaterThan(7_000);
});

test("a write after a device with a fast clock was heard is newer all the same", async () => {
  const device = await openDevice();
  await device.applyRemote({ store: "library", key, record: named("fast"), writtenAt: 9_000 });
  await device.put("library", named("ours"));
  expect((await device.nextOutgoing(1))[0]?.entry.writtenAt).toBeGreaterThan(9_000);
});

test("what is written again while it is being sent is sent again", async () => {
  const device = await openDevice();
  await device.put("library", named("one"));
  const sent = (await device.nextOutgoing(1)).map(({ entry }) => entry);
  await device.put("library", named("two"));
  await device.acknowledge(sent);
  const [again] = await device.nextOutgoing(9);
  expect(again).toMatchObject({ record: named("two") });
  await device.restamp(sent);
  expect(await device.nextOutgoing(9)).toEqual([again]);
  await device.acknowledge((await device.nextOutgoing(1)).map(({ entry }) => entry));
  expect(await device.countOutgoing()).toBe(0);
});

test("a new player gets everything that is on the device, once", async () => {
  const device = await openDevice();
  await device.put("library", named("a"));
  await device.acknowledge((await device.nextOutgoing(1)).map(({ entry }) => entry));
  await device.put("progress", progress(1, 1));
  const [waiting] = await device.nextOutgoing(1);
  await device.queueEverything();
  // What waited keeps its time; what had been sent is as old as it says itself.
  expect((await device.nextOutgoing(9)).map(({ entry }) => entry.writtenAt)).toEqual([
    named("a").saved,
    waiting!.entry.writtenAt,
  ]);
  expect((await device.nextOutgoing(9)).map(({ entry }) => entry.store)).toEqual(["library", "progress"]);
});

test("the same as is here already is no change", async () => {
  const device = await openDevice();
  await device.put("library", named("a"));
  await device.acknowledge((await device.nextOutgoing(1)).map(({ entry }) => entry));
  expect(await device.applyRemote({ store: "library", key, record: named("a"), writtenAt: 500 })).toBe(false);
});

test("the tabs hear of a session of another device, and of nothing else", async () => {
  const device = await openDevice();
  const { notifyAllTabs, onRemoteSave } = await import("./tab-sync.js");
  const heard: string[] = [];
  const end = new Promise<void>((resolve) => void onRemoteSave("end", resolve));
  for (const one of ["stroke/s", key]) onRemoteSave(one, () => heard.push(one));
  await device.applyRemote({ store: "library", key, record: named("a"), writtenAt: 1 });
  const saved = { ...named("a"), key: "stroke/s", href: "", title: { key: "name" }, saved: "", elapsed: 0 };
  const record = { ...saved, hints: 0, progress: { value: 0, of: 9 }, updated: 1 };
  await device.applyRemote({ store: "sessions", key: "stroke/s", record, writtenAt: 1 });
  notifyAllTabs("end");
  await end;
  expect(heard).toEqual(["stroke/s"]);
});
