/** Stroke's verbs against answers that are known: counts from the literature, boards proved by hand. */
import { describe, expect, test } from "vitest";
import { openingBoard } from "./boards.js";
import { masume, scratchFolder } from "./masume.js";

const scratch = scratchFolder();
const opening = scratch.file("opening.json", openingBoard);

/** 13 cells of one colour and 10 of the other, with both ends of the first: one too many differ. */
const unbalancedBoard = '{"size":5,"blocked":[[2,1],[2,3]],"start":[0,0],"goal":[4,4]}';

interface Answered {
  readonly status: number | null;
  readonly json: ReturnType<typeof JSON.parse>;
}

async function answer(args: readonly string[], stdin = ""): Promise<Answered> {
  const { status, stdout, stderr } = await masume(["stroke", ...args, "--json"], { stdin });
  expect(stderr).toBe("");
  return { status, json: JSON.parse(stdout) };
}

describe("solve", () => {
  test("finds a line that check accepts", async () => {
    const { status, json } = await answer(["solve", opening]);
    expect(status).toBe(0);
    expect(json.status).toBe("solved");
    const line = scratch.file("found.json", JSON.stringify(json.path));
    expect((await answer(["check", opening, "--path", line])).json).toEqual({
      cleared: true,
      violations: [],
    });
  });

  // Lines between neighbouring corners of an empty square: OEIS A000532.
  test.each([
    [2, "1"],
    [3, "2"],
    [4, "8"],
    [5, "86"],
    [6, "1770"],
    [8, "8934966"],
  ])("counts the lines of an empty square of side %i", async (size, solutions) => {
    const board = JSON.stringify({ size, start: [0, 0], goal: [0, size - 1] });
    const { status, json } = await answer(["solve", "--count"], board);
    expect(json).toMatchObject({ status: "solved", solutions });
    expect(status).toBe(0);
  });

  test("says why there is none", async () => {
    const { status, json } = await answer(["solve", "--count"], unbalancedBoard);
    expect(status).toBe(1);
    expect(json).toMatchObject({ status: "unsolvable", solutions: "0", reason: { code: "colour-same" } });
    expect(json.reason.cells).toHaveLength(13);
    expect(json.reason.text).toContain("13");
  });

  test("does not guess when the work allowed is used up", async () => {
    const board = '{"size":16,"start":[0,0],"goal":[0,15]}';
    expect(await answer(["solve", "--work", "1"], board)).toEqual({ status: 3, json: { status: "unknown" } });
    const counted = await answer(["solve", "--count", "--time", "300ms"], board);
    expect(counted).toMatchObject({ status: 3, json: { status: "solved", solutions: null } });
  });

  test("the gravest answer of many is the exit status", async () => {
    const many = await masume(["stroke", "solve"], { stdin: `${openingBoard}\n${unbalancedBoard}\n` });
    expect(
      many.stdout
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line).status),
    ).toEqual(["solved", "unsolvable"]);
    expect(many.status).toBe(1);
  });

  test("draws the line for people", async () => {
    const { stdout } = await masume(["stroke", "solve", "-"], { stdin: "SG\n..\n" });
    expect(stdout).toBe("┌───┬───┐\n│ S │ G │\n├─┃─┼─┃─┤\n│ ┗━━━┛ │\n└───┴───┘\n");
  });
});

describe("report", () => {
  test("of a good board: every condition holds", async () => {
    const { status, json } = await answer(["report", opening]);
    expect(status).toBe(0);
    expect(json.solvable).toBe(true);
    expect(json.conditions.map(({ code }: { code: string }) => code)).toContain("connected");
    expect(json.conditions.every(({ holds }: { holds: boolean }) => holds)).toBe(true);
    expect(json).not.toHaveProperty("reason");
  });

  test("of a bad one: the condition that fails, where, and the reason", async () => {
    const { status, json } = await answer(["report"], unbalancedBoard);
    expect(status).toBe(1);
    const failing = json.conditions.filter(({ holds }: { holds: boolean }) => !holds);
    expect(failing.map(({ code }: { code: string }) => code)).toEqual(["colour-balance"]);
    expect(json).toMatchObject({ solvable: false, reason: { code: "colour-same" } });
  });

  test("is undecided when the work allowed is used up", async () => {
    const { status, json } = await answer(
      ["report", "--work", "1"],
      '{"size":16,"start":[0,0],"goal":[0,15]}',
    );
    expect([status, json.solvable]).toEqual([3, null]);
  });
});

describe("hint", () => {
  const hint = (line: string) => answer(["hint", opening, "--path", "-"], line);

  test("the next cell of the only line", async () => {
    const { json } = await answer(["solve", opening]);
    for (const length of [1, 5, 22]) {
      const found = await hint(JSON.stringify(json.path.slice(0, length)));
      expect(found).toMatchObject({ status: 0, json: { next: json.path[length] } });
    }
    expect((await hint(JSON.stringify(json.path))).json).toMatchObject({ next: null, finished: true });
  });

  test("how much of a wrong line is still good", async () => {
    expect(await hint("[[0,0],[1,0]]")).toMatchObject({ status: 1, json: { stuckAfter: 1 } });
    expect(await hint("[[0,0],[0,1],[0,2],[2,2]]")).toMatchObject({ status: 1, json: { stuckAfter: 3 } });
    expect(await hint("[[4,4]]")).toMatchObject({ status: 1, json: { stuckAfter: 0 } });
  });
});

describe("grade", () => {
  test("a number and its band", async () => {
    const { status, json } = await answer(["grade", opening]);
    expect(status).toBe(0);
    expect(json.difficulty).toEqual({
      band: expect.stringMatching(/^(easy|normal|hard)$/),
      score: expect.any(Number),
    });
  });

  test("nothing to grade without a line", async () => {
    const { status, json } = await answer(["grade"], unbalancedBoard);
    expect({ status, json }).toEqual({ status: 1, json: { difficulty: null, status: "unsolvable" } });
  });
});

describe("convert", () => {
  const convert = async (to: string, stdin: string): Promise<string> =>
    (await masume(["stroke", "convert", "--to", to], { stdin })).stdout;

  test("every notation leads back to the same board", async () => {
    for (const to of ["json", "text", "code"]) {
      expect(await convert("json", await convert(to, openingBoard))).toBe(`${openingBoard}\n`);
    }
    expect(await convert("text", openingBoard)).toBe("S....\n.....\n.#..#\n.....\n....G\n");
  });

  test("a picture is one SVG", async () => {
    expect(await convert("svg", openingBoard)).toMatch(/^<svg [^>]*>[\s\S]*<\/svg>\n$/);
  });
});
