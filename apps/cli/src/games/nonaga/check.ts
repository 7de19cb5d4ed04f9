/** `nonaga check`: is every turn of a recorded game legal, and how did it end? */
import { checkRecord, type GameRecord, type RecordVerdict, recordCodec } from "@masume/games/nonaga";
import { puzzle } from "../../platform/parameters.js";
import { readSource } from "../../platform/read-source.js";
import type { Translate } from "../../platform/translate.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { violationText } from "./cli-game.js";
import { drawPosition } from "./drawing.js";

/** Only a record that could not be played to its end has a turn to blame. */
function errorOf({ error, turns }: RecordVerdict, record: GameRecord, t: Translate): object {
  if (!error) return {};
  const { code, at } = error;
  const turn = turns < record.turns.length ? { turn: turns + 1 } : {};
  return { error: { ...turn, code, at, text: violationText(error, t) } };
}

function verdictText(verdict: RecordVerdict, record: GameRecord, t: Translate): string {
  const { error, turns, result, state } = verdict;
  if (!error) {
    const reached = t(`outcome.${result === "*" ? "open" : result}`);
    return t("result.valid", { turns, result: reached });
  }
  if (turns === record.turns.length) return violationText(error, t);
  const side = t(`side.${state.position.mover}`);
  return t("result.illegal", { turn: turns + 1, side, reason: violationText(error, t) });
}

export const check: Verb = verb({
  arguments: { game: puzzle },
  options: {},
  examples: ["nonaga check game.txt", "nonaga check games.ndjson --jobs 4"],
  run: ({ arguments: { game: source }, t, colour, colours }) => {
    const record = readSource(source, recordCodec);
    const verdict = checkRecord(record);
    const { valid, result, turns, state } = verdict;
    const line = (valid ? colours.green : colours.red)(verdictText(verdict, record, t));
    return {
      verdict: valid ? "yes" : "no",
      json: { valid, result, turns, ...errorOf(verdict, record, t) },
      text: `${drawPosition(state.position, colour)}\n${line}`,
    };
  },
});
