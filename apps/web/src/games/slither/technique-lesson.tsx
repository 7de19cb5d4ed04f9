/** One technique: what it is about, boards on which its step is to be found, and practice made to order. */
import {
  lessonPuzzles,
  type Puzzle,
  paperTerms,
  type Technique,
  techniqueDrill,
} from "@masume/games/slither";
import { createSignal, type JSX, Show } from "solid-js";
import { createCalculation } from "../../play/calculation.js";
import { lazyPart } from "../../ui/lazy-part.js";
import { Segments } from "../../ui/segments.js";
import { WorkStopped } from "../../ui/work-stopped.js";
import { FindStep } from "./find-step.js";
import { t } from "./lesson-texts.js";
import { levelText } from "./level-label.js";
import { LinkedText } from "./linked-text.js";
import { solverClient } from "./solver-client.js";
import { techniqueName } from "./technique-name.js";

const Practice = lazyPart(async () => (await import("./technique-practice.js")).TechniquePractice);

export function TechniqueLesson(props: {
  readonly technique: Technique;
  readonly headingId?: string;
  /** Read beside a game, which is not to be left. */
  readonly isBeside?: boolean;
}): JSX.Element {
  return (
    <>
      <h2 id={props.headingId}>
        {techniqueName(props.technique)} <span class="level-chip">{levelText(props.technique.level)}</span>
      </h2>
      <p class="paper-term">
        {t("technique.paper", {
          number: props.technique.number,
          term: paperTerms[props.technique.id]!,
        })}
      </p>
      <p class="lesson-prose">
        <LinkedText text={t(`lesson.${props.technique.id}`)} isPlain={props.isBeside === true} />
      </p>
      <Show when={props.technique} keyed>
        {(known) => <Boards technique={known} />}
      </Show>
      <Show when={!props.isBeside}>
        <Practice technique={props.technique.number} />
      </Show>
    </>
  );
}

function Boards(props: { readonly technique: Technique }): JSX.Element {
  const boards = lessonPuzzles(props.technique);
  const [at, setAt] = createSignal("0");
  const name = (index: string) => {
    const { width, height } = boards[Number(index)]!;
    return t("lesson.board", { number: Number(index) + 1, width, height });
  };
  return (
    <>
      <Segments
        legend={t("lesson.boards")}
        isLegendHidden
        options={boards.map((_, index) => String(index))}
        text={name}
        value={at()}
        onChange={setAt}
      />
      <Board technique={props.technique} puzzle={boards[Number(at())]!} />
    </>
  );
}

function Board(props: { readonly technique: Technique; readonly puzzle: Puzzle }): JSX.Element {
  const drill = createCalculation(
    () => props.puzzle,
    async (puzzle) =>
      techniqueDrill(props.technique, puzzle, (await solverClient.call("walkthrough", puzzle)).steps),
  );
  return (
    <WorkStopped when={drill.isStopped()} onRetry={drill.retry}>
      <Show when={drill.result()} keyed fallback={<p class="loading">{t("loading")}</p>}>
        {(known) => <FindStep drill={known} />}
      </Show>
    </WorkStopped>
  );
}
