/** What only the page needs to know of Stroke. */

import type { State } from "@masume/games/stroke";
import type { Marks } from "@masume/kernel";
import type { GameFront } from "../games.js";
import { strokeCode } from "./link.js";
import { StrokePlay } from "./play.js";

export const front: GameFront = {
  code: strokeCode,
  keys: [
    { keys: ["↑", "→", "↓", "←"], does: "stroke.key.draw" },
    { keys: ["Backspace"], does: "stroke.key.back" },
    { keys: ["Shift + ↑ → ↓ ←"], does: "stroke.key.look" },
    { keys: ["Enter", "Space"], does: "stroke.key.press" },
    { keys: ["Home"], does: "stroke.key.home" },
  ],
  trial: (_, before, now) => trialLine(before as State, now as State),
  Play: StrokePlay,
};

/** The part of the line that is a guess: from the last cell it shares with the line before. */
function trialLine(before: State, now: State): Marks {
  let shared = 0;
  while (
    shared < Math.min(before.line.length, now.line.length) &&
    before.line[shared]!.join() === now.line[shared]!.join()
  )
    shared++;
  const guess = now.line.slice(Math.max(0, shared - 1));
  if (guess.length < 2) return [];
  const points = guess.map(([row, column]) => ({ x: column + 0.5, y: row + 0.5 }));
  return [{ key: "trial", look: "line-trial", shape: "line", points, width: 0.1 }];
}
