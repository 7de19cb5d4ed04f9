/** The time as a signal, for clocks on a page. */
import { type Accessor, createSignal, onCleanup } from "solid-js";

export function createTicking(everyMs: number, now: () => number = Date.now): Accessor<number> {
  const [time, setTime] = createSignal(now());
  const ticking = setInterval(() => setTime(now()), everyMs);
  onCleanup(() => clearInterval(ticking));
  return time;
}
