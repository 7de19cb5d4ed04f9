/**
 * How fast and how deep Nonaga's engine looks from the first position, on one
 * thread. A node is an evaluated position. Time is the processor's, not the wall's: a
 * busy machine makes it hardly longer. There is no peer to install beside it.
 */
import {
  type Analysis,
  type AnalysisOptions,
  analyse,
  type EvaluationName,
  rulesets,
  start,
  startPosition,
} from "@masume/games/nonaga";
import { Budget, drive } from "@masume/kernel";
import { loadNote } from "./machine.js";
import { writeReport } from "./report.js";

interface Look {
  readonly found: Analysis;
  readonly ms: number;
}

/** Milliseconds the processor has worked for this process. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function look(rules: (typeof rulesets)[number], timeMs: number, options: AnalysisOptions = {}): Look {
  const puzzle = { rules, position: startPosition };
  const begun = worked();
  const isOver = (): boolean => worked() - begun >= timeMs;
  const outcome = drive(analyse(puzzle, start(puzzle), new Budget(), options), { shouldStop: isOver });
  const found = outcome.finished ? outcome.value : outcome.best!;
  return { found, ms: worked() - begun };
}

/** Measures, tells, and writes results/nonaga.md. */
export function measureEngine(): void {
  const loadBefore = loadNote();
  const evaluations: readonly EvaluationName[] = ["learned", "rays"];
  const kinds = rulesets.flatMap((rules) => evaluations.map((evaluation) => ({ rules, evaluation })));
  const rows = kinds.map(({ rules, evaluation }) => {
    look(rules, 500, { evaluation }); // the compiler's turn to warm up
    const third = look(rules, Number.POSITIVE_INFINITY, { evaluation, depth: 3, attacks: false });
    const looks = [1000, 5000].map((timeMs) => look(rules, timeMs, { evaluation }));
    const cells = looks.map(({ found, ms }) => {
      const perSecond = Math.round(found.nodes / ms) / 1000;
      return `${found.depth} | ${found.nodes.toLocaleString("en-GB")} | ${perSecond.toFixed(2)} M`;
    });
    return `| ${rules} | ${evaluation} | ${Math.round(third.ms)} ms | ${cells.join(" | ")} |`;
  });

  writeReport({
    name: "nonaga",
    about: `The engine from the first position, one thread. A node is an evaluated position;
time is the processor's. Full strength plays by the learned evaluation, the levels below it by
rays.`,
    body: `| rules | evaluation | depth 3 in | depth at 1 s | nodes | nodes/s | depth at 5 s | nodes | nodes/s |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join("\n")}`,
    loadBefore,
  });
}
