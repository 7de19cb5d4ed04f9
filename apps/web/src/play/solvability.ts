/**
 * Whether the puzzle can still be completed: asked after each move by those who
 * want to be warned when they are stuck, and at any time by whoever asks "right
 * so far?". The game's solver answers; the answer is a notice. What counts for a
 * leaderboard is not checked.
 */
import { message } from "@masume/kernel";
import { createEffect, on } from "solid-js";
import { settings } from "../settings/settings.js";
import type { PlayUi, Warning } from "./game-ui.js";
import { moveTexts, type Play } from "./play.js";
import { stoppedNotice } from "./stopped-notice.js";

type Check<Puzzle, State, Move> = NonNullable<PlayUi<Puzzle, State, Move, unknown>["checkSolvable"]>;

export function watchSolvability<Puzzle, State, Move>(
  play: Play<Puzzle, State, Move>,
  check: Check<Puzzle, State, Move>,
): void {
  let asking = false;

  /** One question at a time; an answer about a position that is no more is asked anew. */
  async function ask(): Promise<void> {
    if (asking) return;
    asking = true;
    for (;;) {
      const session = play.session();
      const over = moveTexts(session).length === 0 || play.status().phase !== "open";
      const warning = over ? undefined : await checkNow(play, check).catch(stopped);
      if (play.session() !== session) continue;
      asking = false;
      if (!warning) play.countMistake(undefined);
      if (play.notice()) return;
      if (warning === "stopped") play.notify(stoppedNotice(() => void ask()));
      else if (warning) warn(play, warning);
      return;
    }
  }

  createEffect(
    on([play.session, () => settings().warnings && !play.isRanked()], ([, wanted]) => {
      if (wanted) void ask();
    }),
  );
}

export async function checkSolvability<Puzzle, State, Move>(
  play: Play<Puzzle, State, Move>,
  check: Check<Puzzle, State, Move>,
): Promise<void> {
  const session = play.session();
  const warning = await checkNow(play, check).catch(stopped);
  if (play.session() !== session) return;
  if (warning === "stopped") return play.notify(stoppedNotice(() => void checkSolvability(play, check)));
  if (warning) return warn(play, warning);
  play.countMistake(undefined);
  play.notify({ tone: "plain", text: message("check.fine"), at: [] });
}

const stopped = () => "stopped" as const;

function checkNow<Puzzle, State, Move>(
  { puzzle, state, session }: Play<Puzzle, State, Move>,
  check: Check<Puzzle, State, Move>,
): Promise<Warning<Move> | undefined> {
  return check(puzzle, state(), moveTexts(session()));
}

function warn<Puzzle, State, Move>(play: Play<Puzzle, State, Move>, { text, at, back }: Warning<Move>): void {
  if (!back) {
    play.notify({ tone: "warning", text, at });
    return;
  }
  play.countMistake(back);
  const run = () => {
    if ("to" in back) play.goTo(back.to);
    else play.playMoves(back.moves);
    play.countMistake(undefined);
  };
  play.notify({ tone: "warning", text, at, remedy: { label: "mistake.back", run } });
}
