/**
 * The targets of a board as an ARIA grid: rows of cells that lie on their
 * targets, each with its state as its name, and one tab stop among them.
 *
 * Names are spoken from state, and a name costs time: the cell under the cursor
 * is renamed at once, the others when the hand rests; `data-names` says whether
 * all of them speak of the same state. A very large board keeps only the cells
 * near the cursor, as ARIA allows with row and column numbers.
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

/** A larger board keeps only a window around the cursor, which follows when the cursor comes near its edge. */
const maxCells = 1200;
const rowsAround = 9;
const columnsAround = 15;
const nearEdge = 3;
/** The hand rests when nothing has changed for so long. */
const restMs = 120;

export interface GridCellsProps {
  readonly layout: Layout;
  readonly box: Box;
  readonly label: string;
  readonly describe: (target: TargetId) => string;
  readonly cursor: TargetId;
  readonly onActivate: (target: TargetId) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onKeyUp: (event: KeyboardEvent) => void;
  /** A cell has the focus: by the cursor, or because a screen reader went there. */
  readonly onFocus: (target: TargetId, visible: boolean) => void;
  readonly onBlur: () => void;
}

interface Row {
  readonly cells: readonly TargetId[];
  readonly index: number;
  /** Which column the first of its cells is in. */
  readonly from: number;
}

/** From and up to, but not including. */
interface Window {
  readonly rows: readonly [number, number];
  readonly columns: readonly [number, number];
}

export function GridCells(props: GridCellsProps): JSX.Element {
  let grid!: HTMLDivElement;
  const targets = createMemo(() => new Map(props.layout.targets.map((target) => [target.id, target])));
  const place = (id: TargetId) => targets().get(id)?.at ?? { x: 0, y: 0 };
  /** A cell is as large as what a finger may touch to mean it. */
  const size = (id: TargetId) => Math.min(0.9, (targets().get(id)?.reach ?? 1) * Math.SQRT2);
  const cursorPlace = createMemo(() => {
    const row = props.layout.rows.findIndex((cells) => cells.includes(props.cursor));
    return { row: Math.max(0, row), column: Math.max(0, props.layout.rows[row]?.indexOf(props.cursor) ?? 0) };
  });
  const columns = createMemo(() => Math.max(0, ...props.layout.rows.map((row) => row.length)));
  const window = createMemo((before: Window | undefined): Window => {
    const height = props.layout.rows.length;
    if (props.layout.targets.length <= maxCells) return { rows: [0, height], columns: [0, columns()] };
    const { row, column } = cursorPlace();
    const holds = ([from, to]: readonly [number, number], at: number, all: number) =>
      (from === 0 || at >= from + nearEdge) && (to >= all || at < to - nearEdge);
    if (before && holds(before.rows, row, height) && holds(before.columns, column, columns())) return before;
    return {
      rows: [Math.max(0, row - rowsAround), row + rowsAround + 1],
      columns: [Math.max(0, column - columnsAround), column + columnsAround + 1],
    };
  });
  const rows = createMemo((before: readonly Row[]) => {
    const known = new Map(before.map((row) => [row.index, row]));
    const [from, to] = window().columns;
    const [top, bottom] = window().rows;
    return props.layout.rows.slice(top, bottom).map((all, i): Row => {
      const cells = all.slice(from, to);
      const same = known.get(top + i);
      return same?.cells.join(" ") === cells.join(" ") ? same : { cells, index: top + i, from };
    });
  }, []);
  const isCursor = createSelector(() => props.cursor);
  const settled = rested(() => props.describe);

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
    if (!(event.target instanceof Element)) return undefined;
    return event.target.closest<HTMLElement>("[data-target]")?.dataset.target;
  }

  return (
    <div
      ref={grid}
      class="board-grid"
      role="grid"
      aria-label={props.label}
      aria-rowcount={props.layout.rows.length}
      aria-colcount={columns()}
      data-names={settled() === props.describe ? "settled" : "settling"}
      onKeyDown={(event) => props.onKeyDown(event)}
      onKeyUp={(event) => props.onKeyUp(event)}
      onClick={(event) => {
        const target = targetOf(event);
        if (target !== undefined) props.onActivate(target);
      }}
      onFocusIn={(event) => {
        const target = targetOf(event);
        if (target !== undefined) props.onFocus(target, event.target.matches(":focus-visible"));
      }}
      onFocusOut={() => props.onBlur()}
    >
      <For each={rows()}>
        {(row) => (
          <div role="row" aria-rowindex={row.index + 1}>
            <For each={row.cells}>
              {(target, column) => (
                <div
                  role="gridcell"
                  class="board-cell"
                  data-target={target}
                  aria-colindex={row.from + column() + 1}
                  tabindex={isCursor(target) ? 0 : -1}
                  aria-label={isCursor(target) ? props.describe(target) : settled()(target)}
                  style={{
                    left: `${((place(target).x - props.box.x) / props.box.width) * 100}%`,
                    top: `${((place(target).y - props.box.y) / props.box.height) * 100}%`,
                    width: `${(size(target) / props.box.width) * 100}%`,
                    height: `${(size(target) / props.box.height) * 100}%`,
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
