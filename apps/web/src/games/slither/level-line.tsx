/** How hard a puzzle is, measured where it stands. */

import type { Puzzle } from "@masume/games/slither";
import { type JSX, Show } from "solid-js";
import { createCalculation } from "../../play/calculation.js";
import { WorkStopped } from "../../ui/work-stopped.js";
import { LevelBar } from "./level-bar.js";
import { measureGrade } from "./measure-grade.js";
import { t } from "./messages.js";

export function LevelLine(props: { readonly puzzle: Puzzle }): JSX.Element {
  const found = createCalculation(() => props.puzzle, measureGrade);
  return (
    <WorkStopped when={found.isStopped()} onRetry={found.retry}>
      <Show when={found.result()} fallback={<p class="level-line">{t("level.working")}</p>}>
        {(known) => <LevelBar grade={known()} />}
      </Show>
    </WorkStopped>
  );
}
