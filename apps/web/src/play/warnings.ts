/** "Warn me when I am stuck": after each move, a question to the game's solver; the answer is a notice. */
import { createEffect, on } from "solid-js";
import type { GameFront } from "../games/games.js";
import { settings } from "../settings/settings.js";
import type { Play } from "./play.js";

export function watchFor(play: Play, front: GameFront): void {
  createEffect(
    on([play.session, () => settings.warnings], async ([session, wanted]) => {
      if (!wanted || !front.watch || session.cursor === 0 || play.status().phase === "solved") return;
      const warning = await front.watch(play.puzzle, session.state);
      // An answer about a position that is no more helps nobody.
      if (!warning || play.session() !== session || play.notice()) return;
      play.say({
        tone: "warning",
        said: warning.said,
        at: warning.at,
        remedy: { does: "stuck.back", run: () => play.playMoves(warning.moves) },
      });
    }),
  );
}
