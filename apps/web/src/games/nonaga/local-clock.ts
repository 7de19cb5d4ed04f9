/**
 * The clocks of a game on this device: each side has so many seconds, and so many more
 * after every turn. They stand still while the page is hidden, before the first turn and
 * when the game is over. What is left is saved with the game, at every turn and when the page
 * goes out of sight.
 */
import { otherSide, type Side } from "@masume/games/nonaga";
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import type { Table } from "./table.js";

/** `none`, or seconds and increment. */
export type LocalClock = "none" | "180+2" | "300+5" | "900+10";

/** What both sides have left, in milliseconds. */
export type TimeLeft = Readonly<Record<Side, number>>;

export interface LocalClocks {
  /** What a side has left now. */
  left(side: Side): number;
  /** What was left when the clocks last stood still. */
  readonly settled: Accessor<TimeLeft>;
}

const tickMs = 200;
const second = 1000;

export function fullTime(clock: Exclude<LocalClock, "none">): TimeLeft {
  const ms = Number(clock.split("+")[0]) * second;
  return { red: ms, blue: ms };
}

export function createLocalClocks(
  table: Table,
  clock: Exclude<LocalClock, "none">,
  given: TimeLeft,
): LocalClocks {
  const increment = Number(clock.split("+")[1]) * second;
  const [settled, setSettled] = createSignal(given);
  const [isVisible, setVisible] = createSignal(document.visibilityState === "visible");
  const [now, setNow] = createSignal(performance.now());
  let since = now();
  const running = createMemo((): Side | undefined =>
    isVisible() && !table.ending() && table.turns().length > 0 ? table.state().position.mover : undefined,
  );

  /** Books what the side whose clock ran has used. */
  function settle(side: Side | undefined): void {
    const time = performance.now();
    if (side) setSettled({ ...settled(), [side]: Math.max(0, settled()[side] - (time - since)) });
    since = time;
    setNow(time);
  }

  createEffect(on(running, (_, before) => settle(before)));
  let furthest = table.turns().length;
  createEffect(
    on(
      () => table.turns().length,
      (count) => {
        // A turn that was taken back gives nothing, and made again nothing more.
        if (count <= furthest || table.ending()) return;
        furthest = count;
        const mover = otherSide(table.state().position.mover);
        setSettled({ ...settled(), [mover]: settled()[mover] + increment });
      },
    ),
  );
  const left = (side: Side): number =>
    running() === side ? Math.max(0, settled()[side] - (now() - since)) : settled()[side];
  const ticking = setInterval(() => {
    setNow(performance.now());
    const side = running();
    if (side && left(side) === 0) table.end({ result: otherSide(side), by: "time" });
  }, tickMs);
  const visibility = (): void => void setVisible(document.visibilityState === "visible");
  document.addEventListener("visibilitychange", visibility);
  onCleanup(() => {
    clearInterval(ticking);
    document.removeEventListener("visibilitychange", visibility);
  });
  return { left, settled };
}
