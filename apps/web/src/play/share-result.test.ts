import "../testing/in-browser.js";
import { beforeEach, expect, test, vi } from "vitest";
import { downloads } from "../testing/in-browser.js";
import { scoreOf } from "./game-result.js";
import { shareResult } from "./share-result.js";

const result = { picture: new Blob(["png"], { type: "image/png" }), fileName: "a.png", text: "Solved" };
const aborted = () => Promise.reject(new DOMException("", "AbortError"));
const failed = () => Promise.reject(new DOMException("", "NotAllowedError"));
const done = () => Promise.resolve();

beforeEach(() => {
  downloads.length = 0;
});

test.each([
  ["shares", true, done, done, "shared", 0],
  ["shares, and somebody thinks better of it", true, aborted, done, "cancelled", 0],
  ["may not share", true, failed, done, "saved", 1],
  ["cannot share pictures", false, done, done, "saved", 1],
  ["cannot copy either", false, done, failed, "saved-only", 1],
])("a browser that %s", async (_, canShare, share, writeText, outcome, saved) => {
  vi.stubGlobal("navigator", { language: "en", canShare: () => canShare, share, clipboard: { writeText } });
  expect([await shareResult(result), downloads.length]).toEqual([outcome, saved]);
});

test("a browser that knows nothing of sharing saves the picture under its name and copies the text", async () => {
  const writeText = vi.fn(done);
  vi.stubGlobal("navigator", { language: "en", clipboard: { writeText } });
  expect([await shareResult(result), downloads[0]!.name]).toEqual(["saved", "a.png"]);
  expect(writeText).toHaveBeenCalledExactlyOnceWith("Solved");
});

test.each([
  [
    { phase: "open", score: { value: 3, of: 8 }, maxMoves: 6 },
    { value: 3, of: 8, moves: 2, maxMoves: 6 },
  ],
  [{ phase: "open", score: { value: 3, of: 8 } }, undefined],
  [{ phase: "open", maxMoves: 6 }, undefined],
] as const)("a score counts where the moves are limited: %j", (status, score) => {
  expect(scoreOf(status as never, 2)).toEqual(score);
});
