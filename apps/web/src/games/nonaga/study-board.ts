/**
 * The table of an analysis board: a study, and the place in it that is shown. Both sides
 * sit here; a turn that is not in the tree yet becomes a variation there.
 */
import {
  addTurn,
  mainPath,
  nodesAlong,
  play,
  promote,
  removeTurn,
  type Side,
  type Study,
  type StudyPath,
  setComment,
  statesAlong,
  type Turn,
} from "@masume/games/nonaga";
import { type Accessor, batch, createMemo, createSignal } from "solid-js";
import { t } from "./messages.js";
import { personSeat } from "./seats.js";
import { boardEnding, type Table } from "./table.js";

export interface StudyBoard {
  readonly table: Table;
  readonly study: Accessor<Study>;
  readonly path: Accessor<StudyPath>;
  goTo(path: StudyPath): void;
  /** Back, or on along the line whose first branch is the main one. */
  step(by: number): void;
  playLine(turns: readonly Turn[]): void;
  readonly comment: Accessor<string>;
  write(comment: string): void;
  /** Takes the turn that is shown out of the tree, with all that follows. */
  remove(): void;
  promote(): void;
}

/** The board shows so many turns of the main line at first. */
export function createStudyBoard(first: Study, shown = 0): StudyBoard {
  const { puzzle } = first;
  const [study, setStudy] = createSignal(first);
  const [path, goTo] = createSignal<StudyPath>(mainPath(first).slice(0, shown));
  const nodes = createMemo(() => nodesAlong(study(), path()));
  const states = createMemo(() => statesAlong(study(), path()));
  const state = createMemo(() => states().at(-1)!);
  const seat = (side: Side) => personSeat(() => t(`side.${side}`));

  function change({ study: changed, path: at }: { study: Study; path: StudyPath }): void {
    batch(() => {
      setStudy(changed);
      goTo(at);
    });
  }

  const ending = createMemo(() => boardEnding(state()));
  const table: Table = {
    puzzle,
    seats: { red: seat("red"), blue: seat("blue") },
    viewer: undefined,
    turns: createMemo(() => nodes().map(({ turn }) => turn)),
    states,
    state,
    ending,
    isWaiting: () => false,
    hasFailed: () => false,
    play(turn) {
      const played = play(puzzle, state(), turn);
      if (played.ok) change(addTurn(study(), path(), turn));
      return played;
    },
    takeBackTo: (count) => goTo(path().slice(0, count)),
    end: () => {},
    adopt: () => {},
    askAgain: () => {},
  };

  return {
    table,
    study,
    path,
    goTo,
    step(by) {
      const at = path();
      goTo(
        by < 0 ? at.slice(0, Math.max(0, at.length + by)) : mainPath(study(), at).slice(0, at.length + by),
      );
    },
    playLine(turns) {
      batch(() => {
        for (const turn of turns) if (!table.play(turn).ok) break;
      });
    },
    comment: () => (nodes().at(-1) ?? study()).comment,
    write: (comment) => setStudy(setComment(study(), path(), comment)),
    remove() {
      if (path().length > 0) change({ study: removeTurn(study(), path()), path: path().slice(0, -1) });
    },
    promote: () => change(promote(study(), path())),
  };
}
