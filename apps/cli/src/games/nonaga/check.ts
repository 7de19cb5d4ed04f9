/** `nonaga check`: is every turn of a recorded game legal, and how did it end? */
import { checkRecord, type GameRecord, nonaga, type RecordVerdict, recordCodec } from "@masume/games/nonaga";
import type { Language } from "@masume/kernel";
import picocolors from "picocolors";
import { puzzle } from "../../platform/parameters.js";
import { readSource } from "../../platform/read-source.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { drawPosition } from "./drawing.js";
import { faultWords, words } from "./texts.js";

/** Only a record that could not be played to its end has a turn to blame. */
function errorOf({ error, turns }: RecordVerdict, record: GameRecord, language: Language): object {
  if (!error) return {};
  const { code, at } = error;
  const turn = turns < record.turns.length ? { turn: turns + 1 } : {};
  return { error: { ...turn, code, at, text: faultWords(error, language) } };
}

function verdictLine(verdict: RecordVerdict, record: GameRecord, language: Language): string {
  const { error, turns, result, state } = verdict;
  if (!error) {
    const reached = words(language, `answer.result.${result === "*" ? "open" : result}`);
    return words(language, "answer.valid", { turns, result: reached });
  }
  if (turns === record.turns.length) return faultWords(error, language);
  const side = words(language, `side.${state.position.mover}`);
  return words(language, "answer.illegal", { turn: turns + 1, side, reason: faultWords(error, language) });
}

export const check: Verb = verb({
  arguments: { game: puzzle },
  options: {},
  examples: ["nonaga check game.txt", "nonaga check games.ndjson --jobs 4"],
  run: ({ arguments: { game: source }, language, colour }) => {
    const record = readSource(source, recordCodec, language, nonaga.messages);
    const verdict = checkRecord(record);
    const { valid, result, turns, state } = verdict;
    const { green, red } = picocolors.createColors(colour);
    const line = (valid ? green : red)(verdictLine(verdict, record, language));
    return {
      verdict: valid ? "yes" : "no",
      json: { valid, result, turns, ...errorOf(verdict, record, language) },
      text: `${drawPosition(state.position, colour)}\n${line}`,
    };
  },
});
