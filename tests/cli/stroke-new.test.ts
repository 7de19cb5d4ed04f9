/** `stroke new`: to order, by seed, many at once, and refused with a reason. */
import { expect, test } from "vitest";
import { masume } from "./masume.js";

interface MadeBoard {
  readonly puzzle: { size: number; blocked: readonly (readonly number[])[]; start: number[]; goal: number[] };
  readonly seed: string;
  readonly difficulty: { band: string; score: number };
  readonly solutions: string | null;
}

const made = (stdout: string): MadeBoard[] =>
  stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

test("a unique board is unique by its own solver", async () => {
  const ran = await masume(["stroke", "new", "--size", "7", "--unique", "--seed", "tea", "--json"]);
  expect(ran.status).toBe(0);
  const [board] = made(ran.stdout);
  expect(board).toMatchObject({ seed: "tea", solutions: "1", puzzle: { size: 7 } });
  const solved = await masume(["stroke", "solve", "--count", "--json"], {
    stdin: JSON.stringify(board!.puzzle),
  });
  expect(JSON.parse(solved.stdout)).toMatchObject({ status: "solved", solutions: "1" });
});

test("same seed, same bytes, whatever the number of threads; the seed chosen is in the output", async () => {
  const order = ["stroke", "new", "--size", "6", "--count", "4", "--seed", "tea", "--json"];
  const one = await masume([...order, "--jobs", "1"]);
  const four = await masume([...order, "--jobs", "4"]);
  expect(one.stdout).toBe(four.stdout);
  expect(made(one.stdout).map(({ seed }) => seed)).toEqual(["tea/1", "tea/2", "tea/3", "tea/4"]);
  const [free] = made((await masume(["stroke", "new", "--size", "5", "--json"])).stdout);
  const again = await masume(["stroke", "new", "--size", "5", "--seed", free!.seed, "--json"]);
  expect(made(again.stdout)).toEqual([free]);
});

test("the number of blocked cells and the band are kept", async () => {
  const order = ["--size", "6", "--blocked", "5", "--difficulty", "normal", "--seed", "tea", "--json"];
  const [board] = made((await masume(["stroke", "new", ...order])).stdout);
  expect(board!.puzzle.blocked).toHaveLength(5);
  expect(board!.difficulty.band).toBe("normal");
});

test("what cannot be made is refused in one line", async () => {
  const ran = await masume(["stroke", "new", "--size", "5", "--blocked", "3", "--symmetry", "four"]);
  expect(ran.status).toBe(2);
  expect(ran.stderr).toMatch(/^masume: [^\n]*symmetry[^\n]*\n$/);
});
