/** A puzzle just made: its picture, how it was made, its level; to play, to keep, to change by hand. */

import { clueAt, layout, linkCode, type Puzzle, paint, start } from "@masume/games/slither";
import { type JSX, Suspense } from "solid-js";
import { Picture } from "../../board/marks.js";
import { puzzlePath } from "../../play/puzzle-path.js";
import { ButtonLink } from "../../ui/button.js";
import { LevelLine } from "./level-line.js";
import { t } from "./make-messages.js";
import { SaveForm } from "./save-form.js";

export function GeneratedPuzzle(props: { readonly puzzle: Puzzle; readonly origin: string }): JSX.Element {
  const { puzzle, origin } = props;
  const code = linkCode(puzzle);
  const clues = Array.from(puzzle.clues, (_, cell) => clueAt(puzzle, cell)).filter(
    (clue) => clue !== undefined,
  ).length;
  return (
    <section class="made box" aria-label={t("made")}>
      <Picture
        bounds={layout(puzzle).bounds}
        marks={paint(puzzle, start(puzzle))}
        label={t("made.picture", { width: puzzle.width, height: puzzle.height, clues })}
      />
      <div>
        <p role="status">{t("made.unique", { clues })}</p>
        <Suspense>
          <LevelLine puzzle={puzzle} />
        </Suspense>
        <p class="made-origin">
          <code>{origin}</code>
        </p>
        <div class="button-row">
          <ButtonLink href={puzzlePath("slither", code)} kind="primary">
            {t("edit.play")}
          </ButtonLink>
          <ButtonLink href={`/slither/make?by=hand&board=${code}`}>{t("made.edit")}</ButtonLink>
        </div>
        <Suspense>
          <SaveForm puzzle={puzzle} origin={origin} />
        </Suspense>
      </div>
    </section>
  );
}
