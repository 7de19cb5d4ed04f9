/**
 * One answer played back, or two side by side: the boards with the square that was
 * turned last, one slider for both, the first answer's turns as a list, and its board
 * as a picture.
 */
import { effectOf, maxPairs, type Puzzle, sono } from "@masume/games/sono";
import { createMemo, createSignal, For, type JSX, Show } from "solid-js";
import { Picture } from "../../board/marks.js";
import { download } from "../../platform/files/download.js";
import { Replay } from "../../play/replay.js";
import { pngPicture, svgPicture } from "../../print/pictures.js";
import { Button } from "../../ui/button.js";
import { bindCommands } from "../../ui/commands.js";
import { type NamedAnswer, stateAt } from "./answers.js";
import { outlineMark } from "./outline-mark.js";
import { t } from "./solve-messages.js";
import { TurnAnimation } from "./turn-animation.js";

export function Playback(props: {
  readonly puzzle: Puzzle;
  readonly answers: readonly NamedAnswer[];
  readonly at: number;
  readonly onMove: (at: number) => void;
}): JSX.Element {
  const length = () => Math.max(0, ...props.answers.map(({ ops }) => ops.length));
  const ids = createMemo(() => props.answers.map(({ id }) => id), undefined, {
    equals: (a, b) => a.join() === b.join(),
  });
  const stepTo = (at: number) => props.onMove(Math.max(0, Math.min(length(), at)));
  bindCommands(() => [
    { label: () => t("replay.back"), keys: ["ArrowLeft"], run: () => stepTo(props.at - 1) },
    { label: () => t("replay.forward"), keys: ["ArrowRight"], run: () => stepTo(props.at + 1) },
    { label: () => t("replay.back"), keys: ["Home"], run: () => stepTo(0) },
    { label: () => t("replay.forward"), keys: ["End"], run: () => stepTo(length()) },
  ]);
  return (
    <div class="playback" data-boards={props.answers.length}>
      <div class="playback-boards">
        <For each={ids()}>
          {(_, i) => <AnswerBoard puzzle={props.puzzle} answer={props.answers[i()]!} at={props.at} />}
        </For>
      </div>
      <Replay length={length()} at={Math.min(props.at, length())} onMove={props.onMove} />
      <Show when={props.answers[0]}>
        {(answer) => (
          <div class="playback-more">
            <PictureButtons puzzle={props.puzzle} answer={answer()} at={props.at} />
            <TurnList answer={answer()} at={props.at} onMove={props.onMove} />
          </div>
        )}
      </Show>
    </div>
  );
}

function AnswerBoard(props: {
  readonly puzzle: Puzzle;
  readonly answer: NamedAnswer;
  readonly at: number;
}): JSX.Element {
  const at = () => Math.min(props.at, props.answer.ops.length);
  const state = createMemo(() => stateAt(props.puzzle, props.answer, at()));
  const bounds = sono.layout(props.puzzle).bounds;
  const label = () =>
    t("playback.at", {
      turns: at(),
      of: props.answer.ops.length,
      pairs: state().pairs,
      all: maxPairs(props.puzzle.size),
    });
  const turn = () => props.answer.ops[at() - 1];
  /** The turn that led here, as text: where, and what came of it. */
  const turnText = () => {
    const op = turn();
    if (!op) return "";
    const before = stateAt(props.puzzle, props.answer, at() - 1);
    const { made, cut } = effectOf(before.cells, props.puzzle.size, op);
    return t("playback.turn", { number: at(), ...op, made: made.length, cut: cut.length });
  };
  const marks = () => {
    const op = turn();
    const board = sono.paint(props.puzzle, state());
    if (!op) return board;
    const { x, y, n } = op;
    return [...board, outlineMark("turned", "hint", { x, y, width: n, height: n }, 0.1)];
  };
  return (
    <figure class="answer-board">
      <figcaption>
        <strong>{props.answer.name}</strong>
        <span>{label()}</span>
        <span class="answer-turn">{turnText()}</span>
      </figcaption>
      <div class="answer-sheet">
        <Picture bounds={bounds} marks={marks()} label={label()} />
        <TurnAnimation puzzle={props.puzzle} state={state()} />
      </div>
    </figure>
  );
}

function PictureButtons(props: {
  readonly puzzle: Puzzle;
  readonly answer: NamedAnswer;
  readonly at: number;
}): JSX.Element {
  const picture = () => svgPicture(sono, props.puzzle, stateAt(props.puzzle, props.answer, props.at));
  const name = () => `sono-${Math.min(props.at, props.answer.ops.length)}`;
  return (
    <div class="button-row">
      <span>{t("playback.picture")}</span>
      <Button onClick={async () => download(`${name()}.png`, "image/png", await pngPicture(picture()))}>
        PNG
      </Button>
      <Button onClick={() => download(`${name()}.svg`, "image/svg+xml", picture())}>SVG</Button>
    </div>
  );
}

function TurnList(props: {
  readonly answer: NamedAnswer;
  readonly at: number;
  readonly onMove: (at: number) => void;
}): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <details class="turn-list" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("playback.turns")}</summary>
      <Show when={isOpen()}>
        <ol>
          <For each={props.answer.ops}>
            {({ x, y, n }, i) => (
              <li>
                <Button
                  kind="quiet"
                  aria-current={props.at === i() + 1 ? "step" : undefined}
                  onClick={() => props.onMove(i() + 1)}
                >
                  {t("playback.line", { x, y, n, pairs: props.answer.curve[i() + 1]! })}
                </Button>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </details>
  );
}
