/**
 * How many turns may be made, chosen by the player. The limit belongs to the
 * puzzle, so another limit is another board with its own link; the turns made so
 * far are taken there, as far as it allows them. Once the turns are used up, play
 * can go on without a limit.
 */
import { type Puzzle, puzzleCodec, sono, withMaxSteps } from "@masume/games/sono";
import { openSession, playMove, saveSession } from "@masume/kernel";
import { useNavigate } from "@solidjs/router";
import { createSignal, type JSX, Show } from "solid-js";
import { getSessionRecord, saveSessionRecord } from "../../platform/storage/sessions.js";
import type { Play } from "../../play/play.js";
import { Button } from "../../ui/button.js";
import { ownTurns } from "./answers.js";
import { LimitField } from "./limit-field.js";
import { boardPath } from "./link.js";
import { t } from "./messages.js";
import { playedTurns } from "./played-turns.js";

export function StepLimit(props: { readonly play: Play<Puzzle> }): JSX.Element {
  const navigate = useNavigate();
  const { play } = props;
  const { puzzle } = play;
  const [limit, setLimit] = createSignal(puzzle.maxSteps);

  async function change(maxSteps: number | undefined): Promise<void> {
    if (maxSteps === puzzle.maxSteps) return;
    const next = withMaxSteps(puzzle, maxSteps);
    const other = (await ownTurns(next)).length;
    if (other > 0 && !confirm(t("sono.replace", { turns: other }))) return;
    await carryOver(play, next);
    navigate(boardPath(next) + location.search);
  }

  return (
    <>
      <Show when={play.status().phase === "over"}>
        <Button onClick={() => change(undefined)}>{t("sono.play-on")}</Button>
      </Show>
      <details class="step-limit">
        <summary>
          {t("sono.limit")}: {puzzle.maxSteps ?? t("sono.no-limit")}
        </summary>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void change(limit());
          }}
        >
          <LimitField value={limit()} onValue={setLimit} min={Math.max(1, play.session().cursor)} />
          <Button type="submit">{t("sono.set-limit")}</Button>
          <small>{t("sono.limit-note")}</small>
        </form>
      </details>
    </>
  );
}

/** Leaves the turns made so far where the board with the new limit will find them. */
async function carryOver(play: Play<Puzzle>, next: Puzzle): Promise<void> {
  const key = `sono/${puzzleCodec.format(next)}`;
  const record = await getSessionRecord(`sono/${puzzleCodec.format(play.puzzle)}`);
  if (!record) return;
  let session = openSession(sono, next);
  const { log } = play.session();
  for (const [i, op] of playedTurns(play.session()).entries()) {
    // Each at its own time, or all of them would be one step back.
    const played = playMove(sono, session, op, log[i]!.at);
    if (!played.ok) break;
    session = played.value;
  }
  const { solvedIn: _, ...open } = record;
  const solved = sono.status(next, session.state).phase === "solved";
  await saveSessionRecord({
    ...(solved ? record : open),
    key,
    href: boardPath(next) + location.search,
    saved: saveSession(sono, session),
    elapsed: Math.round(play.clock.now()),
    progress: sono.status(next, session.state).score!,
    updated: Date.now(),
  });
}
