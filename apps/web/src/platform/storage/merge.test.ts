import { expect, test } from "vitest";
import { bestOf, resolveConflict, type Version } from "./merge.js";

const at = (writtenAt: number, record: Version["record"] = { key: "k" }): Version => ({ writtenAt, record });

test("the later writing stays, be it a change or a removal", () => {
  expect(resolveConflict("library", at(1), at(2))).toEqual({ kind: "theirs" });
  expect(resolveConflict("library", at(2), at(1))).toEqual({ kind: "ours" });
  expect(resolveConflict("library", at(2), { writtenAt: 3, record: undefined })).toEqual({ kind: "theirs" });
  expect(resolveConflict("library", { writtenAt: 3, record: undefined }, at(2))).toEqual({ kind: "ours" });
});

test("progress keeps the better of both, whichever is later", () => {
  const stage = { key: "stroke/stage/easy-1", game: "stroke" as const, stage: "easy-1" };
  const quick = { ...stage, stars: 2, best: 10 };
  const clean = { ...stage, stars: 3, best: 30 };
  for (const [ours, theirs] of [
    [at(1, quick), at(2, clean)],
    [at(2, clean), at(1, quick)],
  ] as const)
    expect(resolveConflict("progress", ours, theirs)).toMatchObject({
      kind: "both",
      record: { stars: 3, best: 10 },
    });
});

test("a run keeps its longer course", () => {
  const run = (...times: number[]) => ({ key: "stroke/run/x", times });
  expect(resolveConflict("results", at(1, run(5, 6)), at(2, run(5)))).toEqual({ kind: "ours" });
  expect(resolveConflict("results", at(2, run(5)), at(1, run(5, 6)))).toEqual({ kind: "theirs" });
});

test("an attempt keeps what was answered, what was sent, and its end", () => {
  const attempt = (answers: number, sent: number, refusal?: string) => ({
    key: "slither-daily/2026-11-16",
    answers: Array(answers).fill(["h:0,0=1"]),
    sent,
    ...(refusal && { refusal }),
  });
  expect(resolveConflict("attempts", at(0, attempt(1, 1)), at(9, attempt(1, 0)))).toEqual({ kind: "ours" });
  expect(resolveConflict("attempts", at(0, attempt(0, 0)), at(9, attempt(1, 0)))).toEqual({ kind: "theirs" });
  expect(resolveConflict("attempts", at(0, attempt(0, 0, "helped")), at(9, attempt(0, 0)))).toEqual({
    kind: "ours",
  });
});

test("a worse result takes nothing away", () => {
  const record = { key: "stroke/stage/easy-1", game: "stroke" as const, stage: "easy-1" };
  const good = { ...record, stars: 3 as const, best: 10 };
  const slow = { ...record, stars: 1 as const, best: 90 };
  expect(bestOf(undefined, slow)).toEqual(slow);
  expect(bestOf(good, slow)).toEqual(good);
  expect(bestOf(slow, good)).toEqual(good);
});
