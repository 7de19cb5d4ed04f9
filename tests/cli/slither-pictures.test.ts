/** Slither on paper and between verbs: pictures, booklets, and answers that other verbs read back. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { masume, scratchFolder } from "./masume.js";

const scratch = scratchFolder();
const puzzle = scratch.file("ring.txt", "212\n101\n212\n");

test.each([
  ["svg", "<svg"],
  ["png", "\u0089PNG"],
  ["pdf", "%PDF-"],
])("convert --to %s", async (to, beginning) => {
  const path = join(scratch.path, `ring.${to}`);
  const ran = await masume(["slither", "convert", puzzle, "--to", to, "-o", path]);
  expect(ran).toMatchObject({ status: 0, stderr: "" });
  expect(readFileSync(path, "latin1").slice(0, 200)).toContain(beginning);
});

test("what is drawn is in the picture", async () => {
  const drawn = JSON.stringify({
    ...{ width: 3, height: 3, clues: "212101212" },
    ...{ h: ["111", "000", "000", "111"], v: ["1001", "1001", "1001"] },
  });
  const [bare, full] = await Promise.all(
    [readFileSync(puzzle, "utf8"), drawn].map((stdin) =>
      masume(["slither", "convert", "--to", "svg"], { stdin }),
    ),
  );
  expect(full!.stdout.length).toBeGreaterThan(bare!.stdout.length);
});

test("a booklet of new puzzles", async () => {
  const path = join(scratch.path, "booklet.pdf");
  const options = ["--width", "6", "--height", "6", "--count", "2", "--seed", "s", "--pdf", path];
  expect((await masume(["slither", "new", ...options])).status).toBe(0);
  expect(readFileSync(path, "latin1")).toMatch(/^%PDF-/);
});

test("check takes the whole answer of solve", async () => {
  const solved = await masume(["slither", "solve", puzzle, "--json"]);
  const answer = scratch.file("answer.json", solved.stdout);
  const checked = await masume(["slither", "check", puzzle, "--loop", answer, "--json"]);
  expect(JSON.parse(checked.stdout)).toEqual({ complete: true, errors: [] });
});
