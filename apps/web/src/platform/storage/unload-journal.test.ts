import "../../testing/in-browser.js";
import { beforeEach, expect, test, vi } from "vitest";
import { browser, happen } from "../../testing/in-browser.js";
import { named } from "./testing/records.js";
import {
  clearJournal,
  isHidden,
  onUnload,
  otherJournals,
  type PendingWrite,
  readPending,
  savePending,
} from "./unload-journal.js";

const record = named("one");
const write: PendingWrite = { store: "library", key: record.key, record, writtenAt: 5 };
const foreign = "masume.pending.other";

beforeEach(() => {
  savePending([]);
  browser.storage.clear();
});

const journals = () => [...browser.storage.keys()];

test("what is on its way stands in a journal of the page's own, and is gone once it has arrived", () => {
  savePending([]);
  expect(journals()).toEqual([]);
  savePending([write]);
  const [own] = journals();
  expect([readPending(own!), otherJournals()]).toEqual([[write], []]);
  savePending([]);
  expect(journals()).toEqual([]);
});

test("the journals of other pages are found, and nothing else that is kept there", () => {
  savePending([write]);
  browser.storage.set(foreign, JSON.stringify([write]));
  browser.storage.set("masume.settings", "{}");
  expect(otherJournals()).toEqual([foreign]);
  clearJournal(foreign);
  expect(otherJournals()).toEqual([]);
});

test.each([
  ["nonsense", "nonsense"],
  ["no list", '{"store":"library"}'],
  ["an unknown store", JSON.stringify([{ ...write, store: "secrets" }])],
  ["no key", JSON.stringify([{ ...write, key: 1 }])],
  ["no time", JSON.stringify([{ ...write, writtenAt: "5" }])],
  ["a record of another key", JSON.stringify([{ ...write, key: "other" }])],
  ["a record that is none", JSON.stringify([{ ...write, record: 3 }])],
])("%s is not believed", (_, text) => {
  browser.storage.set(foreign, text);
  expect(readPending(foreign)).toEqual([]);
});

test("a deletion has no record; of a journal what can be believed is taken", () => {
  const deletion = { store: "library", key: "x", writtenAt: 6 };
  browser.storage.set(foreign, JSON.stringify([deletion, 3, write]));
  expect(readPending(foreign)).toEqual([deletion, write]);
  expect(readPending("masume.pending.none")).toEqual([]);
});

test("a storage that refuses is not insisted on", () => {
  const setItem = vi.spyOn(localStorage, "setItem");
  expect(setItem).toBeDefined();
  vi.stubGlobal("localStorage", {
    setItem() {
      throw new Error("full");
    },
    removeItem() {},
    getItem() {
      throw new Error("none");
    },
  });
  expect(() => savePending([write])).not.toThrow();
  expect(readPending(foreign)).toEqual([]);
});

test("a page is left when it is hidden, and when it goes away", () => {
  const left = vi.fn();
  onUnload(left);
  happen("pagehide");
  expect(left).toHaveBeenCalledTimes(1);
  browser.setVisible(false);
  expect([left.mock.calls.length, isHidden()]).toEqual([2, true]);
  browser.setVisible(true);
  expect([left.mock.calls.length, isHidden()]).toEqual([2, false]);
});
