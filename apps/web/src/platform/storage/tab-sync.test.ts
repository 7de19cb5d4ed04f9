import { expect, test } from "vitest";
import { notifyAllTabs, notifyOtherTabs, onRemoteSave } from "./tab-sync.js";

/** The keys reported to this tab, up to the last one. */
function changedUntil(last: string, keys: readonly string[]): Promise<readonly string[]> {
  const changed: string[] = [];
  return new Promise((resolve) => {
    for (const key of [...keys, last]) {
      onRemoteSave(key, () => {
        changed.push(key);
        if (key === last) resolve(changed);
      });
    }
  });
}

test("a save of this tab is no news to it; one that came from a server is", async () => {
  const changed = changedUntil("end", ["own", "remote"]);
  notifyOtherTabs("own");
  notifyAllTabs("remote");
  notifyAllTabs("end");
  expect(await changed).toEqual(["remote", "end"]);
});

test("who shows another puzzle, or none any more, hears nothing", async () => {
  const changed: string[] = [];
  const stop = onRemoteSave("a", () => changed.push("a"));
  onRemoteSave("b", () => changed.push("b"));
  stop();
  const end = changedUntil("end of it", []);
  notifyAllTabs("a");
  notifyAllTabs("c");
  notifyAllTabs("end of it");
  await end;
  expect(changed).toEqual([]);
});

test("another tab hears of it", async () => {
  const other = new BroadcastChannel("masume.sessions");
  const changed = new Promise((resolve) => {
    other.onmessage = ({ data }) => resolve(data);
  });
  notifyOtherTabs("stroke/a");
  expect(await changed).toBe("stroke/a");
  other.close();
});
