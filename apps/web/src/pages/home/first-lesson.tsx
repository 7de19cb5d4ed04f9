/**
 * A game learnt by playing it: three small boards of Stroke, one new thing on each.
 * Nothing is saved, nothing can go wrong, and each board says what to do next in the
 * words of the hand that plays: a finger traces and taps, a mouse drags and clicks.
 */
import { puzzleCodec, stroke } from "@masume/games/stroke";
import { parseOrThrow } from "@masume/kernel";
import { createMemo, createSignal, For, type JSX, onMount, Show } from "solid-js";
import { TryBoard } from "../../play/try-board.js";
import { Button, ButtonLink } from "../../ui/button.js";
import { t } from "./first-lesson-messages.js";
import "./first-lesson.css";

const boards = [
  { number: 1, rows: "S..\n...\n..G" },
  { number: 2, rows: "S..#\n...#\n.#..\n...G" },
  { number: 3, rows: "S...\n##..\n...#\n...G" },
] as const;

/** Whether the hand is a finger: its words differ. */
function isTouch(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}

export function FirstLesson(props: { readonly onDone: () => void }): JSX.Element {
  const [at, setAt] = createSignal(0);
  return (
    <Show when={boards[at()]} keyed fallback={<Over onDone={props.onDone} />}>
      {(board) => <LessonBoard {...board} onNext={() => setAt(at() + 1)} onSkip={props.onDone} />}
    </Show>
  );
}

function LessonBoard(props: {
  readonly number: 1 | 2 | 3;
  readonly rows: string;
  readonly onNext: () => void;
  readonly onSkip: () => void;
}): JSX.Element {
  const { number } = props;
  const puzzle = parseOrThrow(puzzleCodec, props.rows);
  const [state, setState] = createSignal(stroke.start(puzzle));
  const status = createMemo(() => stroke.status(puzzle, state()));
  const isSolved = () => status().phase === "solved";
  const left = () => status().score!.of - status().score!.value;

  function text(): string {
    if (isSolved()) return t(`done.${number}`);
    if (state().line.length === 1) return t(`task.${number}${isTouch() ? ".touch" : ""}`);
    const head = state().line.at(-1)!;
    const isAtGoal = head[0] === puzzle.goal[0] && head[1] === puzzle.goal[1];
    return t(isAtGoal ? (isTouch() ? "back.touch" : "back") : "left", { count: left() });
  }

  return (
    <div class="first-lesson" data-game="stroke">
      <div class="first-board">
        <TryBoard game={stroke} puzzle={puzzle} state={state()} onState={setState} isOver={isSolved()} />
      </div>
      <div class="first-words">
        <h2>{t("title", { number, of: boards.length })}</h2>
        <p role="status">{text()}</p>
        <div class="button-row">
          <Show
            when={isSolved()}
            fallback={
              <>
                <Button onClick={() => setState(stroke.start(puzzle))}>{t("reset")}</Button>
                <Button kind="quiet" onClick={() => props.onSkip()}>
                  {t("skip-lesson")}
                </Button>
              </>
            }
          >
            <Button kind="primary" ref={focusOnMount} onClick={() => props.onNext()}>
              {number < boards.length ? t("next-board") : t("finish")}
            </Button>
          </Show>
        </div>
      </div>
    </div>
  );
}

/** Whoever plays with keys goes on with Enter. */
function focusOnMount(button: HTMLButtonElement): void {
  onMount(() => {
    if (document.activeElement?.closest(".first-board")) button.focus();
  });
}

const ways = [
  { href: "/stroke", key: "more.stroke" },
  { href: "/slither/learn", key: "more.slither" },
  { href: "/sono/learn", key: "more.sono" },
  { href: "/nonaga/learn", key: "more.nonaga" },
] as const;

function Over(props: { readonly onDone: () => void }): JSX.Element {
  return (
    <div class="first-over" role="status">
      <h2>{t("over")}</h2>
      <p>{t("over.text")}</p>
      <div class="button-row">
        <For each={ways}>
          {({ href, key }, i) => (
            <ButtonLink href={href} kind={i() === 0 ? "primary" : "plain"} onClick={() => props.onDone()}>
              {t(key)}
            </ButtonLink>
          )}
        </For>
      </div>
    </div>
  );
}
