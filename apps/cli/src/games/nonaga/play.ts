/**
 * `nonaga play`: a game against the engine in the terminal. The conversation is on
 * standard error, so that standard output has the record of the game alone.
 */
import { createInterface } from "node:readline";
import {
  checkRecord,
  formatTurn,
  fullStrength,
  type GameRecord,
  levels,
  outcome,
  type Puzzle,
  play as playTurn,
  recordCodec,
  type Side,
  type State,
  sides,
  start,
  type Turn,
} from "@masume/games/nonaga";
import picocolors from "picocolors";
import { choice, optional, puzzleOr } from "../../platform/parameters.js";
import { type Verb, verb } from "../../verbs/verb.js";
import { scoreWords } from "./best.js";
import { askForTurn } from "./dialogue.js";
import { drawPosition } from "./drawing.js";
import { SearchThreads } from "./search-threads.js";
import { readPosition, rulesOption, words } from "./texts.js";
import { budgetOf, levelOption, limitsFor, thinkingOptions, until } from "./thinking-options.js";

/** The level of an opponent that nobody chose. */
const usualLevel = 2;

export const play: Verb = verb({
  arguments: { position: puzzleOr("start") },
  options: { rules: rulesOption, side: optional(choice(sides)), level: levelOption, ...thinkingOptions },
  examples: ["nonaga play", "nonaga play --level club --side blue --rules official > game.txt"],
  run: async ({ arguments: { position }, options, language }, work) => {
    const puzzle = readPosition(position, options.rules, language);
    const { side = "red", level = usualLevel, seed = "", time, nodes } = options;
    const engine = new SearchThreads(options.threads ?? work.threads);
    const colour = process.stderr.isTTY === true && picocolors.isColorSupported;
    const tell = (line: string): boolean => process.stderr.write(`${line}\n`);
    const think = async (state: State, level: number) => {
      const limits = limitsFor(level, time, nodes);
      const deadline = Date.now() + (limits.timeMs ?? Number.POSITIVE_INFINITY);
      const request = { puzzle, state, level, seed: `${seed}/${state.layouts.length}` };
      const task = engine.think(request, budgetOf(limits));
      const found = await work.run(until(task, deadline));
      return found.finished ? found.value : found.best!;
    };

    const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
    const states: State[] = [start(puzzle)];
    const turns: Turn[] = [];
    let isOpen = true;
    while (isOpen && !outcome(states.at(-1)!)) {
      const state = states.at(-1)!;
      const { mover } = state.position;
      let turn: Turn | undefined;
      if (mover === side) {
        const last = turns.at(-1);
        const wish = await askForTurn({ puzzle, state, last, lines, language, colour, tell });
        switch (wish.kind) {
          case "turn":
            turn = wish.turn;
            break;
          case "undo":
            // The engine's answer goes back together with the turn it answered.
            for (let i = 0; i < 2 && turns.length > 0; i++) {
              turns.pop();
              states.pop();
            }
            continue;
          case "hint": {
            const advice = await think(state, fullStrength);
            tell(`${formatTurn(advice.turn, " ")}  ${scoreWords(advice, language)}`);
            continue;
          }
          case "again":
            continue;
          case "quit":
            isOpen = false;
            continue;
        }
      } else {
        turn = (await think(state, level)).turn;
        tell(`${words(language, `side.${mover}`)}: ${formatTurn(turn, " ")}`);
      }
      const played = playTurn(puzzle, state, turn);
      if (!played.ok) throw new Error(`an illegal turn: ${played.error.code}`);
      turns.push(turn);
      states.push(played.value);
    }
    await engine.close();
    const ended = outcome(states.at(-1)!);
    tell(drawPosition(states.at(-1)!.position, colour));
    tell(words(language, `answer.result.${ended ?? "open"}`));
    return answerOf(puzzle, turns, side, level, language);
  },
});

function answerOf(
  puzzle: Puzzle,
  turns: readonly Turn[],
  side: Side,
  level: number,
  language: Parameters<typeof words>[0],
): { verdict: "yes"; json: unknown; text: string } {
  const engineName = `Masume (${words(language, levels[level - 1]!.name.key)})`;
  const engineHeader = [side === "red" ? "Blue" : "Red", engineName] as const;
  const record: GameRecord = { puzzle, headers: [engineHeader], turns, result: "*" };
  const { result } = checkRecord(record);
  const whole = { ...record, result };
  return {
    verdict: "yes",
    json: { result, rules: puzzle.rules, moves: turns.map((turn) => formatTurn(turn, "/")) },
    text: recordCodec.format(whole).trimEnd(),
  };
}
