/** What is said of a mistake: where the first one is, and how much was entered since. */
import { type Mistake, type Puzzle, placePhrase } from "@masume/games/slither";
import { type Message, message } from "@masume/kernel";

export function mistakeText(puzzle: Puzzle, { first, since }: Pick<Mistake, "first" | "since">): Message {
  const places = first.map((edge) => placePhrase(puzzle, edge));
  if (since.length === 0) return message("advice.first-wrong", { places });
  return message("advice.first-wrong.since", { places, later: since.length });
}
