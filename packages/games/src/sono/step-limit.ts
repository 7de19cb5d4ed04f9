/**
 * The limit of turns in a file: `max_steps`, as in the source, or `maxSteps`. A name
 * that only looks like one of these is refused, because a limit that is passed over
 * in silence gives answers that a judge throws away.
 */
import { type JsonValue, message } from "@masume/kernel";

export const largestLimit = 1_000_000_000;
const accepted = ["max_steps", "maxSteps"];
const limitWord = /max|limit/;
const countedWord = /step|turn|move|ops|operation/;

/** The limit that stands in one of these objects; undefined where there is none, or null. */
export function readMaxSteps(...objects: readonly JsonValue[]): number | undefined {
  const found = objects.flatMap((object) =>
    object.names().flatMap((name) => {
      const value = object.field(name);
      if (accepted.includes(name)) return [value];
      return isLimitLike(name) ? value.fail(message("limit.name", { name })) : [];
    }),
  );
  const [limit, second] = found;
  second?.fail(message("limit.twice"));
  return limit === undefined || limit.isNull ? undefined : limit.integer(0, largestLimit);
}

/**
 * Turns in which all pairs can be made on most random boards of a size, by the longest
 * searches known (docs/sono-solver.md), rounded. Whoever plays by hand needs about twice as many.
 */
const fullBoard: Readonly<Record<number, number>> = {
  4: 6,
  6: 13,
  8: 24,
  10: 40,
  12: 60,
  14: 90,
  16: 130,
  18: 175,
  20: 230,
  22: 300,
  24: 390,
};

/**
 * Limits worth playing under: a third, two thirds and all of the turns that a good
 * program needs for a random board of the size; or, where so many turns are known to
 * suffice, exactly as many, half as many again, and twice as many.
 */
export function suggestedLimits(size: number, par?: number): readonly number[] {
  const limits =
    par === undefined
      ? [1 / 3, 2 / 3, 1].map((share) => fullBoard[size]! * share)
      : [1, 1.5, 2].map((times) => par * times);
  return [...new Set(limits.map(Math.ceil))];
}

function isLimitLike(name: string): boolean {
  const word = name.toLowerCase();
  return word === "limit" || (limitWord.test(word) && countedWord.test(word));
}
