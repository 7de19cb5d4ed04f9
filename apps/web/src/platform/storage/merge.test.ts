import fc from "fast-check";
import { expect, test } from "vitest";
import { bestOf, isSame, resolveConflict, type Version } from "./merge.js";
import type {
  AttemptRecord,
  LibraryRecord,
  ProgressRecord,
  RecordStore,
  RunRecord,
  Stars,
} from "./schema.js";

const puzzle: LibraryRecord = { key: "stroke/a", game: "stroke", code: "a", name: "A", folder: "", saved: 1 };

function progress(stars: Stars, best: number): ProgressRecord {
  return { key: "stroke/stage/easy-1", game: "stroke", stage: "easy-1", stars, best };
}

function run(...times: number[]): RunRecord {
  return { key: "stroke/run/x", game: "stroke", seed: "x", band: "easy", times, of: 5, begun: 0 };
}

function attempt(answers: number, sent: number, refusal?: string): AttemptRecord {
  return {
    key: "slither-daily/2026-11-16",
    board: "slither-daily",
    day: "2026-11-16",
    player: "p",
    run: "r",
    puzzles: ["5x5"],
    answers: Array(answers).fill(["h:0,0=1"]),
    sent,
    ...(refusal !== undefined && { refusal }),
  };
}

test("the later version stays, be it a change or a deletion", () => {
  const at = (writtenAt: number) => ({ writtenAt, record: puzzle });
  const deleted = { writtenAt: 3, record: undefined };
  expect(resolveConflict("library", at(1), at(2))).toEqual({ kind: "theirs" });
  expect(resolveConflict("library", at(2), at(1))).toEqual({ kind: "ours" });
  expect(resolveConflict("library", at(2), deleted)).toEqual({ kind: "theirs" });
  expect(resolveConflict("library", deleted, at(2))).toEqual({ kind: "ours" });
});

test("of two versions of the same moment theirs stays, on every device alike", () => {
  const renamed = { writtenAt: 5, record: { ...puzzle, name: "B" } };
  expect(resolveConflict("library", { writtenAt: 5, record: puzzle }, renamed)).toEqual({ kind: "theirs" });
  expect(resolveConflict("library", renamed, { writtenAt: 5, record: undefined })).toEqual({
    kind: "theirs",
  });
});

test("progress keeps the better of both, whichever is later", () => {
  const quick = progress(2, 10);
  const clean = progress(3, 30);
  for (const [ours, theirs] of [
    [quick, clean],
    [clean, quick],
  ] as const)
    expect(
      resolveConflict("progress", { writtenAt: 1, record: ours }, { writtenAt: 2, record: theirs }),
    ).toEqual({ kind: "both", record: progress(3, 10) });
});

test("a run that is further on stays, however late the other was written", () => {
  const [short, long] = [run(5), run(5, 6)];
  expect(resolveConflict("results", { writtenAt: 1, record: long }, { writtenAt: 2, record: short })).toEqual(
    {
      kind: "ours",
    },
  );
  expect(resolveConflict("results", { writtenAt: 2, record: short }, { writtenAt: 1, record: long })).toEqual(
    {
      kind: "theirs",
    },
  );
});

test("of two runs equally far on the later stays, and theirs at the same moment", () => {
  const [one, other] = [run(5), run(6)];
  const kinds = [
    [1, 2],
    [2, 1],
    [2, 2],
  ].map(
    ([ours, theirs]) =>
      resolveConflict("results", { writtenAt: ours!, record: one }, { writtenAt: theirs!, record: other })
        .kind,
  );
  expect(kinds).toEqual(["theirs", "ours", "theirs"]);
});

test.each([
  ["sent", attempt(1, 1), attempt(1, 0), "ours"],
  ["answered", attempt(0, 0), attempt(1, 0), "theirs"],
  ["ended", attempt(0, 0, "helped"), attempt(0, 0), "ours"],
])("an attempt keeps what was %s", (_, ours, theirs, kind) => {
  expect(
    resolveConflict("attempts", { writtenAt: 0, record: ours }, { writtenAt: 9, record: theirs }),
  ).toEqual({ kind });
});

test("a worse result takes nothing away", () => {
  expect(bestOf(undefined, progress(1, 90))).toEqual(progress(1, 90));
  expect(bestOf(progress(3, 10), progress(1, 90))).toEqual(progress(3, 10));
  expect(bestOf(progress(1, 90), progress(3, 10))).toEqual(progress(3, 10));
});

/** What stands on our device after it has received theirs. */
function merged<Store extends RecordStore>(store: Store, ours: Version<Store>, theirs: Version<Store>) {
  const resolution = resolveConflict(store, ours, theirs);
  return resolution.kind === "both" ? resolution.record : (resolution.kind === "ours" ? ours : theirs).record;
}

const deleted = fc.constant(undefined);
const names = fc.string().map((name) => ({ ...puzzle, name }));
const results = fc
  .tuple(fc.constantFrom<Stars[]>(1, 2, 3), fc.nat(100))
  .map(([stars, best]) => progress(stars, best));
const runs = fc.array(fc.nat(9), { maxLength: 5 }).map((times) => run(...times));
const moments = fc.uniqueArray(fc.nat(), { minLength: 2, maxLength: 2 });

test.each([
  ["library", fc.oneof(names, deleted)],
  ["progress", fc.oneof(results, deleted)],
  ["results", fc.oneof(runs, deleted)],
] as const)("two devices that hear of each other agree: %s", (store, record) => {
  fc.assert(
    fc.property(record, record, moments, (a, b, [atA, atB]) => {
      const [here, there] = [
        { record: a, writtenAt: atA! },
        { record: b, writtenAt: atB! },
      ];
      expect(merged<RecordStore>(store, here, there)).toEqual(merged<RecordStore>(store, there, here));
    }),
  );
});

test("versions are the same when all that is in them is", () => {
  expect(isSame(progress(2, 10), progress(2, 10))).toBe(true);
  expect(isSame(progress(2, 10), progress(2, 11))).toBe(false);
  expect(isSame<RecordStore>(undefined, undefined)).toBe(true);
  expect(isSame(progress(2, 10), undefined)).toBe(false);
});
