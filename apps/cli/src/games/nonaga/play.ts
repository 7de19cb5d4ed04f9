/**
 * `nonaga play`: a game against the engine in the terminal. The conversation is on
 * standard error, so that standard output has the record of the game alone.
 */
import {
  type Analysis,
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
  turnName,
} from "@masume/games/nonaga";
import { stop, type Task } from "@masume/kernel";
import { choice, optional } from "../../platform/parameters.js";
import { Prompt } from "../../platform/prompt.js";
import { terminal } from "../../platform/terminal.js";
import type { Translate } from "../../platform/translate.js";
import { puzzleVerb } from "../../verbs/puzzle-verb.js";
import type { Verb, VerbResult } from "../../verbs/verb.js";
import { scoreText } from "./best.js";
import { nonagaGame } from "./cli-game.js";
import { askForTurn, commandWords } from "./dialogue.js";
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
    const opponent = t(levels[level - 1]!.name.key);
    const engine = new SearchThreads(options.threads ?? work.threads);
    const prompt = new Prompt(commandWords);
    const colour = terminal.messageColour;
    /** Undefined when the player has left meanwhile. */
    const think = async (state: State, level: number): Promise<Analysis | undefined> => {
      const request = { puzzle, state, level, seed: `${seed}/${state.layouts.length}` };
      const task = thinkWithin(options, engine, request);
      const found = await work.run(unless(task, () => prompt.hasEnded(["quit"])));
      terminal.clearStatus();
      return found.finished ? found.value : found.best;
    };

    const states: State[] = [start(puzzle)];
    const turns: Turn[] = [];
    const playerTurn = async (state: State): Promise<Turn | "ask again" | "quit"> => {
      const input = await askForTurn({ puzzle, state, last: turns.at(-1), prompt, t, colour });
      switch (input.kind) {
        case "turn":
          return input.turn;
        case "quit":
          return "quit";
        case "again":
          return "ask again";
        case "hint": {
          const advice = await think(state, fullStrength);
          if (!advice) return "quit";
          terminal.printMessage(t("play.hint", { turn: turnName(advice.turn), score: scoreText(advice, t) }));
          return "ask again";
        }
        case "undo":
          if (turns.length < 2) {
            terminal.printMessage(t("play.nothing-to-undo"));
            return "ask again";
          }
          // The engine's answer goes back together with the turn it answered.
          turns.length -= 2;
          states.length -= 2;
          terminal.printMessage(t("play.undone"));
          return "ask again";
      }
    };

    terminal.printMessage(t("play.begin", { side: t(`side.${side}`), opponent }));
    while (!outcome(states.at(-1)!)) {
      const state = states.at(-1)!;
      const { mover } = state.position;
      const turn =
        mover === side ? await playerTurn(state) : ((await think(state, level))?.turn ?? ("quit" as const));
      if (turn === "quit") break;
      if (turn === "ask again") continue;
      if (mover !== side)
        terminal.printMessage(`\n${t("play.engine", { side: t(`side.${mover}`), turn: turnName(turn) })}`);
      const played = playTurn(puzzle, state, turn);
      if (!played.ok) throw new Error(`an illegal turn: ${played.error.code}`);
      turns.push(turn);
      states.push(played.value);
    }
    prompt.close();
    await engine.close();
    const last = states.at(-1)!;
    terminal.printMessage(`\n${drawPosition(last.position, colour)}\n${endText(outcome(last), side, t)}\n`);
    return recordResult(puzzle, turns, side, opponent);
  },
});

export function endText(result: ReturnType<typeof outcome>, side: Side, t: Translate): string {
  if (result === undefined) return t("play.stopped");
  if (result === "draw") return t("play.draw");
  return t(result === side ? "play.won" : "play.lost", { side: t(`side.${result}`) });
}

/** The same work, given up once nobody waits for it. */
function* unless<T>(task: Task<T>, isUnwanted: () => boolean): Task<T | undefined> {
  try {
    for (;;) {
      const step = task.next();
      if (step.done) return step.value;
      if (isUnwanted()) return undefined;
      yield step.value;
    }
  } finally {
    stop(task);
  }
}

function recordResult(puzzle: Puzzle, turns: readonly Turn[], side: Side, levelName: string): VerbResult {
  const engineHeader = [side === "red" ? "Blue" : "Red", `Masume (${levelName})`] as const;
  const record: GameRecord = { puzzle, headers: [engineHeader], turns, result: "*" };
  const { result } = checkRecord(record);
  const whole = { ...record, result };
  return {
    verdict: "yes",
    json: { result, rules: puzzle.rules, moves: turns.map((turn) => formatTurn(turn, "/")) },
    text: recordCodec.format(whole).trimEnd(),
    isFile: true,
  };
}
