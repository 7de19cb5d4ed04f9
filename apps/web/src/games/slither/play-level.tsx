/**
 * How hard the board being played is: its level and the hardest technique it takes.
 * Where that is not known yet, it is measured as soon as somebody begins to play, so
 * that looking at a board does not load the grader.
 */
import type { Move, Puzzle, State } from "@masume/games/slither";
import { type JSX, onCleanup, onMount, Show } from "solid-js";
import type { PuzzleGrade } from "../../platform/storage/schema.js";
import type { Play } from "../../play/play.js";
import { lazyPart } from "../../ui/lazy-part.js";
import { knownGrade } from "./known-grades.js";

const LevelBar = lazyPart(async () => (await import("./level-bar.js")).LevelBar);

export function PlayLevel(props: { readonly play: Play<Puzzle, State, Move> }): JSX.Element {
  const { puzzle, grade, setGrade } = props.play;
  onMount(() => {
    if (grade()) return;
    const known = knownGrade(puzzle);
    if (known) return setGrade(known);
    const begun = new AbortController();
    const { signal } = begun;
    const measure = async () => {
      begun.abort();
      // Without a level the line stays empty; a hint or the library says why.
      const measuredGrade = await measured(puzzle).catch(() => undefined);
      if (measuredGrade) setGrade(measuredGrade);
    };
    addEventListener("pointerdown", measure, { signal });
    addEventListener("keydown", measure, { signal });
    onCleanup(() => begun.abort());
  });
  return (
    <div class="play-level">
      <Show when={grade()}>{(known) => <LevelBar grade={known()} />}</Show>
    </div>
  );
}

async function measured(puzzle: Puzzle): Promise<PuzzleGrade> {
  const { measureGrade } = await import("./measure-grade.js");
  return measureGrade(puzzle);
}
