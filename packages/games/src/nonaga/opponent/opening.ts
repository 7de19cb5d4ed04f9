/**
 * Openings for matches: a few random turns after which nobody is winning yet. In
 * a sharp game most random turns lose by force, so each one is kept only if
 * neither side can win at once and a search of some depth calls the position even.
 */
import type { Random } from "@masume/kernel";
import { type Ruleset, startPosition, type Turn } from "../board.js";
import { play, type State, start } from "../rules.js";
import { evaluationFor } from "../search/evaluation/evaluate.js";
import { countWins, isTogether, listTurns, TurnList } from "../search/moves.js";
import { PackedPosition } from "../search/packed-position.js";
import { unpackTurn } from "../search/packed-turn.js";
import { winThreshold } from "../search/score.js";
import { think } from "../search/think.js";

/** A position is fair if a search of so many nodes gives neither side more than this. */
const nodesEach = 150_000;
const fairShare = 60;
/** So many bad turns, and the opening is begun anew. */
const patience = 60;

/** A fair opening of so many turns from the first position. */
export function fairOpening(rules: Ruleset, random: Random, length: number): readonly Turn[] {
  for (;;) {
    const turns = tryOpening(rules, random, length);
    if (turns) return turns;
  }
}

function tryOpening(rules: Ruleset, random: Random, length: number): readonly Turn[] | undefined {
  const puzzle = { rules, position: startPosition };
  const list = new TurnList();
  const turns: Turn[] = [];
  let state: State = start(puzzle);
  for (let tried = 0; turns.length < length; tried++) {
    if (tried === patience) return undefined;
    const position = new PackedPosition().load(rules, state.position);
    listTurns(position, list);
    const i = random.below(list.count);
    position.play(list.slides[i]!, list.tiles[i]!);
    if (isDecided(rules, position)) continue;
    const turn = unpackTurn(state.position, list.slides[i]!, list.tiles[i]!);
    const played = play(puzzle, state, turn);
    if (!played.ok) continue;
    turns.push(turn);
    state = played.value;
  }
  return turns;
}

/** Whether a side can win at once, or the player to move sees a win, a loss or more than a fair share. */
function isDecided(rules: Ruleset, position: PackedPosition): boolean {
  if (isTogether(position, position.mover ^ 1)) return true;
  if (countWins(position, 0) > 0 || countWins(position, 1) > 0) return true;
  const thinking = think(position, [], evaluationFor(rules), nodesEach);
  for (;;) {
    const { done, value } = thinking.next();
    if (done || (value.scoredTurns[0] && Math.abs(value.scoredTurns[0].score) >= winThreshold)) {
      return Math.abs(value.scoredTurns[0]!.score) > fairShare;
    }
  }
}
