/** "Find the next step": a board to draw on, which says when the step has been found, and shows it when asked. */
import {
  type Drill,
  decisionMarks,
  explainStep,
  findingOf,
  type State,
  slither,
  stepMessages,
  whereMarks,
} from "@masume/games/slither";
import type { Marks } from "@masume/kernel";
import { createMemo, createSignal, type JSX, Show } from "solid-js";
import { formatMessage } from "../../i18n/translator.js";
import { TryBoard } from "../../play/try-board.js";
import { Button } from "../../ui/button.js";
import { t } from "./learn-messages.js";

export function FindStep(props: {
  readonly drill: Drill;
  /** Shown once the step has been found or looked up. */
  readonly after?: JSX.Element;
}): JSX.Element {
  const { puzzle, drawn, step } = props.drill;
  const begin: State = {
    edges: drawn,
    locked: Array.from(drawn, (mark) => (mark === "." ? "0" : "1")).join(""),
  };
  const [state, setState] = createSignal(begin);
  const [shown, setShown] = createSignal<"nothing" | "where" | "why">("nothing");
  const finding = createMemo(() => findingOf(props.drill, state().edges));
  const explained = () => shown() === "why" || finding() === "found";
  const overlay = createMemo((): Marks => {
    if (explained()) return [...whereMarks(puzzle, step), ...decisionMarks(puzzle, step.decides)];
    return shown() === "where" ? whereMarks(puzzle, step) : [];
  });

  return (
    <div class="find-step">
      <TryBoard game={slither} puzzle={puzzle} state={state()} onState={setState} overlay={overlay()} />
      <div>
        <p role="status" class="finding" data-finding={finding()}>
          {shown() === "why" && finding() === "nothing" ? "" : t(`find.${finding()}`)}
        </p>
        <Show
          when={explained()}
          fallback={
            <div class="button-row">
              <Button onClick={() => setShown("where")}>{t("hint.where")}</Button>
              <Button onClick={() => setShown("why")}>{t("find.show")}</Button>
              <Show when={finding() !== "nothing"}>
                <Button onClick={() => setState(begin)}>{t("reset")}</Button>
              </Show>
            </div>
          }
        >
          <p class="finding-why">{formatMessage(explainStep(puzzle, step), stepMessages)}</p>
          {props.after}
        </Show>
      </div>
    </div>
  );
}
