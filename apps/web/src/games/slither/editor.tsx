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
import { A } from "@solidjs/router";
import { createMemo, createSignal, type JSX, Show, Suspense } from "solid-js";
import { describerIn } from "../../board/descriptions.js";
import { formatParseIssue } from "../../i18n/format.js";
import { language } from "../../i18n/language.js";
import { dropHandlers, onPaste } from "../../platform/files/drop-and-paste.js";
import { EditorBoard } from "../../play/editor-board.js";
import { EditorTools } from "../../play/editor-tools.js";
import type { ShareUi } from "../../play/game-ui.js";
import { puzzleInAddress, puzzlePath } from "../../play/puzzle-path.js";
import { Share } from "../../play/share.js";
import type { KeyHelp } from "../../ui/key-list.js";
import { KeyList } from "../../ui/key-list.js";
import { createPanels, PanelButton } from "../../ui/panels.js";
import { TextImport } from "../../ui/text-import.js";
import { WorkStopped } from "../../ui/work-stopped.js";
import { createEditing } from "./editing.js";
import { LevelLine } from "./level-line.js";
import { t } from "./make-messages.js";
import { SaveForm } from "./save-form.js";
import { SizeField } from "./size-field.js";
import { createSolutionCheck, loopMarks, SolutionLine } from "./solution-check.js";

const keys: readonly KeyHelp[] = [
  { keys: ["↑", "→", "↓", "←"], action: () => t("edit.key.move") },
  { keys: ["0", "1", "2", "3"], action: () => t("edit.key.clue") },
  { keys: [".", "Backspace"], action: () => t("edit.key.blank") },
  { keys: ["Space"], action: () => t("edit.key.round") },
];

export function Editor(props: { readonly share: ShareUi<Puzzle> }): JSX.Element {
  const editing = createEditing(puzzleInAddress(puzzleCodec) ?? emptyPuzzle(10, 10));
  const { puzzle } = editing;
  const panels = createPanels<"keys" | "share" | "read">();
  const [loopsShown, showLoops] = createSignal(false);
  const [importError, setImportError] = createSignal<string>();
  const check = createSolutionCheck(puzzle);
  /** Only those of the puzzle as it stands. */
  const solutions = () => (check.result()?.puzzle === puzzle() ? check.result()?.solutions : undefined);
  const state = createMemo(() => slither.start(puzzle()));
  const overlay = createMemo((): Marks => {
    const known = solutions();
    return known && loopsShown() ? loopMarks(puzzle(), known) : [];
  });
  const describer = createMemo(() => describerIn(language(), slither.messages));
  const describe = createMemo(() => {
    const [board, begun] = [puzzle(), state()];
    return describer()((target) => slither.describe(board, begun, target));
  });

  /** Takes a puzzle in any notation that is known, or says what is wrong with it. */
  function read(text: string): string | undefined {
    const document = readDocument(text.trim());
    if (!document.ok) return formatParseIssue(document.error, slither.messages);
    setImportError(undefined);
    panels.close();
    editing.set(document.value.puzzle);
    return undefined;
  }

  // A puzzle pasted anywhere but into a field is meant for the board.
  const take = (text: string) => setImportError(read(text));
  onPaste(take);

  return (
    <div class="play editor" style={{ "--board-units": String(puzzle().width) }} {...dropHandlers(take)}>
      <div class="play-board">
        <EditorBoard
          editing={editing}
          marks={paint(puzzle(), state())}
          overlay={overlay()}
          label={t("edit.label")}
          describe={describe()}
          onKeys={() => panels.toggle("keys")}
        />
        <Show when={check.isStopped()} fallback={<SolutionLine solutions={solutions()} />}>
          <WorkStopped onRetry={check.retry} />
        </Show>
      </div>
      <div class="play-side">
        <p class="notice">{t("edit.how")}</p>
        <div class="form-row">
          <SizeField
            min={minSize}
            max={maxSize}
            label={t("order.width")}
            value={puzzle().width}
            onValue={(width) => editing.set(resized(puzzle(), width, puzzle().height))}
          />
          <SizeField
            min={minSize}
            max={maxSize}
            label={t("order.height")}
            value={puzzle().height}
            onValue={(height) => editing.set(resized(puzzle(), puzzle().width, height))}
          />
        </div>
        <EditorTools
          editing={editing}
          clear={t("edit.clear")}
          onClear={() => editing.set(emptyPuzzle(puzzle().width, puzzle().height))}
          panels={panels}
        />
        <p role="alert">{importError()}</p>
        <div class="button-row">
          <A href={puzzlePath("slither", linkCode(puzzle()))} class="button">
            {t("make.play")}
          </A>
          <PanelButton panels={panels} opens="read">
            {t("import")}
          </PanelButton>
          <Show when={solutions()?.status === "unique" || solutions()?.status === "multiple"}>
            <button
              type="button"
              class="button plain"
              aria-pressed={loopsShown()}
              onClick={() => showLoops(!loopsShown())}
            >
              {t(solutions()?.status === "multiple" ? "edit.loops" : "edit.loop")}
            </button>
          </Show>
        </div>
        <Show when={loopsShown() && solutions()?.status === "multiple"}>
          <p>{t("edit.two-loops")}</p>
        </Show>
        <Show when={panels.shown() === "read"}>
          <TextImport label={t("import.paste")} onText={read} />
        </Show>
        <Show when={solutions()?.status === "unique"}>
          {/* What is still being looked up must not take the board, and the focus with it, off the page. */}
          <Suspense>
            <LevelLine puzzle={puzzle()} />
            <SaveForm puzzle={puzzle()} />
          </Suspense>
        </Show>
        <Show when={panels.shown() === "share"}>
          <Share
            game={slither}
            puzzle={puzzle()}
            state={state()}
            share={props.share}
            name={t("puzzle.size", { width: puzzle().width, height: puzzle().height })}
          />
        </Show>
        <Show when={panels.shown() === "keys"}>
          <KeyList keys={keys} />
        </Show>
      </div>
    </div>
  );
}
