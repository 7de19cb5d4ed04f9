/**
 * Time controls: none, so many seconds per move, or Fischer's (a stock of time and
 * an increment after every move). As text: `none`, `move:60`, `fischer:300+5`.
 */
export type TimeControl =
  | { readonly kind: "none" }
  | { readonly kind: "move"; readonly seconds: number }
  | { readonly kind: "fischer"; readonly seconds: number; readonly increment: number };

const limits = {
  move: { min: 5, max: 7 * 24 * 60 * 60 },
  fischer: { min: 10, max: 3 * 60 * 60, maxIncrement: 180 },
} as const;

export function parseTimeControl(text: string): TimeControl | undefined {
  if (text === "none") return { kind: "none" };
  const move = /^move:([1-9]\d{0,5})$/.exec(text);
  if (move) {
    const seconds = Number(move[1]);
    const { min, max } = limits.move;
    return seconds >= min && seconds <= max ? { kind: "move", seconds } : undefined;
  }
  const fischer = /^fischer:([1-9]\d{0,4})\+(0|[1-9]\d{0,2})$/.exec(text);
  if (!fischer) return undefined;
  const seconds = Number(fischer[1]);
  const increment = Number(fischer[2]);
  const { min, max, maxIncrement } = limits.fischer;
  if (seconds < min || seconds > max || increment > maxIncrement) return undefined;
  return { kind: "fischer", seconds, increment };
}

export const clockClasses = ["blitz", "rapid", "correspondence"] as const;

/** Games of about the same pace: a player has one rating for each. */
export type ClockClass = (typeof clockClasses)[number];

const turnsPerPlayer = 40;
const blitzSeconds = 8 * 60;
const correspondenceSeconds = 60 * 60;

/** By the time that forty turns would take a player, as chess servers count; undefined without a clock. */
export function clockClassOf(control: TimeControl): ClockClass | undefined {
  if (control.kind === "none") return undefined;
  if (control.kind === "move" && control.seconds >= correspondenceSeconds) return "correspondence";
  const seconds =
    control.kind === "move"
      ? control.seconds * turnsPerPlayer
      : control.seconds + control.increment * turnsPerPlayer;
  return seconds < blitzSeconds ? "blitz" : "rapid";
}

export function formatTimeControl(control: TimeControl): string {
  if (control.kind === "none") return "none";
  return control.kind === "move"
    ? `move:${control.seconds}`
    : `fischer:${control.seconds}+${control.increment}`;
}
