/** Carrying out a command of a verb made for the test, in this process. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { message } from "@masume/kernel";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { CliError } from "../platform/cli-error.js";
import type { RawValues } from "../platform/parameter-values.js";
import { choice, flag, optional, puzzle, requiredPuzzle } from "../platform/parameters.js";
import { terminal } from "../platform/terminal.js";
import { runVerb } from "./run-verb.js";
import type { AnyVerbCall, Verb, VerbResult, Work } from "./verb.js";

const folder = mkdtempSync(join(tmpdir(), "masume-verb-"));
afterAll(() => rmSync(folder, { recursive: true }));

let written = "";
let errors = "";
let calls: AnyVerbCall[];
let threads: number[];
beforeEach(() => {
  written = "";
  errors = "";
  calls = [];
  threads = [];
  vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    written += chunk;
    return true;
  });
  vi.spyOn(process.stderr, "write").mockImplementation((chunk) => {
    errors += chunk;
    return true;
  });
});
afterEach(() => void vi.restoreAllMocks());

/** What the call saw; a puzzle that is called “bad” is refused, others say their verdict. */
function answer(call: AnyVerbCall, work: Work): VerbResult {
  calls.push(call);
  threads.push(work.threads);
  const text: string = call.arguments.puzzle?.text.trim() ?? call.seed;
  if (text === "bad") throw new CliError(message("file.empty"), { line: call.arguments.puzzle.firstLine });
  const verdict = text === "no" || text === "unknown" ? text : "yes";
  return { verdict, json: { text }, text, ...(text.startsWith("again") && { made: "again" }) };
}

const onPuzzles: Verb = { arguments: { puzzle }, options: {}, examples: [], run: answer };
const making: Verb = { arguments: {}, options: {}, examples: [], makes: true, run: answer };
const combining: Verb = {
  ...onPuzzles,
  combine: (results) => ({
    verdict: "no",
    json: { all: results.map(({ json }) => (json as { text: string }).text) },
    text: `${results.length} in all`,
  }),
};

async function run(verb: Verb, puzzles: string | undefined, options: RawValues = {}): Promise<number> {
  const path = join(folder, "puzzles.txt");
  if (puzzles !== undefined) writeFileSync(path, puzzles);
  return runVerb({
    commands: {
      game: "game",
      catalogues: [],
      notation: { isOneLine: (text) => /^\w+$/.test(text) },
      verbs: { verb },
    },
    verb: "verb",
    arguments: puzzles === undefined ? {} : { puzzle: path },
    options: { jobs: "1", ...options },
    language: "en",
  });
}

test("one puzzle gives text for people, or JSON when asked", async () => {
  expect(await run(onPuzzles, "no\n")).toBe(1);
  expect(written).toBe("no\n");
  written = "";
  expect(await run(onPuzzles, "one\n", { json: true })).toBe(0);
  expect(written).toBe('{"text":"one"}\n');
});

test("several puzzles give a line of JSON each, in their order, with the gravest status", async () => {
  expect(await run(onPuzzles, "one\nno\nunknown\n")).toBe(3);
  expect(written).toBe('{"text":"one"}\n{"text":"no"}\n{"text":"unknown"}\n');
  expect(errors).toBe("");
});

test("one of several being bad leaves the others", async () => {
  expect(await run(onPuzzles, "one\nbad\ntwo\n")).toBe(2);
  const lines = written.trimEnd().split("\n");
  expect(lines.map((line) => Object.keys(JSON.parse(line)))).toEqual([["text"], ["error"], ["text"]]);
  expect(errors).toMatch(/^masume: :?2:1: /);
});

test("the only one being bad is thrown", async () => {
  await expect(run(onPuzzles, "bad\n")).rejects.toMatchObject({ reason: { key: "file.empty" } });
  expect(written).toBe("");
});

test("many results are one where the verb says so: text or JSON, never lines", async () => {
  expect(await run(combining, "a\nb\nc\n")).toBe(1);
  expect(written).toBe("3 in all\n");
  written = "";
  await run(combining, "a\nb\n", { json: true });
  expect(written).toBe('{"all":["a","b"]}\n');
});

test("what is unknown ends the counting, and a bad puzzle spoils it", async () => {
  await run(combining, "a\nunknown\nc\n", { json: true });
  expect(written).toBe('{"all":["a","unknown"]}\n');
  expect(calls).toHaveLength(2);
  await expect(run(combining, "a\nbad\nc\n")).rejects.toMatchObject({ place: { line: 2 } });
});

test("each puzzle that is made knows its seed, its number and how many there are", async () => {
  await run(making, undefined, { seed: "s", count: "3", json: true });
  expect(calls.map(({ seed, number, of }) => ({ seed, number, of }))).toEqual([
    { seed: "s/1", number: 1, of: 3 },
    { seed: "s/2", number: 2, of: 3 },
    { seed: "s/3", number: 3, of: 3 },
  ]);
});

test("a duplicate is replaced by the next seed's puzzle", async () => {
  const alike: Verb = {
    ...making,
    run: (call, work) => ({ ...answer(call, work), made: call.number < 3 ? "the same" : call.seed }),
  };
  expect(await run(alike, undefined, { seed: "s", count: "3" })).toBe(0);
  expect(written).toBe("s/1\n\ns/3\n\ns/4\n");
});

test("one call has all threads, of several each has its own", async () => {
  await run(onPuzzles, "one\n", { jobs: "3" });
  await run(onPuzzles, "one\n", { jobs: undefined });
  await run(onPuzzles, "one\ntwo\n", { jobs: "1" });
  expect(threads).toEqual([3, availableParallelism(), 1, 1]);
});

test("an output's file has the result alone, and names there are for running numbers", async () => {
  const output = join(folder, "out.txt");
  writeFileSync(output, "earlier");
  let seen: readonly string[] = [];
  const numbering: Verb = {
    ...making,
    taken: (names) => {
      seen = names;
      return 5;
    },
  };
  await run(numbering, undefined, { seed: "s", output });
  expect([readFileSync(output, "utf8"), written]).toEqual(["s\n", ""]);
  expect(seen).toContain("earlier");
  expect(calls[0]).toMatchObject({ taken: 5, columns: undefined, colour: false });
});

test("names are looked for beside a booklet too, and beside the output where there are both", async () => {
  const beside = mkdtempSync(join(folder, "beside-"));
  writeFileSync(join(beside, "first.txt"), "");
  let seen: readonly string[] = [];
  const numbering: Verb = {
    ...making,
    prints: true,
    taken: (names) => {
      seen = names;
      return 0;
    },
  };
  await run(numbering, undefined, { seed: "s", pdf: join(beside, "book.pdf") });
  expect(seen).toContain("first.txt");
  await run(numbering, undefined, {
    seed: "s",
    pdf: join(beside, "book.pdf"),
    output: join(folder, "o.txt"),
  });
  expect(seen).not.toContain("first.txt");
});

test("a result is coloured for a terminal, and never in a file", async () => {
  vi.spyOn(terminal, "colour", "get").mockReturnValue(true);
  await run(onPuzzles, "one\n");
  await run(onPuzzles, "one\n", { output: join(folder, "plain.txt") });
  expect(calls.map(({ colour }) => colour)).toEqual([true, false]);
});

test("a verb without running numbers has taken none", async () => {
  await run(making, undefined, { seed: "s" });
  expect(calls[0]).toMatchObject({ taken: 0, printed: false });
});

test("options of the verb's own may have the names of those that only some verbs have", async () => {
  const own: Verb = {
    ...onPuzzles,
    options: { count: flag, seed: optional(choice(["a", "b"])), pdf: flag },
  };
  expect(await run(own, "one\n", { count: true, seed: "b", pdf: true })).toBe(0);
  expect(calls[0]!.options).toMatchObject({ count: true, seed: "b", pdf: true });
  expect(calls[0]!.seed).toBe("");
});

test.each([
  [{ jobs: "0" }, "--jobs"],
  [{ jobs: "257" }, "--jobs"],
  [{ time: "-1s" }, "--time"],
  [{ work: "-1" }, "--work"],
  [{ count: "0" }, "--count"],
  [{ count: "1000001" }, "--count"],
])("%j is refused", async (options, name) => {
  await expect(run(making, undefined, options)).rejects.toMatchObject({
    reason: { key: "usage.value", params: { name } },
  });
  expect(calls).toEqual([]);
});

test.each([{ jobs: "256" }, { work: "0" }, { time: "0" }, { count: "1" }])("%j is taken", async (options) => {
  expect(await run(making, undefined, { seed: "s", ...options })).toBe(0);
});

test("a puzzle that must be named is read like any other", async () => {
  expect(await run({ ...onPuzzles, arguments: { puzzle: requiredPuzzle } }, "one\n")).toBe(0);
});

test("signals end the program only while a command is carried out", async () => {
  const before = (["SIGINT", "SIGTERM", "SIGHUP"] as const).map((signal) => process.listenerCount(signal));
  const statuses: unknown[] = [];
  vi.spyOn(process, "exit").mockImplementation((status) => {
    statuses.push(status);
    return undefined as never;
  });
  const signalled: Verb = {
    ...making,
    run: (call, work) => {
      for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.emit(signal, signal);
      return answer(call, work);
    },
  };
  await run(signalled, undefined, { seed: "s" });
  expect(statuses).toEqual([130, 143, 129]);
  const after = (["SIGINT", "SIGTERM", "SIGHUP"] as const).map((signal) => process.listenerCount(signal));
  expect(after).toEqual(before);
});
