/** The page's side of the engine worker. Every call rejects when the calculation stops unexpectedly, and may be repeated. */
import type { Message, Result } from "@masume/kernel";
import { createWorkerClient, type RunOptions } from "@masume/workers";
import type {
  EngineTasks,
  ExplainInput,
  GeneratedText,
  GenerateInput,
  SolvedText,
  SolveInput,
  StepText,
} from "./engine-worker.js";

export type { GeneratedText, StepText } from "./engine-worker.js";

const engine = createWorkerClient<EngineTasks>(
  () => new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module" }),
);

/** A generated puzzle, or why none was made; undefined when the signal was raised first. */
export async function generate(
  input: GenerateInput,
  options: RunOptions<unknown>,
): Promise<Result<GeneratedText, Message> | undefined> {
  const outcome = await engine.run("generate", input, options);
  return outcome.finished ? outcome.value : undefined;
}

/** The next explained step of a game under way; undefined when the game knows none. */
export function explain(input: ExplainInput): Promise<StepText | undefined> {
  return engine.call("explain", input);
}

export function solve(input: SolveInput): Promise<SolvedText> {
  return engine.call("solve", input);
}
