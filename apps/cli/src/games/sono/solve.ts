/** `sono solve`: the answer file, as good as the time or the work allows. */
import {
  answerCodec,
  defaultSeed,
  defaultWork,
  divideWork,
  Lanes,
  laneTask,
  maxPairs,
  type Plan,
  type Puzzle,
  type SolveOptions,
  solveLanes,
} from "@masume/games/sono";
import { createRandom } from "@masume/kernel";
import { given } from "../../platform/parameter-values.js";
import { flag, optional, text } from "../../platform/parameters.js";
import { sheetOf } from "../../verbs/cli-game.js";
import { puzzleVerb } from "../../verbs/puzzle-verb.js";
import type { Verb, VerbResult, Work } from "../../verbs/verb.js";
import { limitOptions, sonoGame, stepLimit } from "./cli-game.js";
import { solveInThreads } from "./lanes.js";

export const solve: Verb = puzzleVerb(sonoGame, {
  options: { ...limitOptions, allPairs: flag, seed: optional(text("text")) },
  examples: [
    "sono solve problem.json --max-steps 200 --time 5s -o answer.json",
    "sono solve problem.json --all-pairs --time 60s -o answer.json",
    "sono solve problems.ndjson --max-steps 50 --work 1000000000 --json",
    "sono solve problems.ndjson --time 5s --pdf booklet.pdf",
  ],
  prints: true,
  run: async (puzzle, { options, t, printed }, work): Promise<VerbResult> => {
    const limit = stepLimit(puzzle, options, t);
    const { maxSteps } = limit;
    const { allPairs, seed = defaultSeed } = options;
    const goal: SolveOptions = { allPairs, ...given({ maxSteps }) };
    const { ops, pairs } = await search(puzzle, goal, seed, work);
    const max = maxPairs(puzzle.size);
    const isWanted = allPairs || maxSteps === undefined; // a 4 × 4 board is searched to the end
    return {
      verdict: pairs === max || !isWanted ? "yes" : puzzle.size === 4 ? "no" : "unknown",
      json: {
        ops,
        pairs,
        maxPairs: max,
        steps: ops.length,
        maxSteps: maxSteps ?? null,
        maxStepsFrom: limit.source,
        seed,
      },
      text: answerCodec.format({ ops }),
      isFile: true,
      note: t("result.note", {
        reached: t("result.reached", { pairs, maxPairs: max, steps: ops.length }),
        limit: limit.text,
      }),
      ...(printed && { sheet: sheetOf(sonoGame, puzzle, { moves: ops }, t) }),
    };
  },
});

/** By time, if there is a limit on that, else by work. */
async function search(puzzle: Puzzle, options: SolveOptions, seed: string, work: Work): Promise<Plan> {
  const { threads, deadline } = work;
  const byTime = Number.isFinite(deadline) && !Number.isFinite(work.budget().limit);
  const budget = work.budget(defaultWork);
  const { lanes, ...share } = divideWork(byTime ? undefined : budget.limit, threads);
  const request = { puzzle, options, seed, ...share };
  if (threads === 1 || puzzle.size === 4) {
    const task = byTime
      ? laneTask(request, 0, { now: Date.now, deadline })
      : solveLanes(puzzle, options, lanes, createRandom(seed), budget);
    const outcome = await work.run(task);
    return (outcome.finished ? outcome.value : outcome.best) ?? new Lanes(puzzle, lanes).best;
  }
  return await solveInThreads(request, lanes, threads, deadline, work.report);
}
