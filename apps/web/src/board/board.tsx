/**
 * The board people play on, the same for every game: a picture drawn from marks,
 * and over it a grid for the keyboard and for screen readers whose cells lie
 * exactly on the targets. It knows no rules: inputs go out, marks come in.
 *
 * The grid has one tab stop, the cell under the keyboard cursor. The cursor is
 * drawn only while the keyboard is in use, so it never disturbs a pointer.
 */
import type { Box, Direction, Input, Layout, Marks, Target, TargetId } from "@masume/kernel";
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, onMount, Show } from "solid-js";
import { t } from "../i18n/translator.js";
import { GridCells } from "./grid-cells.js";
import { createLocator } from "./locator.js";
import { drawnBox, MarkLayer, viewBox } from "./marks.js";
import { createPointer } from "./pointer.js";
import { createSpaceHold } from "./space-hold.js";
import { createZoom, scaledAt, showing, wholeBoard } from "./zoom.js";

export interface BoardProps {
  readonly layout: Layout;
  /** What part of the plane is shown, for boards that wander over it; by default the layout's bounds. */
  readonly window?: Box;
  readonly marks: Marks;
  /** Drawn over the marks: hints, trials, faults. */
  readonly overlay?: Marks;
  /** Laid over the picture, under the cursor's grid: what moves by itself for a moment. */
  readonly above?: JSX.Element;
  /** The grid's name. */
  readonly label: string;
  /** What a target says; a new function whenever anything may sound different. */
  readonly describe: (target: TargetId) => string;
  readonly cursor: TargetId;
  readonly onCursor: (target: TargetId) => void;
  /** True when the input meant something to the game. */
  readonly onInput: (input: Input) => boolean;
  readonly onAbandon: () => void;
  /** Keys that neither the game nor the board itself wanted. */
  readonly onKey?: (event: KeyboardEvent) => void;
}

const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowRight: "right",
  ArrowDown: "down",
  ArrowLeft: "left",
};

/** A target that reaches this far is the size of a unit; below so many pixels that is hard to hit: zoom buttons appear. */
const plainReach = 0.7;
const comfortable = 26;

export function Board(props: BoardProps): JSX.Element {
  let frame!: HTMLDivElement;
  let sheet!: HTMLDivElement;
  const [byKeyboard, setByKeyboard] = createSignal(false);
  const [focused, setFocused] = createSignal(false);
  const [width, setWidth] = createSignal(0);
  const [hand, setHand] = createSignal(false);
  const space = createSpaceHold(
    () => frame,
    () => zoom.view().scale > 1,
  );
  const zoom = createZoom();
  const targets = createMemo(() => new Map(props.layout.targets.map((target) => [target.id, target])));
  const locator = createMemo(() => createLocator(props.layout));
  const bounds = () => props.window ?? props.layout.bounds;
  const box = createMemo(() => drawnBox(bounds()));
  const unit = () => width() / box().width;
  const maxScale = () => Math.max(1, Math.min(12, 64 / Math.max(1, unit())));
  const targetSize = () => unit() * Math.max(1, (props.layout.targets[0]?.reach ?? 0) / plainReach);
  const zoomable = () => width() > 0 && (targetSize() < comfortable || zoom.view().scale > 1);
  const cursor = (): Target | undefined => targets().get(props.cursor);

  const pointer = createPointer({
    frame: () => frame,
    sheet: () => sheet,
    box,
    locate: locator,
    zoom,
    maxScale,
    wantsZoom: () => unit() < comfortable,
    pans: () => hand() || space.use(),
    onInput: pointed,
    onAbandon: () => props.onAbandon(),
  });

  onMount(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width));
    observer.observe(frame);
    // Listened to by hand: a wheel that zooms must be able to stop the page from scrolling.
    frame.addEventListener("wheel", pointer.wheel, { passive: false });
    onCleanup(() => observer.disconnect());
  });

  function pointed(input: Input): void {
    if (input.type === "press") {
      if (input.target !== undefined) props.onCursor(input.target);
      // So that the keyboard goes on where the pointer stopped.
      frame.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    }
    setByKeyboard(false);
    props.onInput(input);
  }

  function fit(): void {
    setHand(false);
    zoom.set(() => wholeBoard);
  }

  function zoomBy(factor: number): void {
    const at = cursor()?.at;
    zoom.set((view) => {
      const scaled = scaledAt(view, factor, 0.5, 0.5, maxScale());
      return at && byKeyboard() ? showing(scaled, shareX(at.x), shareY(at.y)) : scaled;
    });
  }

  const shareX = (x: number) => (x - box().x) / box().width;
  const shareY = (y: number) => (y - box().y) / box().height;

  createEffect(
    on(cursor, (target) => {
      if (target && byKeyboard()) zoom.set((view) => showing(view, shareX(target.at.x), shareY(target.at.y)));
    }),
  );

  function keyed(event: KeyboardEvent): void {
    if (event.altKey || event.isComposing) return;
    const chord = event.ctrlKey || event.metaKey;
    setByKeyboard(true);
    if (event.key === " " && space.waits()) {
      event.preventDefault();
      return;
    }
    if (
      !chord &&
      props.onInput({ type: "key", key: event.key, shift: event.shiftKey, target: props.cursor })
    ) {
      event.preventDefault();
      return;
    }
    const direction = arrows[event.key];
    if (direction && !chord) {
      event.preventDefault();
      const next = cursor()?.to[direction];
      if (next !== undefined) props.onCursor(next);
      return;
    }
    if (!chord && zoomKey(event.key)) {
      event.preventDefault();
      return;
    }
    if (event.key === "Escape") props.onInput({ type: "cancel" });
    props.onKey?.(event);
  }

  /** Space moves the sheet while it is held; let go without having moved it, it is a key like any other. */
  function keyLeft(event: KeyboardEvent): void {
    if (event.key !== " " || !space.release()) return;
    props.onInput({ type: "key", key: " ", shift: event.shiftKey, target: props.cursor });
  }

  function zoomKey(key: string): boolean {
    if (!zoomable() && key !== "+") return false;
    if (key === "+") zoomBy(1.5);
    else if (key === "-") zoomBy(1 / 1.5);
    else if (key === "0") fit();
    else return false;
    return true;
  }

  /** A click without a pointer comes from a screen reader: it is a press on that cell. */
  function activated(target: TargetId): void {
    const at = targets().get(target)?.at;
    if (!at) return;
    props.onCursor(target);
    const press = { target, at, button: "primary", by: "mouse" } as const;
    props.onInput({ type: "press", ...press });
    props.onInput({ type: "release", ...press });
  }

  return (
    <div
      class="board"
      style={{ "--board-ratio": String(box().width / box().height), "--board-units": String(box().width) }}
    >
      <div
        ref={frame}
        class="board-frame"
        classList={{ pannable: hand() || space.held() }}
        onPointerDown={pointer.down}
        onPointerMove={pointer.move}
        onPointerUp={pointer.up}
        onPointerCancel={pointer.cancel}
        onMouseDown={(event) => event.preventDefault()}
        onContextMenu={(event) => event.preventDefault()}
      >
        <div
          ref={sheet}
          class="board-sheet"
          classList={{ moving: zoom.moving() }}
          style={{ transform: zoom.transform() }}
        >
          <svg class="board-picture" viewBox={viewBox(bounds())} aria-hidden="true">
            <MarkLayer marks={props.marks} />
          </svg>
          <svg class="board-picture" viewBox={viewBox(bounds())} aria-hidden="true">
            <MarkLayer marks={props.overlay ?? []} />
            <Show when={focused() && byKeyboard() && cursor()}>
              {(target) => (
                <circle
                  class="board-cursor"
                  cx={target().at.x}
                  cy={target().at.y}
                  r={Math.min(0.46, target().reach * 0.7)}
                />
              )}
            </Show>
          </svg>
          {props.above}
          <GridCells
            layout={props.layout}
            box={box()}
            label={props.label}
            describe={props.describe}
            cursor={props.cursor}
            onActivate={activated}
            onKeyDown={keyed}
            onKeyUp={keyLeft}
            onFocus={(target, visible) => {
              setFocused(true);
              if (target !== props.cursor) props.onCursor(target);
              if (visible) setByKeyboard(true);
            }}
            onBlur={() => setFocused(false)}
          />
        </div>
      </div>
      <Show when={zoomable()}>
        <div class="board-zoom" role="group" aria-label={t("zoom")}>
          <button type="button" class="tool" onClick={() => zoomBy(1 / 1.5)} aria-label={t("zoom.out")}>
            −
          </button>
          <button type="button" class="tool" onClick={fit}>
            {t("zoom.fit")}
          </button>
          <button type="button" class="tool" onClick={() => zoomBy(1.5)} aria-label={t("zoom.in")}>
            +
          </button>
          <Show when={zoom.view().scale > 1}>
            <button type="button" class="tool" aria-pressed={hand()} onClick={() => setHand(!hand())}>
              {t("zoom.move")}
            </button>
          </Show>
        </div>
      </Show>
    </div>
  );
}
