/** How hard a puzzle is: its level as a bar, and the hardest techniques that it takes. */

import { type Puzzle, techniques } from "@masume/games/slither";
import { type JSX, Show } from "solid-js";
import type { PuzzleGrade } from "../../platform/storage/schema.js";
import { createCalculation } from "../../play/calculation.js";
import { WorkStopped } from "../../ui/work-stopped.js";
import { graded } from "./graded.js";
import { levelLabel } from "./level-label.js";
import { t } from "./messages.js";
import { solverClient } from "./solver-client.js";
import { techniqueName } from "./technique-name.js";

export function LevelLine(props: { readonly puzzle: Puzzle }): JSX.Element {
  const found = createCalculation(
    () => props.puzzle,
    async (puzzle) => graded(await solverClient.call("grade", puzzle)),
  );
  return (
    <Show
      when={found.isStopped()}
      fallback={
        <Show when={found.result()} fallback={<p class="level-line">{t("level.working")}</p>}>
          {(known) => <LevelBar grade={known()} />}
        </Show>
      }
    >
      <WorkStopped onRetry={found.retry} />
    </Show>
  );
}

export function LevelBar(props: { readonly grade: PuzzleGrade }): JSX.Element {
  const level = () => props.grade.level;
  const hardest = () => props.grade.hardest.map((number) => techniqueName(techniques[number - 1]!));
  return (
    <p class="level-line">
      <meter class="level-bar" min="0" max="6" value={level() ?? 6} aria-label={t("level.bar")} />
      <span>
        <strong>{levelLabel(props.grade)}</strong>
        <Show when={hardest().length > 0}> · {hardest().join(t("level.and"))}</Show>
        <Show when={props.grade.raised}>{(raised) => <> · {t("level.raised", { ...raised() })}</>}</Show>
      </span>
    </p>
  );
}
