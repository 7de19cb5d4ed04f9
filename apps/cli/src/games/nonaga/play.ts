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
import { choice, optional } from "../../platform/parameters.js";
import { puzzleVerb } from "../../verbs/puzzle-verb.js";
import type { Verb, VerbResult } from "../../verbs/verb.js";
import { scoreText } from "./best.js";
import { nonagaGame } from "./cli-game.js";
import { askForTurn } from "./dialogue.js";
import { drawPosition } from "./drawing.js";
import { SearchThreads } from "./search-threads.js";
import { levelOption, thinkingOptions, thinkWithin } from "./thinking-options.js";

/** The level of an opponent that nobody chose. */
const defaultLevel = 2;

export const play: Verb = puzzleVerb(nonagaGame, {
  options: { side: optional(choice(sides)), level: levelOption, ...thinkingOptions },
  examples: ["nonaga play", "nonaga play --level club --side blue --rules official > game.txt"],
  run: async (puzzle, { options, t }, work) => {
    const { side = "red", level = defaultLevel, seed = "" } = options;
    const engine = new SearchThreads(options.threads ?? work.threads);
    const colour = process.stderr.isTTY === true && picocolors.isColorSupported;
    const write = (line: string): boolean => process.stderr.write(`${line}\n`);
    const think = async (state: State, level: number) => {
      const request = { puzzle, state, level, seed: `${seed}/${state.layouts.length}` };
      const found = await work.run(thinkWithin(options, engine, request));
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
        const input = await askForTurn({ puzzle, state, last, lines, t, colour, write });
        switch (input.kind) {
          case "turn":
            turn = input.turn;
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
            write(`${formatTurn(advice.turn, " ")}  ${scoreText(advice, t)}`);
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
        write(`${t(`side.${mover}`)}: ${formatTurn(turn, " ")}`);
      }
      const played = playTurn(puzzle, state, turn);
      if (!played.ok) throw new Error(`an illegal turn: ${played.error.code}`);
      turns.push(turn);
      states.push(played.value);
    }
    await engine.close();
    const ended = outcome(states.at(-1)!);
    write(drawPosition(states.at(-1)!.position, colour));
    write(t(`outcome.${ended ?? "open"}`));
    return recordResult(puzzle, turns, side, t(levels[level - 1]!.name.key));
  },
});

function recordResult(puzzle: Puzzle, turns: readonly Turn[], side: Side, levelName: string): VerbResult {
  const engineHeader = [side === "red" ? "Blue" : "Red", `Masume (${levelName})`] as const;
  const record: GameRecord = { puzzle, headers: [engineHeader], turns, result: "*" };
  const { result } = checkRecord(record);
  const whole = { ...record, result };
  return {
    verdict: "yes",
    json: { result, rules: puzzle.rules, moves: turns.map((turn) => formatTurn(turn, "/")) },
    text: recordCodec.format(whole).trimEnd(),
  };
}
