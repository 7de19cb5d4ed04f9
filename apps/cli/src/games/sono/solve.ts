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
import { flag, optional, puzzle, text } from "../../platform/parameters.js";
import { type Answer, type Verb, verb, type Work } from "../../verbs/verb.js";
import { solveInThreads } from "./lanes.js";
import { limitOptions, limitText, readProblem, sheetOf, stepLimit, words } from "./texts.js";

export const solve: Verb = verb({
  arguments: { problem: puzzle },
  options: { ...limitOptions, allPairs: flag, seed: optional(text("text")) },
  examples: [
    "sono solve problem.json --max-steps 200 -o answer.json",
    "sono solve problem.json --all-pairs --time 60s -o answer.json",
    "sono solve problems.ndjson --max-steps 50 --work 1000000000 --json",
    "sono solve problems.ndjson --time 5s --pdf booklet.pdf",
  ],
  prints: true,
  run: async ({ arguments: { problem: source }, options, language, printed }, work): Promise<Answer> => {
    const problem = readProblem(source, language);
    const limit = stepLimit(problem, options, language);
    const { maxSteps } = limit;
    const { allPairs, seed = defaultSeed } = options;
    const goal: SolveOptions = { allPairs, ...(maxSteps !== undefined && { maxSteps }) };
    const { ops, pairs } = await search(problem, goal, seed, work);
    const most = maxPairs(problem.size);
    const wanted = allPairs || maxSteps === undefined; // a 4 × 4 board is searched to the end
    const reached = words(language, "answer.reached", { pairs, maxPairs: most, steps: ops.length });
    return {
      verdict: pairs === most || !wanted ? "yes" : problem.size === 4 ? "no" : "unknown",
      json: {
        ops,
        pairs,
        maxPairs: most,
        steps: ops.length,
        maxSteps: maxSteps ?? null,
        maxStepsFrom: limit.source,
        seed,
      },
      text: answerCodec.format({ ops }),
      note: `${reached}. ${limitText(limit, language)}`,
      ...(printed && {
        sheet: sheetOf(problem, { ops, pairs }, `${problem.size}×${problem.size}`, language),
      }),
    };
  },
});

/** By time, if there is a limit on that, else by work. */
async function search(problem: Puzzle, options: SolveOptions, seed: string, work: Work): Promise<Plan> {
  const { threads, deadline } = work;
  const byTime = Number.isFinite(deadline) && !Number.isFinite(work.budget().limit);
  const budget = work.budget(defaultWork);
  const { lanes, ...share } = divideWork(byTime ? undefined : budget.limit, threads);
  const request = { puzzle: problem, options, seed, ...share };
  if (threads === 1 || problem.size === 4) {
    const task = byTime
      ? laneTask(request, 0, { now: Date.now, deadline })
      : solveLanes(problem, options, lanes, createRandom(seed), budget);
    const outcome = await work.run(task);
    return (outcome.finished ? outcome.value : outcome.best) ?? new Lanes(problem, lanes).best;
  }
  return await solveInThreads(request, lanes, threads, deadline, work.report);
}
