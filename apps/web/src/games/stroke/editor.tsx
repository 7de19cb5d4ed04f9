/** The editor: block and open cells, move start and goal, resize; the board is checked after every click. */

import {
  formatCode,
  formatRows,
  type Move,
  maxSize,
  minSize,
  type Puzzle,
  puzzleCodec,
  type State,
  stroke,
  targetOf,
} from "@masume/games/stroke";
import type { Marks } from "@masume/kernel";
import { A } from "@solidjs/router";
import { createMemo, type JSX, Show } from "solid-js";
import { describerIn } from "../../board/descriptions.js";
import { ringMarks } from "../../board/violation-marks.js";
import { formatParseIssue } from "../../i18n/format.js";
import { language } from "../../i18n/language.js";
import { download } from "../../platform/files/download.js";
import { EditorBoard } from "../../play/editor-board.js";
import { EditorTools } from "../../play/editor-tools.js";
import type { OpenGame } from "../../play/game-ui.js";
import { puzzleInAddress, puzzlePath } from "../../play/puzzle-path.js";
import { Share } from "../../play/share.js";
import type { KeyHelp } from "../../ui/key-list.js";
import { KeyList } from "../../ui/key-list.js";
import { createPanels, PanelButton } from "../../ui/panels.js";
import { TextImport } from "../../ui/text-import.js";
import { WorkStopped } from "../../ui/work-stopped.js";
import { AnalysisDetails, AnalysisLine } from "./analysis-view.js";
import { emptyBoard, resized } from "./edit-board.js";
import { createEditing } from "./editing.js";
import { t } from "./make-messages.js";
import { createAnalysis } from "./solver-client.js";

const keys: readonly KeyHelp[] = [
  { keys: ["↑", "→", "↓", "←"], action: () => t("editor.key.move") },
  { keys: ["Space"], action: () => t("editor.key.block") },
  { keys: ["S", "G"], action: () => t("editor.key.ends") },
];

export default function Editor(props: OpenGame<Puzzle, State, Move>): JSX.Element {
  const editing = createEditing(puzzleInAddress(puzzleCodec) ?? emptyBoard(5));
  const panels = createPanels<"keys" | "share" | "read">();
  const state = createMemo(() => stroke.start(editing.board()));
  const describer = createMemo(() => describerIn(language(), stroke.messages));
  const describe = createMemo(() => {
    const board = editing.board();
    const begun = state();
    return describer()((target) => stroke.describe(board, begun, target));
  });

  const analysis = createAnalysis(editing.board);
  const overlay = createMemo((): Marks => {
    const known = analysis.result();
    // The cells of a reason belong to the board it was found for.
    if (known?.board !== editing.board()) return [];
    return ringMarks(editing.layout(), (known.report.reason?.cells ?? []).map(targetOf), "because");
  });

  return (
    <div class="play editor" style={{ "--board-units": String(editing.board().size) }}>
      <div class="play-board">
        <EditorBoard
          editing={editing}
          marks={stroke.paint(editing.board(), state())}
          overlay={overlay()}
          label={t("editor.label")}
          describe={describe()}
          onKeys={() => panels.toggle("keys")}
        />
        <Show when={analysis.isStopped()} fallback={<AnalysisLine analysis={analysis.result()} />}>
          <WorkStopped onRetry={analysis.retry} />
        </Show>
      </div>
      <div class="play-side">
        <p class="notice">{t("editor.how")}</p>
        <SizeSlider
          size={editing.board().size}
          onSize={(size) => editing.set(resized(editing.board(), size))}
        />
        <EditorTools
          editing={editing}
          clear={t("editor.clear")}
          onClear={() => editing.set(emptyBoard(editing.board().size))}
          panels={panels}
        />
        <div class="button-row">
          <A href={puzzlePath("stroke", formatCode(editing.board()))} class="button">
            {t("editor.play")}
          </A>
          <PanelButton panels={panels} opens="read">
            {t("editor.read")}
          </PanelButton>
        </div>
        <Show when={analysis.result()}>{(known) => <AnalysisDetails analysis={known()} />}</Show>
        <Show when={panels.shown() === "share"}>
          <Share
            game={stroke}
            puzzle={editing.board()}
            state={state()}
            share={props.ui.share}
            name={t("puzzle.size", { width: editing.board().size, height: editing.board().size })}
          />
          <button
            type="button"
            class="button plain"
            onClick={() => download("stroke.txt", "text/plain", `${formatRows(editing.board())}\n`)}
          >
            {t("editor.text")}
          </button>
        </Show>
        <Show when={panels.shown() === "read"}>
          <TextImport
            label={t("editor.paste")}
            text={formatRows(editing.board())}
            onText={(text) => {
              const board = puzzleCodec.parse(text);
              if (!board.ok) return formatParseIssue(board.error, stroke.messages);
              editing.set(board.value);
              panels.close();
              return undefined;
            }}
          />
        </Show>
        <Show when={panels.shown() === "keys"}>
          <KeyList keys={keys} />
        </Show>
      </div>
    </div>
  );
}

function SizeSlider(props: { readonly size: number; readonly onSize: (size: number) => void }): JSX.Element {
  return (
    <label class="field size-slider">
      {t("size")} {props.size}×{props.size}
      <input
        type="range"
        min={minSize}
        max={maxSize}
        value={props.size}
        onInput={(event) => props.onSize(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}
