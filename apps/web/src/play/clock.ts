/** The time of play: it runs while the page is visible and the puzzle is open, and shows whole seconds. */
import { type Accessor, createSignal, onCleanup } from "solid-js";

export interface Clock {
  /** Milliseconds of play, exactly now. */
  now(): number;
  /** The same as a signal that changes once a second. */
  readonly shown: Accessor<number>;
  stop(): void;
  /** Starts anew from so many milliseconds. */
  set(elapsed: number, running: boolean): void;
}

export function createClock(elapsed: number, running: boolean): Clock {
  let before = elapsed;
  let stopped = !running;
  let since: number | undefined;
  const [shown, setShown] = createSignal(elapsed);

  const now = () => before + (since === undefined ? 0 : performance.now() - since);
  const update = () => {
    before = now();
    since = !stopped && document.visibilityState === "visible" ? performance.now() : undefined;
    setShown(before);
  };
  update();
  const ticking = setInterval(() => setShown(now()), 1000);
  document.addEventListener("visibilitychange", update);
  onCleanup(() => {
    clearInterval(ticking);
    document.removeEventListener("visibilitychange", update);
  });

  return {
    now,
    shown,
    stop() {
      stopped = true;
      update();
    },
    set(to, run) {
      stopped = !run;
      before = to;
      since = undefined;
      update();
    },
  };
}
