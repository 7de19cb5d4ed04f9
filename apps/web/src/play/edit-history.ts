/** What is edited, and everything it was before: a new version forgets what was taken back. */
import { type Accessor, createMemo, createSignal } from "solid-js";

export interface EditHistory<T> {
  undo(): void;
  redo(): void;
  readonly canUndo: Accessor<boolean>;
  readonly canRedo: Accessor<boolean>;
  readonly now: Accessor<T>;
  /** The version already there makes no step. */
  set(next: T): void;
  /** A press begins, and may yet turn out to be none. */
  notePress(): void;
  /** The last press was the first finger of a pinch, or of a double tap: what it did is as if it had never been. */
  abandon(): void;
}

export function createEditHistory<T>(first: T): EditHistory<T> {
  const [versions, setVersions] = createSignal<readonly T[]>([first]);
  const [at, setAt] = createSignal(0);
  let pressedAt = Number.POSITIVE_INFINITY;
  const now = createMemo(() => versions()[at()]!);
  return {
    now,
    set(next) {
      if (next === now()) return;
      setVersions([...versions().slice(0, at() + 1), next]);
      setAt(at() + 1);
    },
    canUndo: () => at() > 0,
    canRedo: () => at() < versions().length - 1,
    undo: () => setAt(Math.max(0, at() - 1)),
    redo: () => setAt(Math.min(versions().length - 1, at() + 1)),
    notePress() {
      pressedAt = at();
    },
    abandon() {
      if (at() <= pressedAt) return;
      setAt(pressedAt);
      setVersions(versions().slice(0, pressedAt + 1));
    },
  };
}
