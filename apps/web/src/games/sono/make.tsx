/** Make: a puzzle laid out by hand, read from a file, or to order. */

import {
  draftOf,
  emptyDraft,
  type Gesture,
  type Move,
  type Puzzle,
  puzzleCodec,
  type State,
} from "@masume/games/sono";
import type { JSX } from "solid-js";
import type { OpenGame } from "../../play/game-ui.js";
import { puzzleInAddress } from "../../play/puzzle-path.js";
import { createEditing } from "./editing.js";
import { Editor } from "./editor.js";
import { GeneratorForm } from "./generator-form.js";
import { t } from "./make-messages.js";

const firstSize = 4;

export default function Make(props: OpenGame<Puzzle, State, Move, Gesture>): JSX.Element {
  const given = puzzleInAddress(puzzleCodec);
  const editing = createEditing(given ? draftOf(given) : emptyDraft(firstSize));
  let page!: HTMLDivElement;

  function take(puzzle: Puzzle): void {
    editing.set(draftOf(puzzle));
    page.scrollIntoView({ block: "start" });
  }

  return (
    <div ref={page}>
      <Editor editing={editing} share={props.ui.share} />
      <div class="make">
        <section class="part">
          <h2>{t("make.generate")}</h2>
          <GeneratorForm does={t("make.lay")} onPuzzle={take} />
        </section>
      </div>
    </div>
  );
}
