/** Boards on paper: pictures and booklets as files that other programs can open. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { masume, scratchFolder } from "./masume.js";

const board = "s5-0-o";
const { path: folder } = scratchFolder();

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\n/g)?.length ?? 0;

test("a board as PNG: the size its cells ask for, the same bytes each time", async () => {
  const [first, second] = [join(folder, "a.png"), join(folder, "b.png")];
  expect((await masume(["stroke", "convert", board, "--to", "png", "-o", first])).status).toBe(0);
  await masume(["stroke", "convert", board, "--to", "png", "-o", second]);
  const png = readFileSync(first);
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  // Five cells and a quarter of white on either side, forty pixels a cell, twice.
  expect(png.readUInt32BE(16)).toBe(440);
  expect(readFileSync(second)).toEqual(png);
});

test("a board as PDF, one page; through JSON as base64", async () => {
  const { stdout } = await masume(["stroke", "convert", board, "--to", "pdf", "--json"]);
  const pdf = Buffer.from(JSON.parse(stdout).base64, "base64");
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pagesOf(pdf)).toBe(1);
});

test("a booklet: six boards a page, twelve solutions a page, its fonts inside, the same bytes each time", async () => {
  const order = ["stroke", "new", "--size", "4", "--count", "13", "--seed", "book", "--lang", "ja"];
  const [first, second] = [join(folder, "a.pdf"), join(folder, "b.pdf")];
  const made = await masume([...order, "--pdf", first]);
  expect(made).toMatchObject({ status: 0, stdout: "" });
  expect(made.stderr).toContain("13問");
  const pdf = readFileSync(first);
  expect(pagesOf(pdf)).toBe(3 + 2);
  expect(pdf.toString("latin1")).toMatch(/\/FontFile[23]?/);
  await masume([...order, "--pdf", second, "--jobs", "1"]);
  expect(readFileSync(second)).toEqual(pdf);
});

test("a booklet of Sono's boards has their turns at the back", async () => {
  const path = join(folder, "sono.pdf");
  const made = await masume(["sono", "new", "--size", "4", "--scramble", "2", "--count", "3", "--pdf", path]);
  expect(made.status).toBe(0);
  expect(pagesOf(readFileSync(path))).toBe(1 + 1);
});

test("a booklet that cannot be written: one line, status 2, and nothing else", async () => {
  const made = await masume(["stroke", "new", "--size", "4", "--pdf", "/no/such/folder/book.pdf"]);
  expect(made.status).toBe(2);
  expect(made.stderr.trim().split("\n")).toHaveLength(1);
});

test("what cannot be printed is still said, and leaves no file behind", async () => {
  const path = join(folder, "none.pdf");
  const impossible = await masume(["stroke", "solve", "s4-0-f", "--pdf", path]);
  expect(impossible.status).toBe(1);
  expect(impossible.stdout).toContain("chessboard");
  expect(impossible.stderr).toContain("nothing to print");
  expect(existsSync(path)).toBe(false);
});
