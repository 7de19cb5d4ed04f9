/** The page's side of the engine worker, which starts at the first order and stays. */
import type { Message, Result } from "@masume/kernel";
import { proxy, type Remote, wrap } from "comlink";
import type {
  Engine,
  ExplainOrder,
  GeneratedText,
  GenerateOrder,
  ProgressReport,
  SolvedText,
  SolveOrder,
  StepText,
} from "./engine-worker.js";

export type { GeneratedText, ProgressReport, StepText } from "./engine-worker.js";

let engine: Remote<Engine> | undefined;
let jobs = 0;

function started(): Remote<Engine> {
  engine ??= wrap<Engine>(new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module" }));
  return engine;
}

/** A generated puzzle, or why none was made; undefined when the signal was raised first. */
export async function generate(
  order: GenerateOrder,
  signal: AbortSignal,
  onProgress: (progress: ProgressReport) => void,
): Promise<Result<GeneratedText, Message> | undefined> {
  const worker = started();
  const job = jobs++;
  signal.addEventListener("abort", () => worker.cancel(job), { once: true });
  return worker.generate(job, order, proxy(onProgress));
}

/** The next explained step of a game under way; undefined when the game knows none. */
export function explain(order: ExplainOrder): Promise<StepText | undefined> {
  return started().explain(order);
}

export function solve(order: SolveOrder): Promise<SolvedText> {
  return started().solve(order);
}
