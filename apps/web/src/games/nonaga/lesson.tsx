/** A first game in three boards, before any rule is read. */
import { lessonSteps, type LessonStep as Step, threatArrows, winningSlides } from "@masume/games/nonaga";
import type { Marks } from "@masume/kernel";
import { createMemo, createSignal, type JSX, Show } from "solid-js";
import { Button, ButtonLink } from "../../ui/button.js";
import { createHand } from "./hand.js";
import { type LessonKey, t } from "./lesson-messages.js";
import { formatMessage } from "./messages.js";
import { personSeat } from "./seats.js";
import { createTable } from "./table.js";
import { TableBoard } from "./table-board.js";

export default function Lesson(): JSX.Element {
  const [at, setAt] = createSignal(0);
  return (
    <section class="part">
      <h2>{t("lesson.title")}</h2>
      <p class="lead">{t("lesson.lead")}</p>
      <Show when={lessonSteps[at()]} keyed fallback={<Over />}>
        {(step) => <LessonStep step={step} number={at() + 1} onDone={() => setAt(at() + 1)} />}
      </Show>
    </section>
  );
}

function LessonStep(props: {
  readonly step: Step;
  readonly number: number;
  readonly onDone: () => void;
}): JSX.Element {
  const { id, puzzle, isDone } = props.step;
  const nobody = { name: () => t("side.blue"), isHere: false };
  const table = createTable({
    puzzle,
    turns: [],
    seats: { red: personSeat(() => t("seat.you")), blue: nobody },
  });
  const isOpen = createMemo(() => table.turns().length === 0);
  const hand = createHand(table, isOpen);
  const threats = createMemo((): Marks => {
    const isShown = id === "parry" && !hand.gesture();
    return isShown ? threatArrows("blue", winningSlides(table.state().position, "blue")) : [];
  });

  /** A slide that was to win and did not: there is no need to wait for the tile. */
  const hasMissed = () => id === "win" && hand.isHalfway();

  function text(): LessonKey {
    if (hasMissed()) return "lesson.win.failed";
    const outcome = isDone(table.state()) ? "done" : "failed";
    if (id !== "turn") return isOpen() ? `lesson.${id}.task` : `lesson.${id}.${outcome}`;
    return isOpen() ? `lesson.turn.${hand.gesture()?.stage ?? "start"}` : "lesson.turn.done";
  }

  return (
    <article class="lesson-step table box">
      <div class="lesson-board">
        <TableBoard
          puzzle={puzzle}
          scene={{ state: table.state() }}
          gesture={hand.gesture()}
          overlay={threats()}
          cursor={hand.cursor()}
          onCursor={hand.moveCursor}
          onInput={hand.input}
          onAbandon={hand.cancelPress}
        />
      </div>
      <div>
        <h3>{t(`lesson.${id}.title`)}</h3>
        <p class="empty">{t("lesson.step", { number: props.number, of: lessonSteps.length })}</p>
        <p role="status">
          {t(text())} <Show when={hand.refusal()}>{(why) => formatMessage(why())}</Show>
        </p>
        <Show when={!isOpen() || hasMissed()}>
          <div class="button-row">
            <Show when={isDone(table.state())}>
              <Button kind="primary" onClick={() => props.onDone()}>
                {t("lesson.next")}
              </Button>
            </Show>
            <Button
              onClick={() => {
                hand.drop();
                table.takeBackTo(0);
              }}
            >
              {t("again")}
            </Button>
          </div>
        </Show>
      </div>
    </article>
  );
}

function Over(): JSX.Element {
  return (
    <div class="lesson-step box">
      <p role="status">{t("lesson.over")}</p>
      <ButtonLink href="/nonaga" kind="primary">
        {t("lesson.play")}
      </ButtonLink>
    </div>
  );
}
