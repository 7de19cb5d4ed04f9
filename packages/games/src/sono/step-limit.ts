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

function isLimitLike(name: string): boolean {
  const word = name.toLowerCase();
  return word === "limit" || (limitWord.test(word) && countedWord.test(word));
}
