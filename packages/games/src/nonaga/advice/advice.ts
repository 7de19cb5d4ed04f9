/**
 * What the engine's best turn is good for, in words a player understands: a nudge
 * that gives nothing away, and the reason. What holds is checked on the board
 * itself, from the strongest reason to the weakest.
 */
import { type Message, message } from "@masume/kernel";
import { otherSide, type Shift, spread } from "../board.js";
import { sideName } from "../messages.js";
import { type Puzzle, play, type State, winningSlides } from "../rules.js";
import type { Analysis } from "../search/analyse.js";

export interface Advice {
  /** What kind of position this is. */
  readonly nudge: Message;
  readonly why: Message;
  /** What the opponent threatens now and this turn takes away. */
  readonly parried: readonly Shift[];
}

type Words = Pick<Advice, "nudge" | "why">;

export function adviceFor(puzzle: Puzzle, state: State, best: Analysis): Advice {
  const { position } = state;
  const { mover } = position;
  const opponent = otherSide(mover);
  const parried = winningSlides(position, opponent);
  const sides = { you: sideName(mover), they: sideName(opponent) };
  const words = (key: string, params: Message["params"] = {}): Words => ({
    nudge: message(`nudge.${key}`, { ...sides, ...params }),
    why: message(`why.${key}`, { ...sides, ...params }),
  });
  const after = play(puzzle, state, best.turn);
  const next = after.ok ? after.value.position : position;

  function reason(): Words {
    if (best.winIn === 1) return words("win");
    if (best.winIn !== undefined) return words("forced", { count: best.winIn });
    if (best.lossIn !== undefined) return words("lost", { count: best.lossIn });
    const threats = winningSlides(next, mover).length;
    if (parried.length > 0) return words("parry", { count: parried.length });
    if (threats > 0) return words("threat", { count: threats });
    const [before, now] = [spread(position[mover]), spread(next[mover])];
    return now < before ? words("nearer", { before, now }) : words("quiet");
  }

  return { ...reason(), parried };
}
