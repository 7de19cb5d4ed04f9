import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import type { CliError } from "./cli-error.js";
import { fileError, InputReader } from "./input.js";
import { namesAt } from "./names-at.js";
import { readValues } from "./parameter-values.js";
import { file, flag, integer, optional, puzzle, puzzleOr, settingsFile } from "./parameters.js";

const folder = mkdtempSync(join(tmpdir(), "masume-input-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => void vi.restoreAllMocks());

function written(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** What is piped in, or a keyboard at which nobody types. */
function stdin(content: string | undefined): void {
  const stream = Object.assign(Readable.from(content === undefined ? [] : [Buffer.from(content)]), {
    isTTY: content === undefined,
  });
  vi.spyOn(process, "stdin", "get").mockReturnValue(stream as unknown as typeof process.stdin);
}

const refusal = (reading: Promise<unknown>): Promise<[string, string | undefined]> =>
  reading.then(
    () => ["read", undefined],
    ({ reason, place }: CliError) => [reason.key, place.file],
  );

test.each([undefined, "-"])("%s means standard input", async (given) => {
  stdin("S.\n.G\n");
  expect(await new InputReader().read(given)).toEqual({ name: "<stdin>", text: "S.\n.G\n", firstLine: 1 });
});

test("a keyboard is read from only where that is asked for", async () => {
  stdin(undefined);
  expect(await refusal(new InputReader().read(undefined))).toEqual(["usage.no-input", undefined]);
  expect(await refusal(new InputReader().read("-"))).toEqual(["file.empty", "<stdin>"]);
});

test("standard input is read once", async () => {
  stdin("text");
  const inputs = new InputReader();
  await inputs.read("-");
  expect(await refusal(inputs.read("-"))).toEqual(["usage.stdin-twice", undefined]);
});

test("what cannot be read says why, and names the file", async () => {
  const inputs = new InputReader();
  const large = written("large.txt", "");
  truncateSync(large, 32 * 1024 * 1024 + 1);
  mkdirSync(join(folder, "folder"));
  const reasons = [
    [join(folder, "missing.txt"), "file.missing"],
    [join(written("plain.txt", "x"), "below"), "file.missing"],
    [join(folder, "folder"), "file.directory"],
    [written("bytes.txt", new Uint8Array([0xff, 0xfe])), "file.encoding"],
    [written("blank.txt", " \n\n"), "file.empty"],
    [large, "file.large"],
  ] as const;
  for (const [name, reason] of reasons) expect(await refusal(inputs.read(name))).toEqual([reason, name]);
});

test("32 megabytes are read, from a file or a pipe; one byte more is not", async () => {
  const most = 32 * 1024 * 1024;
  const path = written("most.txt", "x");
  truncateSync(path, most);
  expect((await new InputReader().read(path)).text).toHaveLength(most);
  stdin("x".repeat(most));
  expect((await new InputReader().read("-")).text).toHaveLength(most);
  stdin("x".repeat(most + 1));
  expect(await refusal(new InputReader().read("-"))).toEqual(["file.large", "<stdin>"]);
});

test.each([
  ["ENOENT", "file.missing"],
  ["ENOTDIR", "file.missing"],
  ["EACCES", "file.forbidden"],
  ["EPERM", "file.forbidden"],
  ["EISDIR", "file.directory"],
  ["ENOSPC", "file.failed"],
])("%s is told as %s", (code, key) => {
  const told = fileError(Object.assign(new Error("of the system"), { code }));
  expect(told.key).toBe(key);
  if (key === "file.failed") expect(told.params).toEqual({ code });
});

test("what is no failure of a file is thrown on", () => {
  const slip = new TypeError("a slip of the program");
  expect(() => fileError(slip)).toThrow(slip);
});

test("a puzzle may stand in the command itself, unless there is a file of that name", async () => {
  const inputs = new InputReader((text) => text.trim().startsWith("s3"));
  expect(await inputs.read(" s3-0-8")).toEqual({ name: "<argument>", text: "s3-0-8", firstLine: 1 });
  const longer = `s3-0-8-${"A".repeat(5_000)}`;
  expect((await inputs.read(longer)).text).toBe(longer);
  expect(await refusal(inputs.read("s4-0-f"))).toEqual(["file.missing", "s4-0-f"]);
  const path = written("s3.txt", "in the file");
  expect((await inputs.read(path)).text).toBe("in the file");
});

const nameOf = (name: string) => `--${name}`;

test("a flag is on only where it stands; what is optional may be left out, what is not may not", async () => {
  const table = { json: flag, size: optional(integer(1, 9)), depth: integer(0, 5) };
  expect(await readValues(table, { json: true, size: "9", depth: "0" }, nameOf)).toEqual({
    json: true,
    size: 9,
    depth: 0,
  });
  expect(await readValues(table, { depth: "5" }, nameOf)).toEqual({ json: false, depth: 5 });
  expect(await refusal(readValues(table, {}, nameOf))).toEqual(["usage.missing", undefined]);
  expect(await refusal(readValues(table, { depth: "6" }, nameOf))).toEqual(["usage.value", undefined]);
});

test("a puzzle that is not given is the usual one where there is one, else standard input", async () => {
  stdin("piped");
  const usual = await readValues({ puzzle: puzzleOr("start") }, {}, nameOf);
  expect(usual).toEqual({ puzzle: { name: "--puzzle", text: "start", firstLine: 1 } });
  expect(await readValues({ puzzle }, {}, nameOf)).toMatchObject({ puzzle: { text: "piped" } });
});

test("settings are read from the working folder where there are any, or from the file that is named", async () => {
  const path = written("other.json", "{}");
  const table = { config: settingsFile, path: optional(file) };
  expect(settingsFile.defaultFile).toBe("masume.json");
  expect(await readValues(table, { config: path, path }, nameOf)).toMatchObject({
    config: { name: path, text: "{}" },
    path: { name: path },
  });
  expect(await new InputReader().readIfPresent(path)).toMatchObject({ text: "{}" });
  expect(await new InputReader().readIfPresent(join(folder, "masume.json"))).toBeUndefined();
});

test("names in use are those of the files beside, and what stands in the file itself", () => {
  const beside = mkdtempSync(join(folder, "names-"));
  for (const name of ["261115001.txt", "notes.txt"]) writeFileSync(join(beside, name), `of ${name}`);
  expect(namesAt(join(beside, "notes.txt")).toSorted()).toEqual([
    "261115001.txt",
    "notes.txt",
    "of notes.txt",
  ]);
  expect(namesAt(join(beside, "new.txt")).toSorted()).toEqual(["", "261115001.txt", "notes.txt"]);
  expect(namesAt(undefined)).toEqual([]);
});
