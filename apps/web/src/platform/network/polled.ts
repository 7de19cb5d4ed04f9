/**
 * What the server says, asked for again from time to time while somebody looks. Where no
 * answer comes the last one stays, and the page can say so: a request that failed must
 * not read as an empty list.
 */
import type { Result } from "@masume/kernel";
import { type Accessor, createSignal, onCleanup } from "solid-js";

export interface Polled<T> {
  /** The last good answer; undefined before the first. */
  readonly value: Accessor<T | undefined>;
  /** The last request came to nothing. */
  readonly hasFailed: Accessor<boolean>;
  ask(): Promise<void>;
}

/** Without a time it is asked once, and when somebody wants it. */
export function createPolled<T>(request: () => Promise<Result<T, unknown>>, everyMs?: number): Polled<T> {
  const [value, setValue] = createSignal<T>();
  const [hasFailed, setFailed] = createSignal(false);
  let asked = 0;
  let answered = 0;

  async function ask(): Promise<void> {
    const number = ++asked;
    const answer = await request();
    if (number < answered) return;
    answered = number;
    setFailed(!answer.ok);
    if (answer.ok) setValue(() => answer.value);
  }

  if (everyMs !== undefined) {
    const asking = setInterval(() => document.visibilityState === "visible" && void ask(), everyMs);
    onCleanup(() => clearInterval(asking));
  }
  void ask();
  return { value, hasFailed, ask };
}
