/** What is wrong with a board, in words and as JSON. */
import { type Message, message, type TargetId, type Violation } from "@masume/kernel";
import type { Translate } from "../platform/translate.js";
import { type CliGame, drawBoard } from "./cli-game.js";
import type { AnyVerbCall } from "./verb.js";

const maxPlaces = 6;

/** The first few places, and how many more there are. */
export function placeList<P>(
  { targetName = namedPlace }: CliGame<P>,
  puzzle: P,
  at: Violation["at"],
  t: Translate,
): string {
  const shown = at.slice(0, maxPlaces).map((target) => targetName(target, puzzle));
  const rest = at.length - shown.length;
  return t("result.places", {
    places: [...shown, ...(rest > 0 ? [message("result.more", { count: rest })] : [])],
  });
}

/** A place under a name of its own. */
export function namedPlace(place: TargetId): Message {
  return message("result.place", { place });
}

/** One line per text, with the places it speaks of. */
export function violationLines<P>(
  cliGame: CliGame<P>,
  puzzle: P,
  violations: readonly Violation[],
  t: Translate,
): readonly string[] {
  const places = new Map<string, string[]>();
  for (const { code, params, at } of violations) {
    const text = t(code, params);
    places.set(text, [...(places.get(text) ?? []), ...at]);
  }
  return [...places].map(([text, at]) =>
    at.length === 0 ? text : `${text} (${placeList(cliGame, puzzle, at, t)})`,
  );
}

export function violationJson({ code, at, params }: Violation, t: Translate): object {
  return { code, at, text: t(code, params) };
}

/** Why there is no solution: the board with the places to look at, and the words. */
export function reasonText<P, S>(
  cliGame: CliGame<P, S>,
  puzzle: P,
  state: S,
  { code, at, params }: Violation,
  { t, colour }: Pick<AnyVerbCall, "t" | "colour">,
): string {
  return `${drawBoard(cliGame, puzzle, state, colour, at)}\n${t(code, params)}`;
}
