/**
 * The targets of a board as an ARIA grid: rows of cells that lie on their
 * targets, each with its state as its name, and one tab stop among them.
 *
 * Names are spoken from state, and a name costs time: the cell under the cursor
 * is renamed at once, the others when the hand rests. A very large board keeps
 * only the rows near the cursor, as ARIA allows with row numbers.
 *
 * A board whose targets come and go keeps the rows that stay as they are; a focus
 * that goes with its row finds the cursor's cell again.
 */
import type { Box, Layout, TargetId } from "@masume/kernel";
import {
  type Accessor,
  createComputed,
  createEffect,
  createMemo,
  createSelector,
  createSignal,
  For,
  type JSX,
  on,
  onCleanup,
} from "solid-js";

const maxCells = 1200;
const rowsAround = 6;
/** The hand rests when nothing has changed for so long. */
const restMs = 120;

export interface GridCellsProps {
  readonly layout: Layout;
  readonly box: Box;
  readonly label: string;
  readonly speaker: (target: TargetId) => string;
  readonly cursor: TargetId;
  readonly onActivate: (target: TargetId) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (visible: boolean) => void;
  readonly onBlur: () => void;
}

interface Row {
  readonly cells: readonly TargetId[];
  readonly index: number;
}

export function GridCells(props: GridCellsProps): JSX.Element {
  let grid!: HTMLDivElement;
  const places = createMemo(() => new Map(props.layout.targets.map((target) => [target.id, target.at])));
  const rows = createMemo((before: readonly Row[]) => {
    return props.layout.rows.map((cells, index): Row => {
      const known = before[index];
      return known?.cells.join(" ") === cells.join(" ") ? known : { cells, index };
    });
  }, []);
  const cursorRow = createMemo(() => props.layout.rows.findIndex((row) => row.includes(props.cursor)));
  const shown = createMemo(() => {
    if (props.layout.targets.length <= maxCells) return rows();
    const middle = Math.max(0, cursorRow());
    return rows().slice(Math.max(0, middle - rowsAround), middle + rowsAround + 1);
  });
  const columns = () => Math.max(0, ...props.layout.rows.map((row) => row.length));
  const isCursor = createSelector(() => props.cursor);
  const settled = rested(() => props.speaker);

  createEffect(
    on(
      () => props.cursor,
      (cursor) => {
        if (grid.contains(document.activeElement)) cellElement(cursor)?.focus({ preventScroll: true });
      },
      { defer: true },
    ),
  );

  let hadFocus = false;
  // Computed before the old elements go; the effect runs when the new ones are there.
  createComputed(on(rows, () => (hadFocus = grid?.contains(document.activeElement) ?? false)));
  createEffect(
    on(
      rows,
      () => {
        if (hadFocus && !grid.contains(document.activeElement)) {
          cellElement(props.cursor)?.focus({ preventScroll: true });
        }
      },
      { defer: true },
    ),
  );

  function cellElement(target: TargetId): HTMLElement | null {
    return grid.querySelector(`[data-target="${CSS.escape(target)}"]`);
  }

  function targetOf(event: Event): TargetId | undefined {
    return (event.target as Element).closest<HTMLElement>("[data-target]")?.dataset.target;
  }

  return (
    <div
      ref={grid}
      class="board-grid"
      role="grid"
      aria-label={props.label}
      aria-rowcount={props.layout.rows.length}
      aria-colcount={columns()}
      onKeyDown={(event) => props.onKeyDown(event)}
      onClick={(event) => {
        const target = targetOf(event);
        if (target !== undefined) props.onActivate(target);
      }}
      onFocusIn={(event) => props.onFocus((event.target as Element).matches(":focus-visible"))}
      onFocusOut={() => props.onBlur()}
    >
      <For each={shown()}>
        {(row) => (
          <div role="row" aria-rowindex={row.index + 1}>
            <For each={row.cells}>
              {(target, column) => (
                <div
                  role="gridcell"
                  class="board-cell"
                  data-target={target}
                  aria-colindex={column() + 1}
                  tabindex={isCursor(target) ? 0 : -1}
                  aria-label={isCursor(target) ? props.speaker(target) : settled()(target)}
                  style={{
                    left: `${(((places().get(target)?.x ?? 0) - props.box.x) / props.box.width) * 100}%`,
                    top: `${(((places().get(target)?.y ?? 0) - props.box.y) / props.box.height) * 100}%`,
                    width: `${(0.9 / props.box.width) * 100}%`,
                    height: `${(0.9 / props.box.height) * 100}%`,
                  }}
                />
              )}
            </For>
          </div>
        )}
      </For>
    </div>
  );
}

/** The newest value, taken over when it has stayed for a moment. */
function rested<T>(value: Accessor<T>): Accessor<T> {
  const [taken, take] = createSignal(value());
  createEffect(() => {
    const newest = value();
    const waiting = setTimeout(() => take(() => newest), restMs);
    onCleanup(() => clearTimeout(waiting));
  });
  return taken;
}
