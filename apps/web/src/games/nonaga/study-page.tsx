/**
 * The analysis board: any position, both sides played, a tree of variations with comments,
 * and the engine beside it. The whole study is in the address, so that a reload, a link and
 * the way back bring it back; the library of this device keeps it for longer.
 */
import {
  emptyStudy,
  type Puzzle,
  readStudyCode,
  type SharedStudy,
  startPosition,
  studyCode,
} from "@masume/games/nonaga";
import { useLocation, useNavigate } from "@solidjs/router";
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, Show } from "solid-js";
import { Button } from "../../ui/button.js";
import { useTitle } from "../../ui/title.js";
import { formatMessage } from "./messages.js";
import { PositionSetUp } from "./position-set-up.js";
import { Broken } from "./review-page.js";
import { ShareStudy } from "./share-study.js";
import { createStudyBoard, type StudyBoard } from "./study-board.js";
import { t } from "./study-messages.js";
import { type StudyEntry, studyPath } from "./study-path.js";
import { StudyTree } from "./study-tree.js";
import { TableView } from "./table-view.js";

const fresh: SharedStudy = {
  study: emptyStudy({ rules: "basic", position: startPosition }),
  result: "*",
};

export default function StudyPage(): JSX.Element {
  const location = useLocation<StudyEntry>();
  useTitle(() => t("board.title"));
  // Each entry of the browser's history is a study of its own, even where two begin with the same address.
  const opened = createMemo(() => ({ code: location.hash.slice(1), entry: location.state }));
  return (
    <Show when={opened()} keyed>
      {({ code, entry }) => {
        if (code === "") return <Boards shared={fresh} />;
        const read = readStudyCode(code);
        return read.ok ? (
          <Boards shared={read.value} at={entry?.shown} />
        ) : (
          <Broken reason={formatMessage(read.error)} />
        );
      }}
    </Show>
  );
}

/** The study that was opened, and a position that is set up from it: another study, after this one in the history. */
function Boards(props: { readonly shared: SharedStudy; readonly at?: number | undefined }): JSX.Element {
  const navigate = useNavigate();
  const [shared, setShared] = createSignal(props.shared);
  const [setUpFrom, setUp] = createSignal<Puzzle>();
  const close = () => setUp(undefined);
  addEventListener("popstate", close);
  onCleanup(() => removeEventListener("popstate", close));
  return (
    <Show
      when={setUpFrom()}
      fallback={
        <StudyView
          shared={shared()}
          at={props.at}
          onSetUp={(puzzle, now) => {
            setShared(now);
            // An entry of its own: the browser's way back closes it.
            history.pushState(history.state, "");
            setUp(puzzle);
          }}
        />
      }
    >
      {(puzzle) => (
        <PositionSetUp
          puzzle={puzzle()}
          onReady={(ready) =>
            navigate(studyPath(studyCode({ study: emptyStudy(ready), result: "*" })), {
              replace: true,
              state: { isSetUp: true },
            })
          }
          onCancel={() => history.back()}
        />
      )}
    </Show>
  );
}

function StudyView(props: {
  readonly shared: SharedStudy;
  /** So many turns of the main line are shown at first. */
  readonly at: number | undefined;
  /** The position that is shown, and the study as it is, to come back to. */
  readonly onSetUp: (shown: Puzzle, now: SharedStudy) => void;
}): JSX.Element {
  const { result } = props.shared;
  const board = createStudyBoard(props.shared.study, props.at);
  const { table } = board;
  const shared = (): SharedStudy => ({ study: board.study(), result });
  const path = () => studyPath(studyCode(shared()));
  // Only once something has changed: a study that is just being opened has not got its own entry yet.
  createEffect(on(path, (now) => history.replaceState(history.state, "", now), { defer: true }));
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
      share={() => <ShareStudy table={table} shared={shared()} link={location.origin + path()} />}
      score={(onPoint) => (
        <>
          <StudyTree board={board} onPoint={onPoint} />
          <StudyTools
            board={board}
            onSetUp={() =>
              props.onSetUp({ rules: table.puzzle.rules, position: table.state().position }, shared())
            }
          />
        </>
      )}
    />
  );
}

function StudyTools(props: { readonly board: StudyBoard; readonly onSetUp: () => void }): JSX.Element {
  const { board } = props;
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
    </section>
  );
}
