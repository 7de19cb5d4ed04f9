/**
 * Clocks: none, so much for every move, or Fischer's (a stock of time, and an
 * increment after every move). A rule is one word: `none`, `move:60`,
 * `fischer:300+5`, in seconds. Time is what the server saw, in milliseconds.
 */
import type { Side } from "@masume/games/nonaga";

export type ClockRule =
  | { readonly kind: "none" }
  | { readonly kind: "move"; readonly seconds: number }
  | { readonly kind: "fischer"; readonly seconds: number; readonly increment: number };

/** What each side has left at the beginning of the turn. */
export type TimeLeft = Readonly<Record<Side, number>>;

const bounds = {
  move: { least: 5, most: 7 * 24 * 60 * 60 },
  fischer: { least: 10, most: 3 * 60 * 60, mostIncrement: 180 },
} as const;

export function readClock(word: string): ClockRule | undefined {
  if (word === "none") return { kind: "none" };
  const move = /^move:([1-9]\d{0,5})$/.exec(word);
  if (move) {
    const seconds = Number(move[1]);
    const { least, most } = bounds.move;
    return seconds >= least && seconds <= most ? { kind: "move", seconds } : undefined;
  }
  const fischer = /^fischer:([1-9]\d{0,4})\+(0|[1-9]\d{0,2})$/.exec(word);
  if (!fischer) return undefined;
  const seconds = Number(fischer[1]);
  const increment = Number(fischer[2]);
  const { least, most, mostIncrement } = bounds.fischer;
  if (seconds < least || seconds > most || increment > mostIncrement) return undefined;
  return { kind: "fischer", seconds, increment };
}

export function clockWord(rule: ClockRule): string {
  if (rule.kind === "none") return "none";
  return rule.kind === "move" ? `move:${rule.seconds}` : `fischer:${rule.seconds}+${rule.increment}`;
}

export function fullTime(rule: ClockRule): TimeLeft | null {
  if (rule.kind === "none") return null;
  return { red: rule.seconds * 1000, blue: rule.seconds * 1000 };
}

/** After a move that took so long, and was in time. */
export function timeAfterMove(
  rule: ClockRule,
  left: TimeLeft | null,
  side: Side,
  took: number,
): TimeLeft | null {
  if (rule.kind === "none" || !left) return null;
  const gained =
    rule.kind === "move" ? rule.seconds * 1000 : left[side] - Math.max(0, took) + rule.increment * 1000;
  return { ...left, [side]: gained };
}
