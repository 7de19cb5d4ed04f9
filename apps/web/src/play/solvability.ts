/**
 * Whether the puzzle can still be completed: asked after each move by those who
 * want to be warned when they are stuck, and at any time by whoever asks "right
 * so far?". The game's solver answers; the answer is a notice.
 */
import { message } from "@masume/kernel";
import { createEffect, on } from "solid-js";
import { settings } from "../settings/settings.js";
import type { GameFront, Warning } from "./game-ui.js";
import { movesInForce, type Play } from "./play.js";
import { workStopped } from "./work-stopped.js";

export function watchSolvability(play: Play, front: GameFront): void {
  let asking = false;

  /** One question at a time; an answer about a position that is no more is asked anew. */
  async function ask(): Promise<void> {
    if (asking || !front.checkSolvable) return;
    asking = true;
    for (;;) {
      const session = play.session();
      const over = session.cursor === 0 || play.status().phase !== "open";
      const warning = over ? undefined : await watched(play, front).catch(() => undefined);
      if (play.session() !== session) continue;
      asking = false;
      if (warning && !play.notice()) warn(play, warning);
      return;
    }
  }

  createEffect(
    on([play.session, () => settings.warnings], ([, wanted]) => {
      if (wanted) void ask();
    }),
  );
}

export async function checkSolvability(play: Play, front: GameFront): Promise<void> {
  const session = play.session();
  const warning = await watched(play, front).catch(() => "stopped" as const);
  if (play.session() !== session) return;
  if (warning === "stopped") return play.say(workStopped(() => void checkSolvability(play, front)));
  if (warning) warn(play, warning);
  else play.say({ tone: "plain", said: message("check.fine"), at: [] });
}

async function watched(play: Play, front: GameFront): Promise<Warning | undefined> {
  return front.checkSolvable?.(play.puzzle, play.state(), movesInForce(play.session()));
}

function warn(play: Play, { said, at, back }: Warning): void {
  const run = back && ("to" in back ? () => play.goTo(back.to) : () => play.playMoves(back.moves));
  play.say({ tone: "warning", said, at, ...(run && { remedy: { does: "stuck.back", run } }) });
}
