/** Generation as a page sees it: under way or not, how far, and a way to stop it or to try again. */
import type { GameId } from "@masume/games";
import type { Message, Progress } from "@masume/kernel";
import { type Accessor, createSignal, onCleanup } from "solid-js";
import { type GeneratedText, generate } from "../platform/workers/engine-client.js";

export interface Generation {
  /** The progress while under way; undefined when idle. */
  readonly progress: Accessor<Progress | undefined>;
  /** Why the last generation came to nothing. */
  readonly failure: Accessor<Message | undefined>;
  /** Tries the last generation again, where its calculation stopped unexpectedly. */
  readonly retry: Accessor<(() => void) | undefined>;
  /** The puzzle, at the first attempt or a later one; undefined when there is none. Without a seed, another each time. */
  readonly start: (params: string, seed?: string) => Promise<GeneratedText | undefined>;
  cancel(): void;
}

export function createGeneration(game: GameId): Generation {
  const [progress, setProgress] = createSignal<Progress>();
  const [failure, setFailure] = createSignal<Message>();
  const [retry, setRetry] = createSignal<() => void>();
  let running: AbortController | undefined;

  const cancel = () => {
    running?.abort();
    running = undefined;
    setProgress(undefined);
    setRetry(undefined);
  };
  onCleanup(cancel);

  async function start(params: string, seed = freshSeed()): Promise<GeneratedText | undefined> {
    cancel();
    const abort = new AbortController();
    const { signal } = abort;
    running = abort;
    setFailure(undefined);
    setProgress({ phase: "making", done: 0 });
    try {
      const made = await generate({ game, params, seed }, { signal, onProgress: setProgress });
      if (signal.aborted) return undefined;
      cancel();
      if (made?.ok) return made.value;
      setFailure(made?.error);
      return undefined;
    } catch {
      if (signal.aborted) return undefined;
      setProgress(undefined);
      return new Promise((resolve) => {
        signal.addEventListener("abort", () => resolve(undefined));
        setRetry(() => () => {
          running = undefined;
          resolve(start(params, seed));
        });
      });
    }
  }

  return { progress, failure, retry, start, cancel };
}

/** A seed nobody has used before. */
export function freshSeed(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((word) => word.toString(36)).join("");
}
