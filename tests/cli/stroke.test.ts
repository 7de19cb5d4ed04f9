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

describe("new", () => {
  test("the same seed and options give the same bytes, whatever the number of threads", async () => {
    const make = (jobs: string) =>
      masume(["stroke", "new", "--size", "6", "--count", "6", "--seed", "monday", "--json", "--jobs", jobs]);
    const [one, three] = await Promise.all([make("1"), make("3")]);
    expect(one).toEqual(three);
    expect(one.status).toBe(0);
    const made = one.stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(made.map(({ seed }) => seed)).toEqual(
      ["1", "2", "3", "4", "5", "6"].map((number) => `monday/${number}`),
    );
    expect(new Set(made.map(({ puzzle }) => JSON.stringify(puzzle))).size).toBe(6);
    const again = await masume(["stroke", "new", "--size", "6", "--seed", "monday/4", "--json"]);
    expect(JSON.parse(again.stdout)).toEqual(made[3]);
  });

  // Without blocked cells a line of 3×3 runs from corner to corner: twelve boards, from and to.
  test.each(["1", "3"])(
    "no two are alike, and where there are fewer it says so (--jobs %s)",
    async (jobs) => {
      const make = (count: string) => {
        const order = ["--size", "3", "--blocked", "0", "--count", count, "--seed", "few", "--jobs", jobs];
        return masume(["stroke", "new", "--json", ...order]);
      };
      const [all, more] = await Promise.all([make("12"), make("13")]);
      const boards = all.stdout
        .trimEnd()
        .split("\n")
        .map((line) => JSON.stringify(JSON.parse(line).puzzle));
      expect([boards.length, new Set(boards).size]).toEqual([12, 12]);
      expect(all).toMatchObject({ status: 0, stderr: "" });
      expect(more).toEqual({
        status: 3,
        stdout: all.stdout,
        stderr: "only 12 different puzzles were found\n",
      });
    },
  );

  test("boards are what was asked for", async () => {
    const { json } = await answer(["new", "--size", "6", "--blocked", "5", "--unique", "--seed", "x"]);
    expect(json).toMatchObject({ seed: "x", solutions: "1", puzzle: { size: 6 } });
    expect(json.puzzle.blocked).toHaveLength(5);
    expect(json.difficulty).toEqual({
      band: expect.stringMatching(/^(easy|normal|hard)$/),
      score: expect.any(Number),
    });
    expect((await answer(["solve", "--count"], JSON.stringify(json.puzzle))).json.solutions).toBe("1");
  });

  test("presets are shapes; a difficulty alone takes the preset of its name", async () => {
    const order = (...options: readonly string[]) => answer(["new", "--seed", "p", ...options]);
    for (const options of [
      ["--preset", "easy"],
      ["--difficulty", "easy"],
    ]) {
      const { puzzle } = (await order(...options)).json;
      expect([puzzle.size <= 4, puzzle.blocked]).toEqual([true, []]);
    }
    const normal = (await order("--preset", "normal")).json.puzzle;
    expect([5, 6]).toContain(normal.size);
    expect(normal.blocked.length).toBeGreaterThan(0);
    const sized = (await order("--size", "7", "--difficulty", "easy")).json;
    expect([sized.puzzle.size, sized.difficulty.band]).toEqual([7, "easy"]);
    const wrong = await masume(["stroke", "new", "--preset", "easy", "--size", "9"]);
    expect(wrong).toMatchObject({ status: 2, stdout: "" });
    expect(wrong.stderr).toContain("3×3 to 4×4");
  });

  test("without a seed, the one chosen is told, and makes the board again", async () => {
    const { json } = await answer(["new", "--size", "5"]);
    expect((await answer(["new", "--size", "5", "--seed", json.seed])).json).toEqual(json);
  });

  test("what it prints, as text or as JSON, other verbs read", async () => {
    for (const form of [[], ["--json"]]) {
      const made = await masume(["stroke", "new", "--size", "5", "--seed", "y", ...form]);
      const solved = await masume(["stroke", "solve", "-", "--json"], { stdin: made.stdout });
      expect(solved.status).toBe(0);
      const checked = await masume(["stroke", "check", scratch.file("made", made.stdout), "--path", "-"], {
        stdin: solved.stdout,
      });
      expect(checked.status).toBe(0);
    }
  });

  test("what cannot be is refused", async () => {
    const ran = await masume(["stroke", "new", "--size", "3", "--blocked", "8"]);
    expect(ran).toMatchObject({ status: 2, stdout: "" });
    expect(ran.stderr).toMatch(/^masume: [^\n]+\n$/);
  });
});

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
    const counted = await answer(["solve", "--count", "--work", "1000000"], board);
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

  test("in words it counts the cells of odd degree, and says that this decides nothing", async () => {
    const { stdout } = await masume(["stroke", "report", "-"], { stdin: "S..\n...\n..G\n" });
    expect(stdout).toContain("i 4 cells have an odd number of open neighbours. This is not a requirement");
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
      const { stretch } = found.json;
      expect(stretch).toEqual(json.path.slice(length, length + stretch.length));
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

test("rules names the move that each rule forbids", async () => {
  const { stdout } = await masume(["stroke", "rules"]);
  expect(stdout).toMatch(/^2\. The line may not enter a blocked cell\.\n[\s\S]*?\nNot allowed here: r2c2\n/m);
});
