/**
 * A game learnt by playing it: three small boards of Stroke, one new thing on each.
 * Nothing is saved, nothing can go wrong, and each board says what to do next in the
 * words of the hand that plays: a finger traces and taps, a mouse drags and clicks.
 */
import { type Gesture, type Puzzle, puzzleCodec, stroke } from "@masume/games/stroke";
import { type Input, message, parseOrThrow } from "@masume/kernel";
import { A } from "@solidjs/router";
import { createMemo, createSignal, For, type JSX, onMount, Show } from "solid-js";
import { Board } from "../../board/board.js";
import { createDescriber } from "../../board/descriptions.js";
import { formatMessage } from "../../i18n/translator.js";
import { Button } from "../../ui/button.js";
import { t } from "./first-lesson-messages.js";
import "./first-lesson.css";

const boards: readonly Puzzle[] = ["S..\n...\n..G", "S..#\n...#\n.#..\n...G", "S...\n##..\n...#\n...G"].map(
  (rows) => parseOrThrow(puzzleCodec, rows),
);

/** Whether the hand is a finger: its words differ. */
function isTouch(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}

export function FirstLesson(props: { readonly onDone: () => void }): JSX.Element {
  const [at, setAt] = createSignal(0);
  return (
    <Show when={boards[at()]} keyed fallback={<Over onDone={props.onDone} />}>
      {(puzzle) => (
        <LessonBoard puzzle={puzzle} number={at() + 1} onNext={() => setAt(at() + 1)} onSkip={props.onDone} />
      )}
    </Show>
  );
}

function LessonBoard(props: {
  readonly puzzle: Puzzle;
  readonly number: number;
  readonly onNext: () => void;
  readonly onSkip: () => void;
}): JSX.Element {
  const { puzzle, number } = props;
  const [state, setState] = createSignal(stroke.start(puzzle));
  const [gesture, setGesture] = createSignal<Gesture>();
  const [cursor, moveCursor] = createSignal(
    stroke.intend(puzzle, state(), { type: "cancel" })?.cursor ?? stroke.layout(puzzle).rows[0]![0]!,
  );
  const status = createMemo(() => stroke.status(puzzle, state()));
  const isSolved = () => status().phase === "solved";
  const describe = createDescriber(stroke, () => puzzle, state);
  const left = () => status().score!.of - status().score!.value;

  function input(given: Input): boolean {
    if (isSolved()) return false;
    const intent = stroke.intend(puzzle, state(), given, gesture());
    if (!intent) return false;
    setGesture(() => intent.gesture);
    if (intent.cursor !== undefined) moveCursor(intent.cursor);
    for (const move of intent.moves) {
      const played = stroke.play(puzzle, state(), move);
      if (played.ok) setState(played.value);
    }
    return true;
  }

  function text(): string {
    if (isSolved()) return t(`done.${number as 1 | 2 | 3}`);
    if (state().line.length === 1) return t(`task.${number as 1 | 2 | 3}${isTouch() ? ".touch" : ""}`);
    const head = state().line.at(-1)!;
    const isAtGoal = head[0] === puzzle.goal[0] && head[1] === puzzle.goal[1];
    return t(isAtGoal ? (isTouch() ? "back.touch" : "back") : "left", { count: left() });
  }

  return (
    <div class="first-lesson" data-game="stroke">
      <div class="first-board">
        <Board
          layout={stroke.layout(puzzle)}
          marks={stroke.paint(puzzle, state(), gesture())}
          label={t("board.label", { game: formatMessage(message("name"), stroke.messages) })}
          describe={describe()}
          cursor={cursor()}
          onCursor={moveCursor}
          onInput={input}
          onAbandon={() => setGesture(undefined)}
        />
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
            <A href={href} class="button" classList={{ plain: i() > 0 }} onClick={() => props.onDone()}>
              {t(key)}
            </A>
          )}
        </For>
      </div>
    </div>
  );
}
