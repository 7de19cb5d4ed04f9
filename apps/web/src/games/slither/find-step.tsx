/** "Find the next step": a board to draw on, which says when the step has been found, and shows it when asked. */
import {
  type Drill,
  decisionMarks,
  explainStep,
  findingOf,
  type Gesture,
  type State,
  slither,
  stepMessages,
  whereMarks,
} from "@masume/games/slither";
import { type Input, type Marks, message } from "@masume/kernel";
import { createMemo, createSignal, type JSX, Show } from "solid-js";
import { Board } from "../../board/board.js";
import { createDescriber } from "../../board/descriptions.js";
import { formatMessage } from "../../i18n/translator.js";
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
  const [gesture, setGesture] = createSignal<Gesture>();
  const [cursor, moveCursor] = createSignal("n:0,0");
  const [shown, setShown] = createSignal<"nothing" | "where" | "why">("nothing");
  const finding = createMemo(() => findingOf(props.drill, state().edges));
  const explained = () => shown() === "why" || finding() === "found";
  const overlay = createMemo((): Marks => {
    if (explained()) return [...whereMarks(puzzle, step), ...decisionMarks(puzzle, step.decides)];
    return shown() === "where" ? whereMarks(puzzle, step) : [];
  });
  const describe = createDescriber(slither, () => puzzle, state);

  function input(given: Input): boolean {
    const intent = slither.intend(puzzle, state(), given, gesture());
    if (!intent) return false;
    setGesture(intent.gesture);
    if (intent.cursor !== undefined) moveCursor(intent.cursor);
    for (const move of intent.moves) {
      const played = slither.play(puzzle, state(), move);
      if (played.ok) setState(played.value);
    }
    return true;
  }

  return (
    <div class="find-step">
      <Board
        layout={slither.layout(puzzle)}
        marks={slither.paint(puzzle, state(), gesture())}
        overlay={overlay()}
        label={t("board.label", { game: formatMessage(message("name"), slither.messages) })}
        describe={describe()}
        cursor={cursor()}
        onCursor={moveCursor}
        onInput={input}
        onAbandon={() => setGesture(undefined)}
      />
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
