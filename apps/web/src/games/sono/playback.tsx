/** One answer played back, or two side by side: the boards, and one slider for both. */
import { maxPairs, type Puzzle, sono } from "@masume/games/sono";
import { createMemo, For, type JSX } from "solid-js";
import { Picture } from "../../board/marks.js";
import { Replay } from "../../play/replay.js";
import { type NamedAnswer, stateAt } from "./answers.js";
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
  return (
    <div class="playback" data-boards={props.answers.length}>
      <div class="playback-boards">
        <For each={ids()}>
          {(_, i) => <AnswerBoard puzzle={props.puzzle} answer={props.answers[i()]!} at={props.at} />}
        </For>
      </div>
      <Replay length={length()} at={Math.min(props.at, length())} onMove={props.onMove} />
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
  return (
    <figure class="answer-board">
      <figcaption>
        <strong>{props.answer.name}</strong>
        <span>{label()}</span>
      </figcaption>
      <div class="answer-sheet">
        <Picture bounds={bounds} marks={sono.paint(props.puzzle, state())} label={label()} />
        <TurnAnimation puzzle={props.puzzle} state={state()} />
      </div>
    </figure>
  );
}
