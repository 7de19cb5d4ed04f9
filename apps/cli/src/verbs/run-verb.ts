/**
 * Carrying out one command: read what it points at, do the calls here or in
 * threads, and write the answers in order. Several puzzles, or `--json`, give
 * one JSON object a line; otherwise the answer is text for people.
 */
import { availableParallelism } from "node:os";
import { formatMessage, type Language, message } from "@masume/kernel";
import picocolors from "picocolors";
import { Complaint } from "../platform/cli-error.js";
import { overall, status } from "../platform/exit-status.js";
import { Inputs } from "../platform/input.js";
import { messages } from "../platform/messages.js";
import { fileOutput, type Output, standardOutput } from "../platform/output.js";
import { flagName, readValues, type Typed } from "../platform/parameter-values.js";
import { createProgressBar, type ProgressBar } from "../platform/progress-bar.js";
import { createPress, type Press } from "./booklet.js";
import { type Given, oneForEachPuzzle, Repeats, seedsFor } from "./calls.js";
import { type CommonValues, optionsOf } from "./common-options.js";
import { runInThreads } from "./pool.js";
import { inlinePuzzle } from "./puzzle-lines.js";
import type { Answer, AnyCall, GameCommands, Verb } from "./verb.js";
import { breathe, type Limits, longestSliceMs, type Settled, settle } from "./work.js";

export interface Invocation {
  readonly commands: GameCommands;
  readonly verb: string;
  readonly arguments: Typed;
  readonly options: Typed;
  readonly language: Language;
}

/** The exit status. */
export async function invoke(invocation: Invocation): Promise<number> {
  leaveCleanly();
  const { commands, language } = invocation;
  const verb = commands.verbs[invocation.verb]!;
  const inputs = new Inputs(language, inlinePuzzle(commands.notation));
  const options = await readValues(optionsOf(verb), invocation.options, flagName, language, inputs);
  const args = await readValues(verb.arguments, invocation.arguments, (name) => name, language, inputs);
  const common = options as unknown as CommonValues;

  const seeds = seedsFor(verb, common);
  const puzzles = oneForEachPuzzle(commands, verb, { arguments: args, options }, language);
  const press = common.pdf === undefined ? undefined : createPress(common.pdf, commands, language);
  const output = common.output === undefined ? standardOutput() : fileOutput(common.output, language);
  const colour = common.output === undefined && process.stdout.isTTY === true && picocolors.isColorSupported;
  const callAt = (given: Given, i: number): AnyCall => ({
    ...given,
    language,
    colour,
    seed: seeds.at(i),
    number: i + 1,
    of: seeds.count,
    printed: press !== undefined,
  });
  const calls = puzzles.flatMap((given) => Array.from({ length: seeds.count }, (_, i) => callAt(given, i)));

  const limits: Limits = { timeMs: common.time, workUnits: common.work };
  const jobs = common.jobs ?? availableParallelism();
  const threads = Math.min(jobs, calls.length);
  const bar = createProgressBar(common.quiet, language, commands.catalogues);
  try {
    const results =
      threads > 1
        ? runInThreads({ game: commands.game, verb: invocation.verb, limits }, calls, threads)
        : runHere(verb, calls, limits, bar, calls.length === 1 ? jobs : 1);
    const asked = calls.length;
    const show = (done: number): void => {
      if (asked > 1) bar.show({ phase: "progress.many", done, total: asked });
    };
    const isOne = puzzles.length === 1 || verb.gather !== undefined;
    return await deliver(verb.gather ? gathered(results, verb.gather, language, show) : results, {
      form: !isOne ? "lines" : common.json ? "json" : "text",
      output,
      press,
      onlyOnPaper: press !== undefined && common.output === undefined,
      bar,
      show: verb.gather ? () => {} : show,
      repeats: new Repeats(() => calls.push(callAt(puzzles[0]!, calls.length))),
      language,
      quiet: common.quiet,
    });
  } finally {
    bar.stop();
  }
}

/** A signal ends the program through `exit`, whose listeners put terminal and disk in order. */
function leaveCleanly(): void {
  process.on("SIGINT", () => process.exit(status.interrupted));
  process.on("SIGTERM", () => process.exit(143));
  process.on("SIGHUP", () => process.exit(129));
}

async function* runHere(
  verb: Verb,
  calls: readonly AnyCall[],
  limits: Limits,
  bar: ProgressBar,
  threadsForEach: number,
): AsyncGenerator<Settled, void, void> {
  const watch = calls.length === 1 ? bar.show : undefined;
  let breathed = Date.now();
  for (const call of calls) {
    yield await settle(verb, call, limits, watch, threadsForEach);
    if (Date.now() - breathed < longestSliceMs) continue;
    await breathe();
    breathed = Date.now();
  }
}

/** One answer out of many; what cannot be read spoils them all. */
async function* gathered(
  results: AsyncIterable<Settled>,
  gather: NonNullable<Verb["gather"]>,
  language: Language,
  show: (done: number) => void,
): AsyncGenerator<Settled, void, void> {
  const answers: Answer[] = [];
  for await (const result of results) {
    if (result.kind === "complaint") return yield result;
    show(answers.push(result.answer));
    if (result.answer.verdict === "unknown") break;
  }
  yield { kind: "answer", answer: gather(answers, language) };
}

interface Delivery {
  readonly form: "text" | "json" | "lines";
  readonly output: Output;
  readonly press: Press | undefined;
  /** What goes to paper is not written as text too. */
  readonly onlyOnPaper: boolean;
  readonly bar: ProgressBar;
  show(done: number): void;
  readonly repeats: Repeats;
  readonly language: Language;
  readonly quiet: boolean;
}

/** A bad puzzle in a file of many keeps its line, as an error, and the first one is complained about. */
async function deliver(
  results: AsyncIterable<Settled>,
  { form, output, press, onlyOnPaper, bar, show, repeats, language, quiet }: Delivery,
): Promise<number> {
  const statuses = new Set<number>();
  const notes: string[] = [];
  let firstComplaint: Complaint | undefined;
  let done = 0;
  for await (const result of results) {
    if (result.kind === "complaint") {
      const complaint = new Complaint(result.reason, result.place);
      if (form !== "lines") throw complaint;
      firstComplaint ??= complaint;
      statuses.add(status.bad);
      const { file: _, ...place } = result.place;
      await output.write(jsonLine({ error: { ...place, reason: result.reason } }));
    } else if (repeats.has(result.answer)) {
      if (!repeats.areTooMany) continue;
      statuses.add(status.unknown);
      notes.push(formatMessage(language, message("make.fewer", { count: done }), messages));
      break;
    } else {
      statuses.add(status[result.answer.verdict]);
      const separator = done > 0 ? "\n" : "";
      const { json, text, note, bytes, sheet } = result.answer;
      if (sheet) press?.add(sheet);
      const isOnPaper = onlyOnPaper && sheet !== undefined;
      if (form !== "text") await output.write(jsonLine(json));
      else if (!isOnPaper && (bytes !== undefined || text !== ""))
        await output.write(bytes ?? `${separator}${text}\n`);
      if (form === "text" && note !== undefined) notes.push(note);
    }
    show(++done);
  }
  output.commit();
  if (press) notes.push(await press.print());
  bar.stop();
  for (const note of quiet ? [] : notes) process.stderr.write(`${note}\n`);
  if (firstComplaint) process.stderr.write(`${firstComplaint.toLine()}\n`);
  return overall([...statuses]);
}

function jsonLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
