/**
 * How hard the board being played is: its level and the hardest technique it takes.
 * Where that is not known yet, it is measured as soon as somebody begins to play, so
 * that looking at a board does not load the grader.
 */
import type { Puzzle } from "@masume/games/slither";
import { createSignal, type JSX, onCleanup, onMount, Show } from "solid-js";
import type { PuzzleGrade } from "../../platform/storage/schema.js";
import { lazyPart } from "../../ui/lazy-part.js";
import { knownGrade } from "./known-grades.js";

const LevelBar = lazyPart(async () => (await import("./level-bar.js")).LevelBar);

export function PlayLevel(props: { readonly puzzle: Puzzle }): JSX.Element {
  const [grade, setGrade] = createSignal<PuzzleGrade | undefined>(knownGrade(props.puzzle));
  onMount(() => {
    if (grade()) return;
    const begun = new AbortController();
    const { signal } = begun;
    const measure = async () => {
      begun.abort();
      // Without a level the line stays empty; a hint or the library says why.
      setGrade(await measured(props.puzzle).catch(() => undefined));
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
