/**
 * The analysis board: any position, both sides played, a tree of variations with comments,
 * and the engine beside it. The whole study is in the address, so that a reload and a link
 * bring it back; the library of this device keeps it for longer.
 */
import {
  emptyStudy,
  nodesAlong,
  nonaga,
  type Puzzle,
  readStudyCode,
  type SharedStudy,
  startPosition,
  studyCode,
  studyRecordCodec,
} from "@masume/games/nonaga";
import { A, useLocation } from "@solidjs/router";
import { createEffect, createSignal, type JSX, Show } from "solid-js";
import { today } from "../../i18n/format.js";
import { download } from "../../platform/files/download.js";
import { saveNewPuzzle } from "../../platform/storage/library.js";
import { Button } from "../../ui/button.js";
import { CopyLink } from "../../ui/copy-link.js";
import { useTitle } from "../../ui/title.js";
import { formatMessage } from "./messages.js";
import { PositionSetUp } from "./position-set-up.js";
import { Broken } from "./review-page.js";
import { createStudyBoard, type StudyBoard } from "./study-board.js";
import { t } from "./study-messages.js";
import { studyPath } from "./study-path.js";
import { StudyTree } from "./study-tree.js";
import { TableView } from "./table-view.js";

const fresh: SharedStudy = {
  study: emptyStudy({ rules: "basic", position: startPosition }),
  result: "*",
};

export default function StudyPage(): JSX.Element {
  const location = useLocation();
  useTitle(() => t("board.title"));
  return (
    <Show when={location.hash || "#"} keyed>
      {(hash) => {
        const code = hash.slice(1);
        if (code === "") return <Boards shared={fresh} />;
        const read = readStudyCode(code);
        return read.ok ? <Boards shared={read.value} /> : <Broken reason={formatMessage(read.error)} />;
      }}
    </Show>
  );
}

/** The study that was opened, or one of a position that was set up. */
function Boards(props: { readonly shared: SharedStudy }): JSX.Element {
  const [shared, open] = createSignal(props.shared);
  const [isSettingUp, setSettingUp] = createSignal(false);
  const [shown, setShown] = createSignal<Puzzle>(props.shared.study.puzzle);
  return (
    <Show
      when={!isSettingUp()}
      fallback={
        <PositionSetUp
          puzzle={shown()}
          onReady={(puzzle) => {
            open({ study: emptyStudy(puzzle), result: "*" });
            setSettingUp(false);
          }}
          onCancel={() => setSettingUp(false)}
        />
      }
    >
      <Show when={shared()} keyed>
        {(known) => (
          <StudyView
            shared={known}
            onSetUp={(puzzle, now) => {
              setShown(puzzle);
              open(now);
              setSettingUp(true);
            }}
          />
        )}
      </Show>
    </Show>
  );
}

function StudyView(props: {
  readonly shared: SharedStudy;
  /** The position that is shown, and the study as it is, to come back to. */
  readonly onSetUp: (shown: Puzzle, now: SharedStudy) => void;
}): JSX.Element {
  const { result } = props.shared;
  const board = createStudyBoard(props.shared.study);
  const { table } = board;
  const shared = (): SharedStudy => ({ study: board.study(), result });
  const path = () => studyPath(studyCode(shared()));
  createEffect(() => history.replaceState(history.state, "", path()));
  return (
    <TableView
      table={table}
      firstPanel="analysis"
      actions={{
        isAssisted: true,
        canUndo: () => board.path().length > 0,
        undo: () => board.step(-1),
        step: board.step,
        playLine: board.playLine,
      }}
      score={(onPoint) => (
        <>
          <StudyTree board={board} onPoint={onPoint} />
          <StudyTools
            board={board}
            shared={shared()}
            link={location.origin + path()}
            onSetUp={() =>
              props.onSetUp({ rules: table.puzzle.rules, position: table.state().position }, shared())
            }
          />
        </>
      )}
    />
  );
}

function StudyTools(props: {
  readonly board: StudyBoard;
  readonly shared: SharedStudy;
  readonly link: string;
  readonly onSetUp: () => void;
}): JSX.Element {
  const { board } = props;
  const [savedAs, setSavedAs] = createSignal<string>();
  const record = () =>
    studyRecordCodec.format({
      study: props.shared.study,
      headers: [["Date", today()]],
      result: props.shared.result,
    });

  async function save(): Promise<void> {
    const code = record();
    const count = nodesAlong(props.shared.study, board.path()).length;
    const name = t("study.name", { count });
    await saveNewPuzzle({ game: nonaga.id, code, name, folder: "", saved: Date.now() });
    setSavedAs(code);
  }

  return (
    <section class="study-tools" aria-label={t("board.title")}>
      <label class="field">
        {t("study.comment")}
        <textarea
          rows="2"
          value={board.comment()}
          onInput={(event) => board.write(event.currentTarget.value)}
        />
      </label>
      <div class="button-row">
        <Button kind="quiet" disabled={board.path().every((branch) => branch === 0)} onClick={board.promote}>
          {t("study.promote")}
        </Button>
        <Button kind="quiet" disabled={board.path().length === 0} onClick={board.remove}>
          {t("study.remove")}
        </Button>
        <Button kind="quiet" onClick={() => props.onSetUp()}>
          {t("study.set-up")}
        </Button>
      </div>
      <details>
        <summary>{t("share")}</summary>
        <CopyLink label={t("study.link")} link={props.link} />
        <label class="field">
          {t("study.record")}
          <textarea readonly rows="6" onFocus={(event) => event.currentTarget.select()}>
            {record()}
          </textarea>
        </label>
        <div class="button-row">
          <Button onClick={save}>{savedAs() === record() ? t("study.saved") : t("study.save")}</Button>
          <Button onClick={() => download("nonaga.txt", "text/plain", record())}>{t("share.save")}</Button>
          <A href="/nonaga/library" class="button plain">
            {t("tab.library")}
          </A>
        </div>
      </details>
    </section>
  );
}
