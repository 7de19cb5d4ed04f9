/**
 * Advice: from what is drawn, the next step at the lowest technique that works, in
 * four presses (which technique, where, why, and the step itself). The refutation
 * behind a trial can be followed forward and back. If something drawn is wrong,
 * the advice is where the game went wrong, and the way back.
 */
import {
  decisionMarks,
  explainStep,
  findMistake,
  frameMarks,
  type GradeStep,
  type Mistake,
  type Move,
  mistakeMarks,
  moveOf,
  type Puzzle,
  type State,
  whereMarks,
} from "@masume/games/slither";
import { type Marks, type Message, message } from "@masume/kernel";
import { createEffect, createSignal, type JSX, on, Show } from "solid-js";
import type { AppKey } from "../../i18n/app-messages.js";
import type { Hint } from "../../play/hint.js";
import { movesInForce, type Play } from "../../play/play.js";
import { stoppedNotice } from "../../play/stopped-notice.js";
import { adviceTexts } from "./advice-messages.js";
import { AdvicePanel } from "./advice-panel.js";
import { notUniqueReasons } from "./solvable.js";
import { solverClient } from "./solver-client.js";

type Found =
  | { readonly kind: "step"; readonly step: GradeStep }
  | { readonly kind: "mistake"; readonly mistake: Mistake };

/** What the next press does, by how many there were. */
const labels: Readonly<Record<Found["kind"], readonly AppKey[]>> = {
  step: ["hint", "hint.where", "hint.why", "hint.do"],
  mistake: ["hint", "hint.where", "mistake.back"],
};

export function createAdvice(play: Play<Puzzle, State, Move>): Hint {
  const { puzzle } = play;
  const drawn = () => play.state().edges;
  const [found, setFound] = createSignal<Found>();
  const [pressed, setPressed] = createSignal(0);
  const [thinking, setThinking] = createSignal(false);
  /** Which frame of a trial is shown; undefined while it is not being followed. */
  const [frame, setFrame] = createSignal<number>();

  function forget(): void {
    setFound(undefined);
    setPressed(0);
    setFrame(undefined);
  }

  createEffect(on(play.session, forget, { defer: true }));

  const notify = (text: Message, tone: "plain" | "warning" = "plain") =>
    play.notify({ tone, text, messages: adviceTexts, at: [] });

  async function ask(): Promise<void> {
    const asked = play.session();
    setThinking(true);
    const answer = await answered(puzzle, drawn(), movesInForce(asked)).catch(() => undefined);
    setThinking(false);
    if (play.session() !== asked) return;
    if (!answer) return play.notify(stoppedNotice(ask));
    if (!("kind" in answer)) return notify(answer.text);
    setFound(answer);
    setPressed(1);
    if (answer.kind === "mistake") return notify(message("check.mistake"), "warning");
    const { id, attempt } = answer.step;
    notify(message(attempt ? "advice.nudge.trial" : "advice.nudge", { technique: message(id) }));
  }

  function show(known: Found): void {
    setPressed(pressed() + 1);
    if (known.kind === "mistake") {
      play.countHint();
      const { first, since } = known.mistake;
      notify(message("advice.first-wrong", { count: first.length, later: since.length }), "warning");
    } else if (pressed() === 2) {
      notify(message("advice.where"));
    } else {
      play.countHint();
      notify(explainStep(puzzle, known.step));
    }
  }

  function act(known: Found): void {
    if (known.kind === "mistake") {
      play.goTo(known.mistake.goodMoves);
      return;
    }
    play.playMoves([moveOf(known.step)]);
  }

  function marks(): Marks {
    const known = found();
    if (!known || pressed() < 2) return [];
    if (known.kind === "mistake") return mistakeMarks(puzzle, drawn(), known.mistake);
    const at = frame();
    if (at !== undefined) return frameMarks(puzzle, known.step, at);
    const reasons = whereMarks(puzzle, known.step);
    return pressed() < 3 ? reasons : [...reasons, ...decisionMarks(puzzle, known.step.decides)];
  }

  return {
    pressed,
    label: () => labels[found()?.kind ?? "step"][pressed()]!,
    thinking,
    marks,
    press() {
      if (thinking()) return;
      const known = found();
      if (!known) void ask();
      else if (pressed() + 1 < labels[known.kind].length) show(known);
      else act(known);
    },
    Panel: (): JSX.Element => (
      <Show when={stepOf(found())} keyed>
        {(step) => (
          <AdvicePanel
            puzzle={puzzle}
            step={step}
            explained={pressed() >= 3}
            frame={frame()}
            onFrame={setFrame}
          />
        )}
      </Show>
    ),
  };
}

function stepOf(found: Found | undefined): GradeStep | undefined {
  return found?.kind === "step" ? found.step : undefined;
}

/** A step or a mistake to show; or else what there is to say. */
async function answered(
  puzzle: Puzzle,
  drawn: string,
  moves: readonly string[],
): Promise<Found | { readonly text: Message }> {
  const advice = await solverClient.call("advise", { puzzle, drawn });
  switch (advice.kind) {
    case "step":
      return advice;
    case "wrong": {
      const solutions = await solverClient.call("countSolutions", puzzle);
      const mistake = solutions.status === "unique" && findMistake(puzzle, drawn, solutions.loop, moves);
      return mistake ? { kind: "mistake", mistake } : { text: message("check.mistake") };
    }
    case "not-unique":
      return { text: message(notUniqueReasons[advice.status]) };
    default:
      return { text: message(`advice.${advice.kind}`) };
  }
}
