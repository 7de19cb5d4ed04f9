/** What goes into a booklet: every sheet under its number, in the words of the command's language. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BookletTexts, PrintedPuzzle } from "@masume/print";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { runHere } from "./testing/run-here.js";
import { createBooklet } from "./verbs/booklet.js";

const folder = mkdtempSync(join(tmpdir(), "masume-booklet-"));
afterAll(() => rmSync(folder, { recursive: true }));

let printed: { sheets: readonly PrintedPuzzle[]; words: BookletTexts }[] = [];
vi.mock("./platform/pictures/pdf.js", () => ({
  bookletPdf: async (sheets: readonly PrintedPuzzle[], words: BookletTexts) => {
    printed.push({ sheets: [...sheets], words });
    return Buffer.from("PDF");
  },
}));
beforeEach(() => {
  printed = [];
});

const board = { game: "stroke", marks: [], bounds: { x: 0, y: 0, width: 1, height: 1 } };
const t = (key: string, params: object = {}): string => [key, ...Object.values(params)].join(" ");

describe("a booklet", () => {
  test("numbers its sheets, with or without a title of their own", async () => {
    const path = join(folder, "titles.pdf");
    const booklet = createBooklet(path, t);
    for (const title of ["5×5", "", "7×7"]) booklet.add({ title, board });
    expect(await booklet.print()).toBe(`print.done 3 ${path}`);
    expect(printed[0]!.sheets.map(({ title }) => title)).toEqual(["1  5×5", "2", "3  7×7"]);
    expect(printed[0]!.words).toEqual({ title: "name", solutions: "print.solutions" });
    expect(readFileSync(path, "utf8")).toBe("PDF");
  });

  test("without a sheet is no file", async () => {
    const path = join(folder, "empty.pdf");
    expect(await createBooklet(path, t).print()).toBe("print.nothing");
    expect([existsSync(path), printed]).toEqual([false, []]);
  });

  test("whose folder is not there is refused at once, by its name", () => {
    const path = join(folder, "nowhere", "a.pdf");
    expect(() => createBooklet(path, t)).toThrow(
      expect.objectContaining({ reason: { key: "file.missing" }, place: { file: path } }),
    );
  });
});

describe("in a command", () => {
  const print = async (...args: readonly string[]) => {
    const path = join(folder, "command.pdf");
    const ran = await runHere([...args, "--pdf", path, "--jobs", "1"]);
    expect(ran.status).toBe(0);
    return { ...ran, path, ...printed[0]! };
  };

  test("what is made is printed with its solution, and not written too", async () => {
    const { stdout, stderr, sheets, path } = await print("stroke", "new", "--size", "4", "--count", "2");
    expect([stdout, stderr]).toEqual(["", `2 puzzles printed to ${path}\n`]);
    expect(sheets.map(({ title }) => title)).toEqual(["1  4×4", "2  4×4"]);
    for (const { board, solution, note, steps } of sheets) {
      expect(board.marks).not.toEqual(solution!.marks);
      expect([steps, note]).toEqual([undefined, expect.stringMatching(/^(Easy|Normal|Hard)$/i)]);
    }
  });

  test("a Slither puzzle goes by its name and its level", async () => {
    const order = ["--width", "4", "--height", "3", "--name", "Monday", "--seed", "s"];
    const { sheets } = await print("slither", "new", ...order);
    expect(sheets[0]).toMatchObject({ title: "1  Monday", note: expect.stringMatching(/^Level \d of 5$/) });
  });

  test("a solution of Sono is printed as what to do, and how far that leads", async () => {
    const { sheets } = await print("sono", "new", "--size", "4", "--scramble", "2", "--seed", "s");
    const { steps, solution, title } = sheets[0]!;
    expect([title, solution]).toEqual(["1  4×4", undefined]);
    expect(steps!.list).toHaveLength(2);
    for (const step of steps!.list) expect(step).toMatch(/^\d, \d, \d$/);
    expect(steps!.reached).toBe("8 of 8 pairs after 2 turns (x, y, n)");
  });

  test("where nothing is solved there is nothing to print", async () => {
    const path = join(folder, "unsolved.pdf");
    const ran = await runHere(["stroke", "solve", "--pdf", path], { stdin: "S.\n.G\n" });
    expect(ran.status).toBe(1);
    expect(ran.stdout).toContain("There is no line.");
    expect(ran.stderr).toBe("there was nothing to print\n");
    expect(existsSync(path)).toBe(false);
  });
});
