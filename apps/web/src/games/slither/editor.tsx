/** Manual entry: numbers typed or clicked into the cells, checked exactly after every change. */

import {
  emptyPuzzle,
  linkCode,
  maxSize,
  minSize,
  type Puzzle,
  paint,
  puzzleCodec,
  readDocument,
  resized,
  slither,
} from "@masume/games/slither";
import type { Marks } from "@masume/kernel";
import { createMemo, createSignal, type JSX, Show, Suspense } from "solid-js";
import { createDescriber } from "../../board/descriptions.js";
import { formatParseIssue } from "../../i18n/format.js";
import { EditorView } from "../../play/editor-view.js";
import type { ShareUi } from "../../play/game-ui.js";
import { puzzleInAddress, puzzlePath } from "../../play/puzzle-path.js";
import { Share } from "../../play/share.js";
import { Button } from "../../ui/button.js";
import type { KeyHelp } from "../../ui/key-list.js";
import { NumberField } from "../../ui/number-field.js";
import { WorkStopped } from "../../ui/work-stopped.js";
import { createEditing } from "./editing.js";
import { LevelLine } from "./level-line.js";
import { t } from "./make-messages.js";
import { SaveForm } from "./save-form.js";
import { createSolutionCheck, loopMarks, SolutionLine } from "./solution-check.js";

const keys: readonly KeyHelp[] = [
  { keys: ["↑", "→", "↓", "←"], action: () => t("key.move") },
  { keys: ["0", "1", "2", "3"], action: () => t("edit.key.clue") },
  { keys: [".", "Backspace"], action: () => t("edit.key.blank") },
  { keys: ["Space"], action: () => t("edit.key.round") },
];

export function Editor(props: { readonly share: ShareUi<Puzzle> }): JSX.Element {
  const editing = createEditing(puzzleInAddress(puzzleCodec) ?? emptyPuzzle(10, 10));
  const { puzzle } = editing;
  const [loopsShown, showLoops] = createSignal(false);
  const check = createSolutionCheck(puzzle);
  const solutions = check.current;
  const state = createMemo(() => slither.start(puzzle()));
  const overlay = createMemo((): Marks => {
    const known = solutions();
    return known && loopsShown() ? loopMarks(puzzle(), known) : [];
  });
  const describe = createDescriber(slither, puzzle, state);

  /** Takes a puzzle in any notation that is known, or says what is wrong with it. */
  function read(text: string): string | undefined {
    const document = readDocument(text.trim());
    if (!document.ok) return formatParseIssue(document.error, slither.messages);
    editing.set(document.value.puzzle);
    return undefined;
  }

  return (
    <EditorView
      editing={editing}
      empty={() => emptyPuzzle(puzzle().width, puzzle().height)}
      marks={paint(puzzle(), state())}
      overlay={overlay()}
      label={t("edit.label")}
      describe={describe()}
      verdict={
        <WorkStopped when={check.isStopped()} onRetry={check.retry}>
          <SolutionLine solutions={solutions()} />
        </WorkStopped>
      }
      how={t("edit.how")}
      size={
        <div class="form-row">
          <NumberField
            min={minSize}
            max={maxSize}
            label={t("order.width")}
            value={puzzle().width}
            onValue={(width) => editing.set(resized(puzzle(), width, puzzle().height))}
          />
          <NumberField
            min={minSize}
            max={maxSize}
            label={t("order.height")}
            value={puzzle().height}
            onValue={(height) => editing.set(resized(puzzle(), puzzle().width, height))}
          />
        </div>
      }
      keys={keys}
      path={puzzlePath("slither", linkCode(puzzle()))}
      buttons={
        <Show when={solutions()?.status === "unique" || solutions()?.status === "multiple"}>
          <Button aria-pressed={loopsShown()} onClick={() => showLoops(!loopsShown())}>
            {t(solutions()?.status === "multiple" ? "edit.loops" : "solution.show")}
          </Button>
        </Show>
      }
      reading={{ label: t("import.paste"), onText: read }}
      share={
        <Share
          game={slither}
          puzzle={puzzle()}
          state={state()}
          share={props.share}
          name={t("puzzle.size", { width: puzzle().width, height: puzzle().height })}
        />
      }
    >
      <Show when={loopsShown() && solutions()?.status === "multiple"}>
        <p>{t("edit.two-loops")}</p>
      </Show>
      <Show when={solutions()?.status === "unique"}>
        {/* What is still being looked up must not take the board, and the focus with it, off the page. */}
        <Suspense>
          <LevelLine puzzle={puzzle()} />
          <SaveForm puzzle={puzzle()} />
        </Suspense>
      </Show>
    </EditorView>
  );
}
