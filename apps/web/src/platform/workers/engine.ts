/** The page's side of the engine worker, which starts at the first order and stays. */
import type { Message, Result } from "@masume/kernel";
import { proxy } from "comlink";
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
import { lateWorker } from "./late-worker.js";

export type { GeneratedText, ProgressReport, StepText } from "./engine-worker.js";

const engine = lateWorker<Engine>(
  () => new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module" }),
);
let jobs = 0;

/** A generated puzzle, or why none was made; undefined when the signal was raised first. */
export async function generate(
  order: GenerateOrder,
  signal: AbortSignal,
  onProgress: (progress: ProgressReport) => void,
): Promise<Result<GeneratedText, Message> | undefined> {
  const worker = engine();
  const job = jobs++;
  const cancel = () => worker.cancel(job);
  signal.addEventListener("abort", cancel);
  try {
    return await worker.generate(job, order, proxy(onProgress));
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}

/** The next explained step of a game under way; undefined when the game knows none. */
export function explain(order: ExplainOrder): Promise<StepText | undefined> {
  return engine().explain(order);
}

export function solve(order: SolveOrder): Promise<SolvedText> {
  return engine().solve(order);
}
