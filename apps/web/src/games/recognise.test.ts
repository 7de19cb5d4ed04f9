import "../testing/in-browser.js";
import { beforeEach, expect, test } from "vitest";
import { libraryOf } from "../platform/storage/library.js";
import { clearAll } from "../platform/storage/records.js";
import { recognise } from "./recognise.js";

beforeEach(clearAll);

async function paths(text: string): Promise<readonly string[]> {
  const found = await recognise(text);
  if (found.kind === "place") return [found.path];
  return found.kind === "readings" ? Promise.all(found.readings.map((reading) => reading.go())) : [];
}

test.each([
  [" https://masume.example/stroke/play/s3-0-8 ", "/stroke/play/s3-0-8"],
  ["https://masume.example/daily?day=2026-11-18", "/daily?day=2026-11-18"],
  ["S..\n...\n..G\n", "/stroke/play/s3-0-8"],
  ["https://puzz.link/p?slither/3/3/ddd", "/slither/play/"],
])("%j leads to %s", async (text, path) => {
  expect(await paths(text)).toEqual([expect.stringContaining(path)]);
});

test("several puzzles of one text go into the library", async () => {
  expect(await paths("https://puzz.link/p?slither/3/3/ddd\nhttps://puzz.link/p?slither/3/3/dcd\n")).toEqual([
    "/slither/library",
  ]);
  expect((await libraryOf("slither")).map(({ name }) => name)).toEqual(["3×3", "3×3"]);
});

test("what nobody can read is explained by the reader that got furthest", async () => {
  const found = await recognise("S..\n...\n..?");
  expect(found).toMatchObject({
    kind: "unknown",
    open: { game: { id: "stroke" } },
    issue: { position: { line: 3 } },
  });
});

test("an address of another site, and one with blanks, is no place of this app", async () => {
  expect((await recognise("https://other.example/daily")).kind).toBe("unknown");
  expect((await recognise("https://masume.example/daily and more")).kind).toBe("unknown");
});
