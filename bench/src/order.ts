/** What a bench was told to do, or why it refuses: figures from a busy machine replace nothing. */

/** Of the last minute; a run of our own alone stays below it. */
export const maxLoad = 1.5;

/** Measures on a busy machine all the same. */
const busyOption = "--busy";

type Order = { readonly games: readonly string[] } | { readonly refusal: string };

export function readOrder(words: readonly string[], games: readonly string[], load: number): Order {
  const wanted = words.filter((word) => word !== busyOption);
  const unknown = wanted.find((name) => !games.includes(name));
  if (unknown !== undefined) {
    return { refusal: `There is nothing to measure for “${unknown}”. Games: ${games.join(", ")}` };
  }
  if (load > maxLoad && !words.includes(busyOption)) {
    const found = `The load average of the last minute is ${load.toFixed(1)}, above ${maxLoad}.`;
    return { refusal: `${found} Figures taken now would say little; wait, or add ${busyOption}.` };
  }
  return { games: wanted.length === 0 ? games : wanted };
}
