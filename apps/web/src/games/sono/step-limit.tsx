/**
 * How many turns may be made, chosen by the player. The limit belongs to the
 * puzzle, so another limit is another board with its own link; the turns made so
 * far are taken there, as far as it allows them. Once the turns are used up, play
 * can go on without a limit.
 */
import {
  type Gesture,
  type Move,
  type Puzzle,
  puzzleCodec,
  type State,
  sono,
  withMaxSteps,
} from "@masume/games/sono";
import { movesInForce, openSession, playMove, saveSession } from "@masume/kernel";
import { useNavigate } from "@solidjs/router";
import { createSignal, type JSX, Show } from "solid-js";
import { saveSessionRecord } from "../../platform/storage/sessions.js";
import type { Play } from "../../play/play.js";
import { Button } from "../../ui/button.js";
import { Form } from "../../ui/form.js";
import { Question } from "../../ui/question.js";
import { ownTurns } from "./answers.js";
import { LimitField } from "./limit-field.js";
import { boardPath } from "./link.js";
import { t } from "./messages.js";
import { playedTurns } from "./played-turns.js";

export function StepLimit(props: { readonly play: Play<Puzzle, State, Move, Gesture> }): JSX.Element {
  const navigate = useNavigate();
  const { play } = props;
  const { puzzle } = play;
  const [limit, setLimit] = createSignal(puzzle.maxSteps);
  /** The board with the new limit, where turns have been made on it already. */
  const [begun, setBegun] = createSignal<{
    readonly next: Puzzle;
    readonly turns: number;
    readonly askedFrom: HTMLElement | undefined;
  }>();

  async function change(maxSteps: number | undefined): Promise<void> {
    if (maxSteps === puzzle.maxSteps) return;
    const focused = document.activeElement;
    const askedFrom = focused instanceof HTMLElement ? focused : undefined;
    const next = withMaxSteps(puzzle, maxSteps);
    const turns = (await ownTurns(next)).length;
    if (turns > 0) setBegun({ next, turns, askedFrom });
    else await goTo(next);
  }

  async function goTo(next: Puzzle): Promise<void> {
    await carryOver(play, next);
    navigate(boardPath(next) + location.search);
  }

  return (
    <>
      <Show when={play.status().phase === "over"}>
        <Button onClick={() => change(undefined)}>{t("sono.play-on")}</Button>
      </Show>
      <details class="step-limit">
        <summary>{t("sono.limit-is", { limit: puzzle.maxSteps ?? t("sono.no-limit") })}</summary>
        <Form onSubmit={() => change(limit())}>
          <LimitField
            size={puzzle.size}
            par={puzzle.par}
            value={limit()}
            onValue={setLimit}
            min={Math.max(1, play.state().steps)}
          />
          <Button type="submit">{t("sono.set-limit")}</Button>
          <small>{t("sono.limit-note")}</small>
        </Form>
      </details>
      <Show when={begun()} keyed>
        {({ next, turns, askedFrom }) => (
          <Question
            text={t("sono.replace", { turns })}
            yes={t("sono.replace.yes")}
            no={t("sono.replace.no")}
            onYes={() => goTo(next)}
            onNo={() => {
              setBegun(undefined);
              askedFrom?.focus();
            }}
          />
        )}
      </Show>
    </>
  );
}

/**
 * Leaves the turns made so far, and the time they took, where the board with the new
 * limit will find them. A result that stands already stays where it was made.
 */
async function carryOver(play: Play<Puzzle, State, Move, Gesture>, next: Puzzle): Promise<void> {
  let session = openSession(sono, next);
  const moves = movesInForce(play.session());
  for (const [i, op] of playedTurns(play.session()).entries()) {
    // Each at its own time, or all of them would be one step back.
    const played = playMove(sono, session, op, moves[i]!.at);
    if (!played.ok) break;
    session = played.value;
  }
  const { phase, score } = sono.status(next, session.state);
  const solvedIn = phase === "solved" ? play.solvedIn() : undefined;
  await saveSessionRecord({
    key: `sono/${puzzleCodec.format(next)}`,
    game: "sono",
    href: boardPath(next) + location.search,
    title: play.title,
    saved: saveSession(sono, session),
    elapsed: Math.round(play.clock.now()),
    hints: play.hints(),
    mistakes: play.mistakes(),
    isBegun: session.cursor > 0,
    progress: score!,
    ...(solvedIn !== undefined && { solvedIn }),
    updated: Date.now(),
  });
}
