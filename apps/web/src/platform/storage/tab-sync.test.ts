import { expect, test } from "vitest";
import { notifyAllTabs, notifyOtherTabs, onRemoteSave } from "./tab-sync.js";

/** The keys this tab hears of until it hears of the last one. */
function heardUntil(last: string, keys: readonly string[]): Promise<readonly string[]> {
  const heard: string[] = [];
  return new Promise((resolve) => {
    for (const key of [...keys, last]) {
      onRemoteSave(key, () => {
        heard.push(key);
        if (key === last) resolve(heard);
      });
    }
  });
}

test("a save of this tab is no news to it; one that came from a server is", async () => {
  const heard = heardUntil("end", ["own", "remote"]);
  notifyOtherTabs("own");
  notifyAllTabs("remote");
  notifyAllTabs("end");
  expect(await heard).toEqual(["remote", "end"]);
});

test("who shows another puzzle, or none any more, hears nothing", async () => {
  const heard: string[] = [];
  const stop = onRemoteSave("a", () => heard.push("a"));
  onRemoteSave("b", () => heard.push("b"));
  stop();
  const end = heardUntil("end of it", []);
  notifyAllTabs("a");
  notifyAllTabs("c");
  notifyAllTabs("end of it");
  await end;
  expect(heard).toEqual([]);
});

test("another tab hears of it", async () => {
  const other = new BroadcastChannel("masume.sessions");
  const heard = new Promise((resolve) => {
    other.onmessage = ({ data }) => resolve(data);
  });
  notifyOtherTabs("stroke/a");
  expect(await heard).toBe("stroke/a");
  other.close();
});
