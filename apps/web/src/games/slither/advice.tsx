/**
 * Advice: from what is drawn, the next step at the lowest technique that works. The
 * first press says which technique and where, and counts as a hint taken; the second
 * says why, the third makes the step, and after a trial the easy ones that follow. Easy
 * steps can be made all at once; the coach makes them by itself and goes on to the next
 * step that is not easy. The refutation behind a trial can be followed forward and back.
 * If something drawn is wrong, the advice is where the game went wrong, and the way back.
 */
import {
  findMistake,
  focusMarks,
  frameMarks,
  type GradeStep,
  type Move,
  mistakeMarks,
  moveOf,
  type Puzzle,
  type State,
  stepMarks,
} from "@masume/games/slither";
import { type Marks, type Message, message } from "@masume/kernel";
import { createEffect, createSignal, type JSX, on, Show } from "solid-js";
import type { AppKey } from "../../i18n/app-messages.js";
import type { Hint } from "../../play/hint.js";
import { moveTexts, type Play } from "../../play/play.js";
import { stoppedNotice } from "../../play/stopped-notice.js";
import { adviceTexts } from "./advice-messages.js";
import { AdvicePanel, type Found } from "./advice-panel.js";
import { coaching } from "./coach.js";
import { notUniqueReasons } from "./solvable.js";
import { solverClient } from "./solver-client.js";

/** What the next press does, by how many there were. */
const labels: Readonly<Record<Found["kind"], readonly AppKey[]>> = {
  step: ["hint", "hint.why", "hint.do"],
  mistake: ["hint", "mistake.back"],
};

export function createAdvice(play: Play<Puzzle, State, Move>): Hint {
  const { puzzle } = play;
  const drawn = () => play.state().edges;
  const isOpen = () => play.status().phase === "open";
  const [found, setFound] = createSignal<Found>();
  const [pressed, setPressed] = createSignal(0);
  const [thinking, setThinking] = createSignal(false);
  /** How many steps the last press made, until the board changes again. */
  const [made, setMade] = createSignal(0);
  let making = 0;
  /** Which frame of a trial is shown; undefined while it is not being followed. */
  const [frame, setFrame] = createSignal<number>();

  createEffect(
    on(
      play.session,
      () => {
        setMade(making);
        making = 0;
        setFound(undefined);
        setPressed(0);
        setFrame(undefined);
      },
      { defer: true },
    ),
  );

  const notify = (text: Message) => play.notify({ tone: "plain", text, messages: adviceTexts, at: [] });

  /** Works while the board stays as it is; says so when a worker fails, or when there is nothing to advise. */
  async function asking(work: () => Promise<Found | { readonly text: Message }>): Promise<Found | undefined> {
    const asked = play.session();
    setThinking(true);
    const answer = await work().catch(() => undefined);
    setThinking(false);
    if (play.session() !== asked) return undefined;
    if (!answer) play.notify(stoppedNotice(ask));
    else if ("kind" in answer) return answer;
    else notify(answer.text);
    return undefined;
  }

  const nextStep = () => asking(() => answered(puzzle, drawn(), moveTexts(play.session())));

  async function ask(): Promise<void> {
    play.notify(undefined);
    show(coaching().isOn ? await passEasy() : await nextStep());
  }

  function show(answer: Found | undefined): void {
    if (!answer) return;
    if (answer.kind === "mistake") play.countMistake({ to: answer.mistake.goodMoves });
    else play.countHint();
    setFound(answer);
    setPressed(1);
  }

  /** Makes every easy step there is; what comes after them, if anything. */
  async function passEasy(): Promise<Found | undefined> {
    const { easyBelow: below } = coaching();
    const next = await nextStep();
    if (next?.kind !== "step" || next.step.level >= below) return next;
    const steps: GradeStep[] = [];
    const isDone = await asking(async () => {
      steps.push(...(await solverClient.call("easySteps", { puzzle, drawn: drawn(), below })));
      return next;
    });
    if (!isDone) return undefined;
    play.countHint();
    play.playMoves(steps.map(moveOf));
    if (isOpen()) notify(message("advice.easy.done", { count: steps.length }));
    return isOpen() ? nextStep() : undefined;
  }

  /** The easy steps that the board allows after a trial. Any other step is made alone: the easy ones may be the puzzle. */
  async function easyAfter(step: GradeStep): Promise<readonly GradeStep[]> {
    const { easyBelow: below } = coaching();
    const played = play.game.play(puzzle, play.state(), moveOf(step));
    if (!step.attempt || !played.ok) return [];
    setThinking(true);
    const easy = await solverClient
      .call("easySteps", { puzzle, drawn: played.value.edges, below })
      .catch(() => []);
    setThinking(false);
    return easy;
  }

  async function act(known: Found): Promise<void> {
    if (known.kind === "mistake") {
      play.goTo(known.mistake.goodMoves);
      return;
    }
    const easy = await easyAfter(known.step);
    if (found() !== known) return;
    const steps = [known.step, ...easy];
    making = steps.length;
    play.playMoves(steps.map(moveOf));
    if (coaching().isOn && isOpen()) void ask();
  }

  function marks(): Marks {
    const known = found();
    if (!known) return [];
    if (known.kind === "mistake") return mistakeMarks(puzzle, drawn(), known.mistake);
    const at = frame();
    if (at !== undefined) return frameMarks(puzzle, known.step, at);
    return pressed() < 2 ? focusMarks(puzzle, known.step) : stepMarks(puzzle, known.step);
  }

  function press(): void {
    if (thinking()) return;
    const known = found();
    if (!known) void ask();
    else if (pressed() + 1 < labels[known.kind].length) setPressed(2);
    else void act(known);
  }

  return {
    pressed,
    label: () => labels[found()?.kind ?? "step"][pressed()]!,
    thinking,
    marks,
    press,
    Panel: (): JSX.Element => (
      <Show when={isOpen()}>
        <AdvicePanel
          puzzle={puzzle}
          found={found()}
          isExplained={pressed() > 1}
          isThinking={thinking()}
          made={made()}
          frame={frame()}
          onFrame={setFrame}
          onNext={press}
          onApply={() => thinking() || void act(found()!)}
          onEasy={async () => show(await passEasy())}
        />
      </Show>
    ),
  };
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
