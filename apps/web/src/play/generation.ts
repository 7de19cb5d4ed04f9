/** Generation as a page sees it: under way or not, how far, and a way to stop it. */
import type { GameId } from "@masume/games";
import { type Message, message } from "@masume/kernel";
import { type Accessor, createSignal, onCleanup } from "solid-js";
import { type GeneratedText, generate, type ProgressReport } from "../platform/workers/engine.js";

export interface Generation {
  /** The progress while under way; undefined when idle. */
  readonly progress: Accessor<ProgressReport | undefined>;
  /** Why the last order came to nothing. */
  readonly failure: Accessor<Message | undefined>;
  start(params: string, seed: string): Promise<GeneratedText | undefined>;
  cancel(): void;
}

export function createGeneration(game: GameId): Generation {
  const [progress, setProgress] = createSignal<ProgressReport>();
  const [failure, setFailure] = createSignal<Message>();
  let underWay: AbortController | undefined;

  const cancel = () => {
    underWay?.abort();
    underWay = undefined;
    setProgress(undefined);
  };
  onCleanup(cancel);

  return {
    progress,
    failure,
    cancel,
    async start(params, seed) {
      cancel();
      const order = new AbortController();
      underWay = order;
      setFailure(undefined);
      setProgress({ phase: "making", done: 0 });
      try {
        const made = await generate({ game, params, seed }, order.signal, (report) => {
          if (underWay === order) setProgress(report);
        });
        if (made?.ok) return made.value;
        if (made && underWay === order) setFailure(made.error);
        return undefined;
      } catch {
        if (underWay === order) setFailure(message("making.failed"));
        return undefined;
      } finally {
        if (underWay === order) cancel();
      }
    },
  };
}

/** A seed nobody has used before. */
export function freshSeed(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((word) => word.toString(36)).join("");
}
