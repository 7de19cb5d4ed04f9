/** Nonaga's verbs in this process: what they promise at their limits, and how games end. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { percentOf } from "./games/nonaga/match.js";
import { endText } from "./games/nonaga/play.js";
import { jsonHere, runHere } from "./testing/run-here.js";

/** How many threads each engine was asked to have; here every one of them thinks alone. */
let threads: number[] = [];
vi.mock("./games/nonaga/search-threads.js", async (original) => {
  const { SearchThreads } = await original<typeof import("./games/nonaga/search-threads.js")>();
  return {
    SearchThreads: class extends SearchThreads {
      constructor(asked: number) {
        super(1);
        threads.push(asked);
      }
    },
  };
});
beforeEach(() => {
  threads = [];
});

const hexagon = "-2,0 -2,1 -2,2 -1,-1 -1,0 -1,1 -1,2 0,-2 0,-1 0,0 0,1 0,2 1,-2 1,-1 1,0 1,1 2,-2 2,-1 2,0";
/** Red wins by sliding from 2,-2 to 1,-1. */
const almost = `${hexagon} | 2,-2 0,-1 0,0 | 2,0 -1,1 -2,2 | red | -`;
const over = `${hexagon} | 1,-1 0,-1 0,0 | 2,0 -1,1 -2,2 | blue | -`;

describe("best", () => {
  test("has as many threads as are asked for, else all; a count of nodes has one", async () => {
    const best = ["nonaga", "best", almost];
    await runHere([...best, "--jobs", "3"]);
    await runHere([...best, "--jobs", "3", "--threads", "2"]);
    await runHere([...best, "--jobs", "3", "--nodes", "100"]);
    await runHere([...best, "--jobs", "3", "--work", "100"]);
    await runHere([...best, "--threads", "4", "--nodes", "100"]);
    expect(threads).toEqual([3, 2, 1, 1, 4]);
  });

  test("work is counted in nodes", async () => {
    const byNodes = await jsonHere(["nonaga", "best", "--nodes", "3000"]);
    const byWork = await jsonHere(["nonaga", "best", "--work", "3000"]);
    expect(byWork).toEqual(byNodes);
    expect(byWork.json).toMatchObject({ rules: "basic", winIn: null });
  });

  test("of a game that is over, nothing, and status 1", async () => {
    expect(await jsonHere(["nonaga", "best", over])).toEqual({
      status: 1,
      json: { turn: null, score: null, winIn: null, depth: 0, nodes: 0, line: [] },
    });
  });

  test("for people: the board, the turn by its cells, what it is worth, and the line", async () => {
    const { stdout, status } = await runHere(["nonaga", "best", almost, "--nodes", "1000"]);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      / B\b[\s\S]*\n[a-z]\d+>[a-z]\d+\nwin in 1 \(depth \d+, \d+ positions?\)\n[a-z]\d+>[a-z]\d+\n$/,
    );
  });

  test.each([
    ["--level", "0"],
    ["--level", "8"],
    ["--nodes", "0"],
    ["--threads", "0"],
    ["--threads", "257"],
  ])("%s %s is refused", async (option, value) => {
    const { status, stdout, stderr } = await runHere(["nonaga", "best", option, value]);
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(`${option}: `);
  });
});

describe("perft", () => {
  test.each([
    ["0", "1 sequence of 0 turns\n"],
    ["1", "1,290 turns\n"],
  ])("%s, in words", async (depth, text) => {
    expect(await runHere(["nonaga", "perft", depth])).toEqual({ status: 0, stdout: text, stderr: "" });
  });

  test("goes down to five turns; six are refused", async () => {
    const five = await jsonHere(["nonaga", "perft", "5", "--time", "0"]);
    expect(five).toEqual({ status: 3, json: { depth: 5, rules: "basic", turns: null } });
    expect((await runHere(["nonaga", "perft", "6"])).status).toBe(2);
    expect((await runHere(["nonaga", "perft", "--", "-1"])).status).toBe(2);
  });

  test("what the command says of the rules goes before what the position says", async () => {
    const count = async (...args: readonly string[]) =>
      (await jsonHere(["nonaga", "perft", "1", ...args])).json;
    expect(await count("official start")).toEqual({ depth: 1, rules: "official", turns: 570 });
    expect(await count("official start", "--rules", "basic")).toMatchObject({ turns: 1290 });
  });
});

describe("match", () => {
  const match = async (...options: readonly string[]) =>
    (await jsonHere(["nonaga", "match", "--red", "novice", "--blue", "novice", "--records", ...options]))
      .json;

  test("the average is over all games, and each has an opening of its own", async () => {
    const { red, blue, draws, games, averageTurns, records, seed, rules } = await match(
      ...["--games", "3", "--seed", "s"],
    );
    expect({ games, seed, rules, sum: red + blue + draws }).toEqual({
      games: 3,
      seed: "s",
      rules: "basic",
      sum: 3,
    });
    const lengths: number[] = records.map(({ length }: readonly string[]) => length);
    expect(averageTurns * 3).toBeCloseTo(lengths.reduce((sum, one) => sum + one, 0));
    expect(new Set(records.map(([first]: readonly string[]) => first)).size).toBe(3);
  });

  test("swapped, two games have the same opening and the next two another", async () => {
    const { records } = await match("--games", "4", "--seed", "s", "--swap");
    const firsts: string[] = records.map(([first]: readonly string[]) => first);
    expect([firsts[0] === firsts[1], firsts[2] === firsts[3], firsts[0] === firsts[2]]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("a seed that nobody gave is told, and gives the same games again", async () => {
    const chosen = await match("--games", "1");
    expect(await match("--games", "1", "--seed", chosen.seed)).toEqual(chosen);
  });

  test("records are in the answer only where they are asked for", async () => {
    const { json } = await jsonHere([
      "nonaga",
      "match",
      "--red",
      "1",
      "--blue",
      "1",
      "--games",
      "1",
      "--seed",
      "s",
    ]);
    expect(Object.keys(json).sort()).toEqual(
      ["averageTurns", "blue", "draws", "games", "red", "rules", "seed"].sort(),
    );
  });

  test("a draw is half a win", () => {
    expect(percentOf({ red: 1, draws: 1 }, 4)).toBe("37.5");
    expect(percentOf({ red: 0, draws: 0 }, 3)).toBe("0.0");
    expect(percentOf({ red: 2, draws: 0 }, 3)).toBe("66.7");
  });
});

describe("play", () => {
  const play = (stdin: string, ...args: readonly string[]) =>
    runHere(["nonaga", "play", ...args, "--threads", "1"], { stdin });

  test("against a beginner, as red, unless another level and side are chosen", async () => {
    const usual = await play("quit\n");
    expect(usual.stderr).toMatch(/^You play Red against Beginner\./);
    expect(usual.stdout).toContain('[Blue "Masume (Beginner)"]');
    const chosen = await play("quit\n", "--side", "blue", "--level", "1");
    expect(chosen.stderr).toMatch(/^You play Blue against Novice\./);
    expect(chosen.stdout).toContain('[Red "Masume (Novice)"]');
    // Red is the engine's, and begins.
    expect(chosen.stdout).toMatch(/\n1\. \S+ \*\n$/);
  });

  test("a game that the engine wins is lost", async () => {
    const lost = await play("", almost, "--side", "blue", "--level", "full", "--nodes", "1000");
    expect(lost.stderr).toMatch(/\nRed plays o11>\w+\.\n[\s\S]*\nRed has won\.\n\n$/);
    expect(lost.stdout).toMatch(/\[Result "red"\]\n\n1\. 2,-2>\S+ red\n$/);
  });

  test("as JSON: how it ended, by which rules, and every turn", async () => {
    const won = await jsonHere(["nonaga", "play", almost, "--rules", "official"], { stdin: "2,-2>1,-1\n" });
    expect(won).toEqual({
      status: 0,
      json: { result: "red", rules: "official", moves: ["2,-2>1,-1"] },
    });
  });

  test("one turn alone is nobody's to take back; two are", async () => {
    const opened = await play("undo\nquit\n", "--side", "blue", "--level", "1", "--seed", "1");
    expect(opened.stderr).toContain("There is no turn to take back yet.");
    expect(opened.stdout).toMatch(/\n1\. \S+ \*\n$/);
    const answered = await play("2,-2>-1,1/-2,1>-1,-2\nundo\nquit\n", "--level", "1", "--seed", "1");
    expect(answered.stderr).toContain("Taken back.");
    expect(answered.stdout).toMatch(/\n\n\*\n$/);
  });

  test.each([
    ["red", "red", "play.won red"],
    ["blue", "red", "play.lost blue"],
    ["draw", "blue", "play.draw"],
    [undefined, "red", "play.stopped"],
  ] as const)("an end of %s for %s", (result, side, said) => {
    const t = (key: string, params?: object): string =>
      [key.replace(/^side\./, ""), ...Object.values(params ?? {})].join(" ");
    expect(endText(result, side, t)).toBe(said);
  });
});
