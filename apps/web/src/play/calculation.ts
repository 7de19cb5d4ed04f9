/** A calculation about something that changes: only the newest counts, and the one before is cancelled. */
import { type Accessor, createEffect, createSignal, onCleanup } from "solid-js";

export interface Calculation<T> {
  /** The newest result; while the next is being found, the one before. */
  readonly result: Accessor<T | undefined>;
  /** The result, where it is about what is asked now. */
  readonly current: Accessor<T | undefined>;
  /** It ended before it had a result. */
  readonly isStopped: Accessor<boolean>;
  retry(): void;
}

/** Nothing is calculated while there is no input. What is found on the way can be shown before the result. */
export function createCalculation<Input, T>(
  input: Accessor<Input | undefined>,
  calculate: (input: Input, signal: AbortSignal, show: (found: T) => void) => Promise<T | undefined>,
): Calculation<T> {
  const [latest, setLatest] = createSignal<{ readonly input: Input; readonly found: T }>();
  const [isStopped, setStopped] = createSignal(false);
  const [attempt, setAttempt] = createSignal(0);
  createEffect(() => {
    attempt();
    const asked = input();
    const replaced = new AbortController();
    onCleanup(() => replaced.abort());
    setStopped(false);
    if (asked === undefined) return;
    const show = (found: T | undefined) => {
      if (!replaced.signal.aborted && found !== undefined) setLatest({ input: asked, found });
    };
    calculate(asked, replaced.signal, show).then(show, () => {
      if (!replaced.signal.aborted) setStopped(true);
    });
  });
  return {
    result: () => latest()?.found,
    current: () => (latest()?.input === input() ? latest()?.found : undefined),
    isStopped,
    retry: () => setAttempt(attempt() + 1),
  };
}
