/** The editor: block and open cells, move start and goal, resize; the board is checked after every click. */

import {
  emptyBoard,
  formatCode,
  formatRows,
  type Move,
  maxSize,
  minSize,
  type Puzzle,
  puzzleCodec,
  resized,
  type State,
  stroke,
  targetOf,
} from "@masume/games/stroke";
import { createMemo, type JSX, Show } from "solid-js";
import { createDescriber } from "../../board/descriptions.js";
import { ringMarks } from "../../board/violation-marks.js";
import { formatParseIssue } from "../../i18n/format.js";
import { download } from "../../platform/files/download.js";
import { EditorView } from "../../play/editor-view.js";
import type { OpenGame } from "../../play/game-ui.js";
import { puzzleInAddress, puzzlePath } from "../../play/puzzle-path.js";
import { Share } from "../../play/share.js";
import { Button } from "../../ui/button.js";
import type { KeyHelp } from "../../ui/key-list.js";
import { WorkStopped } from "../../ui/work-stopped.js";
import { AnalysisDetails, AnalysisLine } from "./analysis-view.js";
import { createEditing } from "./editing.js";
import { t } from "./make-messages.js";
import { createAnalysis } from "./solver-client.js";

const keys: readonly KeyHelp[] = [
  { keys: ["↑", "→", "↓", "←"], action: () => t("key.move") },
  { keys: ["Space"], action: () => t("editor.key.block") },
  { keys: ["S", "G"], action: () => t("editor.key.ends") },
];

export default function Editor(props: OpenGame<Puzzle, State, Move>): JSX.Element {
  const editing = createEditing(puzzleInAddress(puzzleCodec) ?? emptyBoard(5));
  const { board } = editing;
  const state = createMemo(() => stroke.start(board()));
  const describe = createDescriber(stroke, board, state);
  const analysis = createAnalysis(board);
  // The cells of a reason belong to the board it was found for.
  const overlay = createMemo(() =>
    ringMarks(editing.layout(), (analysis.current()?.report.reason?.cells ?? []).map(targetOf), "because"),
  );

  return (
    <EditorView
      editing={editing}
      empty={() => emptyBoard(board().size)}
      marks={stroke.paint(board(), state())}
      overlay={overlay()}
      label={t("editor.label")}
      describe={describe()}
      verdict={
        <WorkStopped when={analysis.isStopped()} onRetry={analysis.retry}>
          <AnalysisLine analysis={analysis.result()} />
        </WorkStopped>
      }
      how={t("editor.how")}
      size={<SizeSlider size={board().size} onSize={(size) => editing.set(resized(board(), size))} />}
      keys={keys}
      path={puzzlePath("stroke", formatCode(board()))}
      reading={{
        label: t("editor.paste"),
        text: formatRows(board()),
        onText(text) {
          const read = puzzleCodec.parse(text);
          if (!read.ok) return formatParseIssue(read.error, stroke.messages);
          editing.set(read.value);
          return undefined;
        },
      }}
      share={
        <>
          <Share
            game={stroke}
            puzzle={board()}
            state={state()}
            share={props.ui.share}
            name={t("puzzle.size", { width: board().size, height: board().size })}
          />
          <Button onClick={() => download("stroke.txt", "text/plain", `${formatRows(board())}\n`)}>
            {t("editor.text")}
          </Button>
        </>
      }
    >
      <Show when={analysis.result()}>{(known) => <AnalysisDetails analysis={known()} />}</Show>
    </EditorView>
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
