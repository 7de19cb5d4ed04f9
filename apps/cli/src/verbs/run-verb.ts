/**
 * Carrying out one command: read what it points at, do the calls here or in
 * threads, and write the results in order. Several puzzles, or `--json`, give
 * one JSON object per line; otherwise the result is text for people.
 */
import { availableParallelism } from "node:os";
import type { Language } from "@masume/kernel";
import { InputReader } from "../platform/input.js";
import { namesAt } from "../platform/names-at.js";
import { fileOutput, standardOutput } from "../platform/output.js";
import { flagName, type ParsedValues, type RawValues, readValues } from "../platform/parameter-values.js";
import { createProgressBar, type ProgressBar } from "../platform/progress-bar.js";
import { exitOnSignals } from "../platform/signals.js";
import { terminal } from "../platform/terminal.js";
import { translator } from "../platform/translate.js";
import { createBooklet } from "./booklet.js";
import { type CallValues, DuplicateFilter, seedsFor, valuesPerPuzzle } from "./calls.js";
import { readCommonOptions } from "./common-options.js";
import { runInThreads } from "./pool.js";
import { isInlinePuzzle } from "./puzzle-lines.js";
import type { AnyCall, GameCommands, VerbResult } from "./verb.js";
import { type CallOutcome, type Limits, maxSliceMs, runCall, yieldToEvents } from "./work.js";
import { writeResults } from "./write-results.js";

export interface VerbInvocation {
  readonly commands: GameCommands;
  readonly verb: string;
  readonly arguments: RawValues;
  readonly options: RawValues;
  readonly language: Language;
}

/** The exit status. */
export async function runVerb(invocation: VerbInvocation): Promise<number> {
  const ignoreSignals = exitOnSignals();
  try {
    return await runCalls(invocation);
  } finally {
    ignoreSignals();
  }
}

async function runCalls(invocation: VerbInvocation): Promise<number> {
  const { commands, language } = invocation;
  const { notation } = commands;
  const t = translator(language, commands.catalogues);
  const verb = commands.verbs[invocation.verb]!;
  const inputs = new InputReader((text) => isInlinePuzzle(text, notation));
  const options: ParsedValues = await readValues(verb.options, invocation.options, flagName, inputs);
  const common = await readCommonOptions(verb, invocation.options);
  const args: ParsedValues = await readValues(verb.arguments, invocation.arguments, (name) => name, inputs);

  const seeds = seedsFor(verb, common);
  const puzzles = valuesPerPuzzle(notation, verb, { arguments: args, options });
  const booklet = common.pdf === undefined ? undefined : createBooklet(common.pdf, t);
  const output = common.output === undefined ? standardOutput() : fileOutput(common.output);
  const taken = verb.taken?.(namesAt(common.output ?? common.pdf)) ?? 0;
  const colour = common.output === undefined && terminal.colour;
  const callAt = (values: CallValues, i: number): AnyCall => ({
    ...values,
    language,
    colour,
    columns: output.columns,
    seed: seeds.at(i),
    number: i + 1,
    of: seeds.count,
    taken,
    printed: booklet !== undefined,
  });
  const calls = puzzles.flatMap((values) => Array.from({ length: seeds.count }, (_, i) => callAt(values, i)));
  const total = calls.length;

  const limits: Limits = { timeMs: common.time, workUnits: common.work };
  const jobs = common.jobs ?? availableParallelism();
  const bar = createProgressBar(common.quiet, t);
  const showDone = (done: number): void => {
    if (total > 1) bar.show({ phase: "progress.many", done, total });
  };
  try {
    const outcomes =
      Math.min(jobs, total) > 1
        ? runInThreads({ game: commands.game, verb: invocation.verb, limits }, calls, Math.min(jobs, total))
        : // Either there is one call, which may use all threads, or one thread for all calls.
          runHere(commands, invocation.verb, calls, limits, bar, jobs);
    const { combine } = verb;
    const isOne = puzzles.length === 1 || combine !== undefined;
    return await writeResults(
      combine ? combined(outcomes, (results) => combine(results, t), showDone) : outcomes,
      {
        form: !isOne ? "lines" : common.json ? "json" : "text",
        output,
        booklet,
        onlyBooklet: booklet !== undefined && common.output === undefined,
        bar,
        showDone: combine ? () => {} : showDone,
        duplicates: new DuplicateFilter(() => calls.push(callAt(puzzles[0]!, calls.length))),
        t,
        quiet: common.quiet,
      },
    );
  } finally {
    bar.stop();
  }
}

async function* runHere(
  commands: GameCommands,
  verb: string,
  calls: readonly AnyCall[],
  limits: Limits,
  bar: ProgressBar,
  threadsPerCall: number,
): AsyncGenerator<CallOutcome, void, void> {
  const report = calls.length === 1 ? bar.show : undefined;
  let pausedAt = Date.now();
  for (const call of calls) {
    yield await runCall(commands, verb, call, limits, report, threadsPerCall);
    if (Date.now() - pausedAt < maxSliceMs) continue;
    await yieldToEvents();
    pausedAt = Date.now();
  }
}

/** One result out of many; what cannot be read spoils them all. */
async function* combined(
  outcomes: AsyncIterable<CallOutcome>,
  combine: (results: readonly VerbResult[]) => VerbResult,
  showDone: (done: number) => void,
): AsyncGenerator<CallOutcome, void, void> {
  const results: VerbResult[] = [];
  for await (const outcome of outcomes) {
    if (!outcome.ok) return yield outcome;
    showDone(results.push(outcome.result));
    if (outcome.result.verdict === "unknown") break;
  }
  yield { ok: true, result: combine(results) };
}
