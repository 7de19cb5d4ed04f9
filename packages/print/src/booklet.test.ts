import type { Mark } from "@masume/kernel";
import { expect, test } from "vitest";
import { layOutBooklet, type PrintedPuzzle } from "./booklet.js";
import type { PdfCanvas } from "./pdf-canvas.js";
import { truncate } from "./truncate.js";

interface Written {
  readonly page: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Paper that remembers what is written on it; every letter is half as wide as it is high. */
function blankPaper(): {
  readonly paper: PdfCanvas;
  readonly written: Written[];
  readonly scales: number[];
  pages(): number;
} {
  const written: Written[] = [];
  const scales: number[] = [];
  let page = 0;
  let size = 0;
  const own: Partial<PdfCanvas> = {
    addPage: () => {
      page++;
      return paper;
    },
    fontSize: (to) => {
      size = to;
      return paper;
    },
    widthOfString: (text) => ([...text].length * size) / 2,
    text: (text, x, y) => {
      written.push({ page, text, x, y, size });
      return paper;
    },
    scale: (factor) => {
      scales.push(factor);
      return paper;
    },
  };
  const paper: PdfCanvas = new Proxy(own as PdfCanvas, {
    get: (known, name) => known[name as keyof PdfCanvas] ?? (() => paper),
  });
  return { paper, written, scales, pages: () => page };
}

const frame: Mark = { key: "frame", role: "paper", shape: "area", points: [] };
const board = (width: number, height = width) => ({
  game: "slither",
  marks: [frame],
  bounds: { x: 0, y: 0, width, height },
});
const sheet = (title: string, side = 10): PrintedPuzzle => ({
  title,
  board: board(side),
  solution: board(side),
});
const words = { title: "Book", solutions: "Solutions" };

test.each([
  { count: 1, side: 10, pages: 1 + 1 },
  { count: 13, side: 10, pages: 3 + 2 },
  { count: 5, side: 16, pages: 3 + 1 },
  { count: 3, side: 30, pages: 3 + 1 },
])("$count boards of $side: $pages pages, solutions after all boards", ({ count, side, pages }) => {
  const { paper, written, pages: counted } = blankPaper();
  layOutBooklet(
    paper,
    Array.from({ length: count }, (_, i) => sheet(`#${i}`, side)),
    words,
  );
  expect(counted()).toBe(pages);
  expect(written.filter(({ text }) => text.startsWith("#")).map(({ text }) => text)).toEqual(
    [0, 1].flatMap(() => Array.from({ length: count }, (_, i) => `#${i}`)),
  );
  const backFrom = written.find(({ text }) => text === "Solutions")!.page;
  expect(Math.max(...written.filter(({ text }) => text === "Book").map(({ page }) => page))).toBe(
    backFrom - 1,
  );
});

test.each([
  { width: 12, height: 12, onPage: 6 },
  { width: 13, height: 12, onPage: 2 },
  { width: 12, height: 13, onPage: 2 },
  { width: 25, height: 16, onPage: 2 },
  { width: 26, height: 16, onPage: 1 },
  { width: 25, height: 17, onPage: 1 },
  { width: 12, height: 17, onPage: 1 },
  { width: 26, height: 12, onPage: 1 },
])("a page holds $onPage boards where the largest is $width by $height", ({ width, height, onPage }) => {
  for (const largest of [0, 6]) {
    const { paper, written, pages } = blankPaper();
    const sheets = Array.from({ length: 7 }, (_, i) => ({
      title: `#${i}`,
      board: i === largest ? board(width, height) : board(5),
    }));
    layOutBooklet(paper, sheets, words);
    expect(written.filter(({ page, text }) => page === 1 && text.startsWith("#"))).toHaveLength(onPage);
    expect(pages()).toBe(Math.ceil(7 / onPage));
  }
});

test("a name longer than its column is cut, and leaves room for the level", () => {
  const { paper, written } = blankPaper();
  layOutBooklet(paper, [{ ...sheet("長".repeat(80)), note: "Level 3" }, sheet("next")], words);
  const [cut, note] = written.filter(({ text }) => text.startsWith("長") || text === "Level 3");
  expect(cut!.text).toMatch(/^長+…$/);
  expect(note!.x).toBeGreaterThan(cut!.x);
  const column = (595.28 - 2 * 48 - 24) / 2;
  expect(note!.x + ("Level 3".length * 9) / 2).toBeLessThanOrEqual(48 + column);
});

test("boards without solutions have no back", () => {
  const { paper, written, pages } = blankPaper();
  layOutBooklet(paper, [{ title: "one", board: board(5) }], words);
  expect(pages()).toBe(1);
  expect(written.some(({ text }) => text === "Solutions")).toBe(false);
});

test("steps are written in order, within the page, over as many pages as they take", () => {
  const { paper, written, pages } = blankPaper();
  const list = Array.from({ length: 700 }, (_, i) => `${i % 24}, ${i % 20}, 3`);
  const long: PrintedPuzzle = {
    title: "長".repeat(80),
    board: board(10),
    steps: { reached: "288 pairs", list },
  };
  const short: PrintedPuzzle = {
    title: "short",
    board: board(4),
    steps: { reached: "8 pairs", list: ["0, 0, 2"] },
  };
  layOutBooklet(paper, [long, short], words);
  expect(pages()).toBeGreaterThan(2);
  const back = written.filter(({ page, y }) => page > 1 && y > 48 && y < 800);
  const texts = back.map(({ text }) => text);
  expect(texts.filter((text) => text.includes(","))).toEqual([...list, "0, 0, 2"]);
  expect(texts.filter((text) => /^\d+\.$/.test(text))).toEqual(
    [...list, "0, 0, 2"].map((_, i) => `${i < 700 ? i + 1 : 1}.`),
  );
  for (const { text, x, y } of back) {
    expect(x).toBeGreaterThanOrEqual(48);
    expect(x + text.length * 4.5).toBeLessThanOrEqual(595.28 - 48);
    expect(y).toBeLessThanOrEqual(841.89 - 48);
  }
});

test("pages are numbered through, in the middle of their foot, boards and solutions alike", () => {
  const { paper, written } = blankPaper();
  const sheets = Array.from({ length: 7 }, (_, i) => sheet(`#${i}`));
  layOutBooklet(paper, sheets, words);
  const folios = written.filter(({ text, y }) => /^\d+$/.test(text) && y > 800);
  expect(folios.map(({ page, text, x }) => [page, text, x])).toEqual(
    [1, 2, 3].map((page) => [page, String(page), 595.28 / 2 - 9 / 4]),
  );
});

test("six boards stand in two columns and three rows, filled row by row", () => {
  const { paper, written } = blankPaper();
  layOutBooklet(
    paper,
    Array.from({ length: 6 }, (_, i) => ({ title: `#${i}`, board: board(5) })),
    words,
  );
  const places = written.filter(({ text }) => text.startsWith("#")).map(({ x, y }) => [x, y]);
  const [left, top] = places[0]!;
  expect([left, top]).toEqual([48, 78]);
  const [right] = places[1]!;
  expect(right).toBeCloseTo(48 + (595.28 - 96 - 24) / 2 + 24);
  const down = (841.89 - 96 - 30 - 48) / 3 + 24;
  for (const [i, [x, y]] of places.entries()) {
    expect(x).toBe(i % 2 === 0 ? left : right);
    expect(y).toBeCloseTo(78 + Math.floor(i / 2) * down);
  }
});

test("beside a solution there is no note, and a solution without steps is not written", () => {
  const { paper, written } = blankPaper();
  layOutBooklet(paper, [{ ...sheet("one"), note: "Level 3" }, sheet("two")], words);
  expect(written.filter(({ text }) => text === "Level 3").map(({ page }) => page)).toEqual([1]);
  expect(written.filter(({ text }) => text === "1.")).toEqual([]);
});

test("steps begin on a page of their own under their title, and the next follow where there is room", () => {
  const { paper, written, pages } = blankPaper();
  const stepped = (title: string): PrintedPuzzle => ({
    title,
    board: board(4),
    steps: { reached: `${title} done`, list: ["0, 0, 2", "1, 1, 2"] },
  });
  layOutBooklet(paper, [stepped("a"), stepped("b")], words);
  expect(pages()).toBe(2);
  const back = written.filter(({ page, y }) => page === 2 && y > 48 && y < 800);
  expect(back.map(({ text }) => text)).toEqual(
    ["a", "b"].flatMap((title) => [title, `${title} done`, "1.", "0, 0, 2", "2.", "1, 1, 2"]),
  );
  // The numbers stand to the right of their column, two steps beside each other.
  const [titleOf, , first, step, second] = back;
  expect(titleOf).toMatchObject({ x: 48, y: 78 });
  expect(first!.y).toBe(78 + 17);
  expect(second!.y).toBe(first!.y);
  expect(step!.x).toBe(first!.x + 2 * 4.5 + 4);
  expect(second!.x - first!.x).toBe(2 * 4.5 + 4 + 7 * 4.5 + 14);
  expect(back[6]!.y).toBe(78 + 17 + 13 + 14);
});

test("a page of steps is used to its last line: 53 of them under a title, where each takes the whole width", () => {
  // From 78 to 841.89 − 48; a title takes 17 of that, a line 13.
  const wide = "x".repeat(80);
  const linesOn = (count: number): number[] => {
    const { paper, written } = blankPaper();
    const steps = { reached: "", list: Array.from({ length: count }, () => wide) };
    layOutBooklet(paper, [{ title: "a", board: board(4), steps }], words);
    return [2, 3].map((page) => written.filter((one) => one.page === page && one.text === wide).length);
  };
  expect(linesOn(53)).toEqual([53, 0]);
  expect(linesOn(54)).toEqual([53, 1]);
});

test("a single board has the whole page below its title", () => {
  const scaleOf = (width: number, height: number): number => {
    const { paper, scales } = blankPaper();
    layOutBooklet(paper, [{ title: "one", board: board(width, height) }], words);
    return scales[0]!;
  };
  expect(scaleOf(12, 12)).toBeCloseTo((595.28 - 96) / 12.3);
  expect(scaleOf(2, 30)).toBeCloseTo((841.89 - 96 - 30 - 26) / 30.3);
});

test("titles of solutions are smaller, and lists of steps stand under the same heading as drawings", () => {
  const { paper, written } = blankPaper();
  layOutBooklet(paper, [sheet("drawn"), { ...sheet("done"), steps: { reached: "", list: ["a"] } }], words);
  expect(written.filter(({ text }) => text === "drawn").map(({ size }) => size)).toEqual([12, 8]);
  expect(written.filter(({ text }) => text === "Solutions").map(({ page }) => page)).toEqual([2, 3]);
});

test("a text cut short ends with a whole letter, and where there is room for none it is empty", () => {
  // Letters of two code units are twice as wide as others here.
  const paper = { widthOfString: (text: string) => text.length } as PdfCanvas;
  const cut = [2, 3, 8, 9, 18].map((width) => truncate(paper, "🧩".repeat(9), width));
  expect(cut).toEqual(["", "🧩…", "🧩🧩🧩…", "🧩🧩🧩🧩…", "🧩".repeat(9)]);
});

/** What is written of the steps, without headings and page numbers. */
function stepsWritten(...lists: readonly (readonly string[])[]): readonly Written[] {
  const { paper, written } = blankPaper();
  const sheets = lists.map((list, i) => ({
    title: `${i}`.repeat(200),
    board: board(4),
    steps: { reached: "r".repeat(200), list },
  }));
  layOutBooklet(paper, sheets, words);
  return written.filter(({ page, y }) => page > 1 && y > 48 && y < 800);
}

test("what was reached stands beside its title, both within the page", () => {
  const [title, reached] = stepsWritten(["a"]);
  const room = 595.28 - 96;
  const widthOf = ({ text, size }: Written) => (text.length * size) / 2;
  expect(widthOf(title!)).toBeLessThanOrEqual(room / 2);
  expect(reached!.x).toBe(title!.x + widthOf(title!) + 10);
  expect(reached!.x + widthOf(reached!)).toBeLessThanOrEqual(48 + room);
});

test("numbers of steps end one under the other", () => {
  const numbers = stepsWritten(Array.from({ length: 12 }, () => "x".repeat(80))).filter(({ text }) =>
    /^\d+\.$/.test(text),
  );
  expect(numbers).toHaveLength(12);
  expect(new Set(numbers.map(({ text, x }) => x + text.length * 4.5)).size).toBe(1);
});

test("columns of steps stand as close as their gap allows; a step as wide as the page stands alone", () => {
  const rowsOf = (letters: number): number => {
    const step = "x".repeat(letters);
    const steps = stepsWritten(Array(4).fill(step)).filter(({ text }) => text === step);
    expect(steps).toHaveLength(4);
    return new Set(steps.map(({ y }) => y)).size;
  };
  // Two columns of 13 for the number and 4.5 a letter, and a gap of 14 between them, are at most 499.28 wide.
  expect([rowsOf(51), rowsOf(52), rowsOf(150)]).toEqual([2, 4, 4]);
});

test("a title does not stand alone at the foot of a page", () => {
  const step = "x".repeat(80);
  const pageOfSecond = (before: number): number =>
    stepsWritten(Array(before).fill(step), [step]).find(({ text }) => text.startsWith("1".repeat(9)))!.page;
  // Behind so many lines there is room for a title and a line, then for a title, then for neither.
  expect([pageOfSecond(50), pageOfSecond(51), pageOfSecond(52)]).toEqual([2, 3, 3]);
});
