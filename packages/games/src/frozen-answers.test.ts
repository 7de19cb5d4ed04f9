/**
 * What the engines answer with an amount of work is the same on every machine, and the
 * same tomorrow: a rerun of a seed, a review, a hint in a bug report rest on it. Whether
 * an answer is right is tested beside each engine; what stands here notices one that
 * silently searches in another order, forgets what it knew or weighs things otherwise.
 * An engine that was changed on purpose, and measured to be better, gets new lines.
 */
import { createHash } from "node:crypto";
import { Budget, createRandom, finish } from "@masume/kernel";
import { describe, expect, it } from "vitest";
import { rulesets, startPosition } from "./nonaga/board.js";
import { formatTurn } from "./nonaga/notation.js";
import { levels } from "./nonaga/opponent/levels.js";
import { thinkAt } from "./nonaga/opponent/opponent.js";
import { problems } from "./nonaga/problems/problem-set.js";
import { legalTurns, type Puzzle as NonagaPuzzle, outcome, play, start } from "./nonaga/rules.js";
import { analyse } from "./nonaga/search/analyse.js";
import { explainStep } from "./slither/explain/step-words.js";
import { steps } from "./slither/grade/index.js";
import { referenceGrades } from "./slither/grade/testing/reference-grades.js";
import { solveExactly } from "./slither/solve/index.js";
import { randomPuzzle } from "./sono/generate/scramble.js";
import { type SolveOptions, solveLane } from "./sono/solve/lane.js";
import { formatCode } from "./stroke/codec.js";
import { hint } from "./stroke/explain/hint.js";
import { reportBoardSync } from "./stroke/explain/report.js";
import { makePuzzle } from "./stroke/generate/generate.js";
import { measureDifficultySync } from "./stroke/grade/index.js";
import { findLines } from "./stroke/solve/lines.js";

const digest = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(value, (_, part) => (typeof part === "bigint" ? `${part}` : part)))
    .digest("hex")
    .slice(0, 16);

describe("sono", () => {
  const answers: readonly (readonly [size: number, lane: number, work: number, SolveOptions, string])[] = [
    [4, 0, 1000, {}, "8/4 3fac2cb1754361b9"],
    [6, 0, 400_000, {}, "18/16 170aa2a6127bb7c2"],
    [6, 1, 400_000, { maxSteps: 6 }, "12/6 9b5065714d4c9722"],
    [8, 0, 600_000, { allPairs: true }, "32/35 d63b84eaf39ca4d0"],
    [8, 2, 600_000, { maxSteps: 10 }, "18/10 29480dc4f28a809c"],
    [10, 1, 1_000_000, {}, "50/56 6b0272e3964c4ec7"],
    [10, 0, 1_000_000, { maxSteps: 18 }, "30/18 7d86483b46f05c7e"],
    [12, 0, 1_500_000, { maxSteps: 30 }, "43/30 c871884d91a44017"],
    [16, 0, 4_000_000, { maxSteps: 12 }, "28/12 34d6357131586a8a"],
    [18, 1, 6_000_000, {}, "162/1895 ff63b310a33d6492"],
  ];
  it.each(answers)("size %i, lane %i, %i units, %j", (size, lane, work, options, expected) => {
    const puzzle = randomPuzzle(size, createRandom("frozen"));
    const plan = finish(solveLane(puzzle, options, lane, createRandom("frozen"), new Budget(work)));
    expect(`${plan.pairs}/${plan.ops.length} ${digest(plan.ops)}`).toBe(expected);
  });
});

describe("nonaga", () => {
  /** Some way into a game of random turns, where nothing is decided yet. */
  function middleGame(rules: NonagaPuzzle["rules"], seed: string) {
    const puzzle: NonagaPuzzle = { rules, position: startPosition };
    const random = createRandom(`frozen/${seed}`);
    let state = start(puzzle);
    for (let turns = 0; turns < 5; turns++) {
      const played = play(puzzle, state, random.pick(legalTurns(rules, state.position)));
      if (!played.ok || outcome(played.value)) throw new Error("not in the middle of a game");
      state = played.value;
    }
    return { puzzle, state };
  }
  const rounds = rulesets.flatMap((rules) =>
    (["rays", "learned"] as const).map((by) => [rules, by] as const),
  );
  const analyses: Readonly<Record<string, string>> = {
    "basic rays": "3eef14ab13bbe6e2",
    "basic learned": "8c74a945df94f8bd",
    "official rays": "05941b50b7f59310",
    "official learned": "dd35845fd379d07e",
  };

  it.each(rounds)("%s rules, positions worth what they are by %s", (rules, evaluation) => {
    const found = ["a", "b", "c"].map((seed) => {
      const { puzzle, state } = middleGame(rules, seed);
      const { lines, depth, nodes } = finish(
        analyse(puzzle, state, new Budget(4000), { evaluation, lines: 3 }),
      );
      return [
        depth,
        nodes,
        ...lines.map(({ score, line }) => [score, ...line.map((turn) => formatTurn(turn, "/"))]),
      ];
    });
    expect(digest(found)).toBe(analyses[`${rules} ${evaluation}`]);
  });

  const turns: Readonly<Record<string, string>> = {
    novice: "94ffa9f14b7e3af4",
    beginner: "1926fbeee24e5f9b",
    casual: "c89e2d563e34a12c",
    club: "a712428519ce665e",
    strong: "666b7c51a1101bed",
    expert: "666b7c51a1101bed",
    full: "f1507cca8510fc46",
  };
  it.each(levels.map(({ id }, i) => [id, i + 1] as const))("level %s", (id, level) => {
    const played = ["a", "b", "c", "d"].flatMap((seed) =>
      rulesets.map((rules) => {
        const { puzzle, state } = middleGame(rules, seed);
        return formatTurn(finish(thinkAt(puzzle, state, level, new Budget(3000), seed)).turn, "/");
      }),
    );
    expect(digest(played)).toBe(turns[id]);
  });

  it("problems, with the work it takes to see their end", () => {
    const some = problems().filter((_, i) => i % 60 === 0);
    const found = some.map(({ puzzle }) => {
      const { turn, winIn, lossIn, nodes } = finish(analyse(puzzle, start(puzzle), new Budget(3000)));
      return [formatTurn(turn, "/"), winIn, lossIn, nodes];
    });
    expect(digest(found)).toBe("62bf800d7334eb04");
  });
});

describe("slither", () => {
  const some = referenceGrades.filter(({ width, height }) => width * height <= 100);
  const explained = [
    "a3fa7789f89ef514",
    "bffa3ce3a94fdb04",
    "a4d4f5dad058a14e",
    "5804204595d73b6b",
    "f5fce95b5aa1c54a",
    "2ea4280c6f58b6a7",
    "e86208d0d7ee637a",
    "f6a5c9c4c88a9861",
    "c9596160ca1c178e",
    "e5f133dd5451b470",
    "a0e73ca05f763b7a",
    "a2acf1e3b716b45c",
    "160f43acf8326021",
    "e16d760b421e08aa",
    "ea4af81360c98144",
    "5a04802897df0db6",
  ];

  it.each(some.map((puzzle, i) => [i, puzzle] as const))(
    "every step of reference puzzle %i, with its reasons and what is said about it",
    (i, puzzle) => {
      const { steps: made } = finish(steps(puzzle));
      const said = made.map((step) => [step, explainStep(puzzle, step)]);
      expect(digest(said)).toBe(explained[i]);
    },
  );

  it("the work of the exact solver", () => {
    const spent = some.map((puzzle) => {
      const budget = new Budget();
      const { status } = finish(solveExactly(puzzle, budget));
      return [status, budget.spent];
    });
    expect(digest(spent)).toBe("1803676f25c7d842");
  });
});

describe("stroke", () => {
  const boards: Readonly<Record<string, string>> = {
    '{"size":5,"difficulty":"easy"}': "s5-e-2 9d356544c7929df7",
    '{"size":6,"difficulty":"normal"}': "s6-5-h-ABAggk 45654753d99c53dc",
    '{"size":7,"difficulty":"hard"}': "s7-z-18-AACECEAwg 0ee58e0072bb48eb",
    '{"size":6,"unique":true}': "s6-5-h-ADAkAB 6db986b55b486640",
  };
  const orders = [
    { size: 5, difficulty: "easy" },
    { size: 6, difficulty: "normal" },
    { size: 7, difficulty: "hard" },
    { size: 6, unique: true },
  ] as const;

  it.each(orders)(
    "a board of %j: difficulty, report, hints along its line, and the work of finding it",
    (params) => {
      const made = finish(makePuzzle(params, createRandom("frozen")));
      if (!made.ok) throw new Error(made.error.key);
      const { board: puzzle, line } = made.value;
      const budget = new Budget();
      const found = finish(findLines(puzzle, 2, budget));
      const hints = [1, 3, 8, 15].map((length) => hint(puzzle, line.slice(0, length)));
      const all = {
        difficulty: measureDifficultySync(puzzle),
        report: reportBoardSync(puzzle),
        found,
        spent: budget.spent,
        hints,
      };
      expect(`${formatCode(puzzle)} ${digest(all)}`).toBe(boards[JSON.stringify(params)]);
    },
  );
});
