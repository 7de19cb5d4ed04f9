import { message } from "@masume/kernel";
import type { PrintedPuzzle } from "@masume/print";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { terminal } from "../platform/terminal.js";
import { DuplicateFilter } from "./calls.js";
import type { VerbResult } from "./verb.js";
import type { CallOutcome } from "./work.js";
import { type Destination, writeResults } from "./write-results.js";

let told: string[];
beforeEach(() => {
  told = [];
  vi.spyOn(terminal, "printMessage").mockImplementation((line) => void told.push(line));
});
afterEach(() => void vi.restoreAllMocks());

const t = (key: string, params?: object): string => `${key} ${JSON.stringify(params ?? {})}`;
const sheet = { title: "1" } as PrintedPuzzle;

const found = (result: Partial<VerbResult> = {}): CallOutcome => ({
  ok: true,
  result: { verdict: "yes", json: { n: 1 }, text: "text", ...result },
});
const failed = (key: string, line: number): CallOutcome => ({
  ok: false,
  reason: message(key),
  place: { file: "many.txt", line, column: 2 },
});

async function* inTurn(outcomes: readonly CallOutcome[]): AsyncGenerator<CallOutcome> {
  yield* outcomes;
}

/** What is written, in the order of everything that happens. */
async function write(outcomes: readonly CallOutcome[], to: Partial<Destination> & { columns?: number } = {}) {
  const written: (string | Uint8Array)[] = [];
  const events: string[] = [];
  const done: number[] = [];
  const { columns, ...destination } = to;
  const status = await writeResults(inTurn(outcomes), {
    form: "text",
    output: {
      columns,
      write: async (content) => void written.push(content),
      commit: () => void events.push("commit"),
    },
    booklet: undefined,
    onlyBooklet: false,
    bar: { show: () => {}, stop: () => void events.push("bar gone") },
    showDone: (n) => void done.push(n),
    duplicates: new DuplicateFilter(() => {}),
    t,
    quiet: false,
    ...destination,
  });
  return { status, written, events, done };
}

function bookletOf() {
  const added: PrintedPuzzle[] = [];
  return {
    added,
    booklet: { add: (one: PrintedPuzzle) => void added.push(one), print: async () => "printed" },
  };
}

test("texts follow each other with a blank line between them", async () => {
  const { written, status, done, events } = await write([found({ text: "a" }), found({ text: "b" })]);
  expect(written).toEqual(["a\n", "\nb\n"]);
  expect({ status, done, events }).toEqual({ status: 0, done: [1, 2], events: ["commit", "bar gone"] });
});

test("a text that is empty leaves no line", async () => {
  expect((await write([found({ text: "" })])).written).toEqual([]);
});

test("a text for people is broken where the terminal ends, a file never is", async () => {
  const text = "some words that are too long";
  const [broken, file, piped] = [
    await write([found({ text })], { columns: 12 }),
    await write([found({ text, isFile: true })], { columns: 12 }),
    await write([found({ text })]),
  ];
  expect(broken.written).toEqual(["some words\nthat are too\nlong\n"]);
  expect(file.written).toEqual([`${text}\n`]);
  expect(piped.written).toEqual([`${text}\n`]);
});

test.each(["json", "lines"] as const)("as %s each result is one line, and no notes", async (form) => {
  const { written } = await write(
    [found({ note: "note" }), found({ json: { n: 2 }, bytes: new Uint8Array(1) })],
    {
      form,
      columns: 80,
    },
  );
  expect(written).toEqual(['{"n":1}\n', '{"n":2}\n']);
  expect(told).toEqual([]);
});

test("bytes are written as they are, but never to a terminal", async () => {
  const bytes = new Uint8Array([1, 2]);
  expect((await write([found({ bytes })])).written).toEqual([bytes]);
  await expect(write([found({ bytes })], { columns: 80 })).rejects.toMatchObject({
    reason: { key: "usage.binary" },
  });
});

test("notes are told when everything has been written, unless they are unwanted", async () => {
  const outcomes = [found({ note: "one" }), found(), found({ note: "two" })];
  await write(outcomes);
  expect(told).toEqual(["one", "two"]);
  told.length = 0;
  await write(outcomes, { quiet: true });
  expect(told).toEqual([]);
});

test("a bad puzzle among many keeps its line, without the file's name; the first is told, quiet or not", async () => {
  for (const quiet of [false, true]) {
    told.length = 0;
    const outcomes = [found(), failed("first", 2), failed("second", 3), found()];
    const { written, status, done } = await write(outcomes, { form: "lines", quiet });
    expect(written.map((line) => JSON.parse(String(line)))).toEqual([
      { n: 1 },
      { error: { line: 2, column: 2, reason: "first {}" } },
      { error: { line: 3, column: 2, reason: "second {}" } },
      { n: 1 },
    ]);
    expect(told).toEqual(["masume: many.txt:2:2: first {}"]);
    expect(status).toBe(2);
    expect(done).toEqual([1, 2, 3, 4]);
  }
});

test.each(["text", "json"] as const)(
  "the only puzzle being bad, as %s, is an error with its place",
  async (form) => {
    await expect(write([failed("bad", 7)], { form })).rejects.toMatchObject({
      reason: { key: "bad" },
      place: { file: "many.txt", line: 7, column: 2 },
    });
  },
);

test.each([
  [["yes", "yes"], 0],
  [["yes", "no"], 1],
  [["no", "unknown", "yes"], 3],
  [["unknown"], 3],
] as const)("verdicts %j end with status %i", async (verdicts, status) => {
  const outcomes = verdicts.map((verdict) => found({ verdict }));
  expect((await write(outcomes, { form: "lines" })).status).toBe(status);
});

test("a duplicate is passed over and not counted", async () => {
  const outcomes = ["a", "a", "b"].map((made) => found({ made, text: made }));
  const { written, done, status } = await write(outcomes);
  expect(written).toEqual(["a\n", "\nb\n"]);
  expect({ done, status }).toEqual({ done: [1, 2], status: 0 });
});

test("when there are no more puzzles of a kind, that is said with the number there are", async () => {
  const outcomes = ["a", "b", ...Array<string>(250).fill("a")].map((made) => found({ made }));
  const { written, status } = await write(outcomes, { form: "lines" });
  expect(written).toHaveLength(2);
  expect(told).toEqual(['new.fewer {"count":2}']);
  expect(status).toBe(3);
});

test("a booklet takes every sheet; what is in it is not written too, unless there is an output beside it", async () => {
  const { added, booklet } = bookletOf();
  const alone = await write([found({ sheet }), found({ text: "no sheet" })], { booklet, onlyBooklet: true });
  expect(alone.written).toEqual(["no sheet\n"]);
  expect(added).toEqual([sheet]);
  expect(told).toEqual(["printed"]);
  const beside = await write([found({ sheet })], { booklet });
  expect(beside.written).toEqual(["text\n"]);
  const json = await write([found({ sheet })], { booklet, onlyBooklet: true, form: "json" });
  expect(json.written).toEqual(['{"n":1}\n']);
  expect(added).toHaveLength(3);
});
