/** A grade: the level as a bar, and the hardest techniques that the puzzle takes. */
import { type JSX, Show } from "solid-js";
import type { PuzzleGrade } from "../../platform/storage/schema.js";
import { levelLabel } from "./level-label.js";
import { t } from "./messages.js";
import { techniqueNameAt } from "./technique-name.js";

export function LevelBar(props: { readonly grade: PuzzleGrade }): JSX.Element {
  const level = () => props.grade.level;
  const hardest = () => props.grade.hardest.map(techniqueNameAt);
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
