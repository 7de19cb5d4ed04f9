/**
 * The board people play on, the same for every game: a picture drawn from marks,
 * and over it a grid for the keyboard and for screen readers whose cells lie
 * exactly on the targets. It knows no rules: inputs go out, marks come in.
 *
 * The picture takes all the room it is given. Under it is one row of a fixed height
 * for zoom and for whatever steps through the board, so that nothing there moves.
 *
 * The grid has one tab stop, the cell under the keyboard cursor. The cursor is
 * drawn only while the keyboard is in use, so it never disturbs a pointer.
 */
import type { Box, Direction, Input, Layout, Marks, Target, TargetId } from "@masume/kernel";
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, onMount, Show } from "solid-js";
import { isForPage } from "../ui/commands.js";
import { useCover } from "./cover.js";
import { extentOf } from "./extent.js";
import { GridCells } from "./grid-cells.js";
import { type LabelledSize, Labels } from "./labels.js";
import { createLocator } from "./locator.js";
import { drawnBox, MarkLayer, viewBox } from "./marks.js";
import { createPointer } from "./pointer.js";
import { createSpaceHold } from "./space-hold.js";
import { savedView, saveView } from "./view-store.js";
import { createZoom, scaledAt, showing, wholeBoard, within } from "./zoom.js";
import { ZoomTools } from "./zoom-tools.js";

export interface BoardProps {
  readonly layout: Layout;
  /** What part of the plane is shown, for boards that wander over it; by default the layout's bounds. */
  readonly window?: Box;
  readonly marks: Marks;
  /** Drawn over the marks: hints, trials, faults. */
  readonly overlay?: Marks;
  /** Marks that are spoken of: whenever they change, they are brought into view. */
  readonly attention?: Marks;
  /** Laid over the picture, under the cursor's grid: what moves by itself for a moment. */
  readonly above?: JSX.Element;
  /** What steps through the board, in the row under it: a replay, a trial. */
  readonly steps?: (() => JSX.Element) | undefined;
  /** Its rows and columns, for boards that have numbers for them; and whether these are shown. */
  readonly size?: LabelledSize | undefined;
  readonly isLabelled?: boolean;
  /** The grid's name. */
  readonly label: string;
  /** What a target says; a new function whenever anything may sound different. */
  readonly describe: (target: TargetId) => string;
  readonly cursor: TargetId;
  readonly onCursor: (target: TargetId) => void;
  /** True when the input meant something to the game. */
  readonly onInput: (input: Input) => boolean;
  readonly onAbandon: () => void;
  /** The page is this board's: its keys work wherever the focus is, and its zoom is kept. */
  readonly hasPage?: boolean;
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
  const [size, setSize] = createSignal({ width: 0, height: 0 });
  const [hand, setHand] = createSignal(false);
  const cover = useCover();
  const path = props.hasPage ? location.pathname : undefined;
  const zoom = createZoom(savedView(path));
  const isZoomed = () => zoom.view().scale > 1;
  const space = createSpaceHold(() => frame, isZoomed);
  const targets = createMemo(() => new Map(props.layout.targets.map((target) => [target.id, target])));
  const locator = createMemo(() => createLocator(props.layout));
  const bounds = () => props.window ?? props.layout.bounds;
  const box = createMemo(() => drawnBox(bounds()));
  const ratio = () => box().width / box().height;
  /** The whole board as large as the frame allows, in pixels. */
  const fitted = createMemo(() => {
    const width = Math.min(size().width, size().height * ratio());
    return { width: Math.max(1, width), height: Math.max(1, width / ratio()) };
  });
  const unit = () => fitted().width / box().width;
  const maxScale = () => Math.max(1, Math.min(12, 64 / Math.max(1, unit())));
  const targetSize = () => unit() * Math.max(1, (props.layout.targets[0]?.reach ?? 0) / plainReach);
  /** By the size of the board alone: what one does must not make the buttons come and go. */
  const isSmall = () => size().width > 0 && targetSize() < comfortable;
  const cursor = (): Target | undefined => targets().get(props.cursor);
  /** Where the board lies in its frame, in pixels. */
  const sheetBox = (): Box => {
    const { scale, left, top } = zoom.view();
    const { width, height } = fitted();
    return { x: left * width, y: top * height, width: scale * width, height: scale * height };
  };

  const pointer = createPointer({
    frame: () => frame,
    sheet: () => sheet,
    box,
    locate: locator,
    zoom,
    maxScale,
    fitted,
    wantsZoom: () => unit() < comfortable,
    pans: () => hand() || space.use(),
    onInput: pointed,
    onAbandon: () => props.onAbandon(),
  });

  function measure(): void {
    const { clientWidth: width, clientHeight: height } = frame;
    setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
  }

  function frameNow(): void {
    const { width, height } = size();
    const { left, right, bottom, top } = frame.getBoundingClientRect();
    const over = cover()?.getBoundingClientRect();
    const isOver = over && over.left < right && over.right > left;
    const covered = isOver ? Math.max(0, Math.min(bottom - top, bottom - over.top)) : 0;
    const whole = fitted();
    zoom.setFrame({
      width: width / whole.width,
      height: height / whole.height,
      covered: covered / whole.height,
      // On a screen that stands upright, the room under the board is for the rest of the page.
      above: height > width ? 0 : 0.5,
    });
  }

  onMount(() => {
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    measure();
    // Listened to by hand: a wheel that zooms must be able to stop the page from scrolling.
    frame.addEventListener("wheel", pointer.wheel, { passive: false });
    onCleanup(() => observer.disconnect());
    createEffect(on([size, ratio, cover], frameNow));
    if (!path) return;
    addEventListener("keydown", pageKeyed);
    onCleanup(() => {
      removeEventListener("keydown", pageKeyed);
      saveView(path, zoom.view());
    });
    const leave = () => saveView(path, zoom.view());
    addEventListener("pagehide", leave);
    onCleanup(() => removeEventListener("pagehide", leave));
  });

  const focusCursor = () =>
    frame.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });

  function pointed(input: Input): void {
    if (input.type === "press") {
      if (input.target !== undefined) props.onCursor(input.target);
      // So that the keyboard goes on where the pointer stopped.
      focusCursor();
    }
    setByKeyboard(false);
    props.onInput(input);
  }

  function fit(): void {
    setHand(false);
    zoom.set((_, around) => within(wholeBoard, around));
  }

  function zoomBy(factor: number): void {
    const at = cursor()?.at;
    zoom.set((view, around) => {
      const middle = { x: around.width / 2, y: around.height / 2 };
      const scaled = scaledAt(view, factor, middle, maxScale(), around);
      return at && byKeyboard() ? showing(scaled, partOf({ ...at, width: 0, height: 0 }), around) : scaled;
    });
  }

  /** A box of the board, each way from 0 to 1. */
  function partOf({ x, y, width, height }: Box): Box {
    const whole = box();
    return {
      x: (x - whole.x) / whole.width,
      y: (y - whole.y) / whole.height,
      width: width / whole.width,
      height: height / whole.height,
    };
  }

  function bringIntoView(area: Box | undefined): void {
    if (!area) return;
    frameNow();
    zoom.set((view, around) => showing(view, partOf(area), around));
  }

  createEffect(
    on(cursor, (target) => {
      if (target && byKeyboard()) bringIntoView({ ...target.at, width: 0, height: 0 });
    }),
  );
  createEffect(on([() => extentOf(props.attention ?? []), cover], ([area]) => bringIntoView(area)));

  function keyed(event: KeyboardEvent): void {
    if (event.altKey || event.isComposing) return;
    setByKeyboard(true);
    if (keyUsed(event)) event.preventDefault();
  }

  function keyUsed(event: KeyboardEvent): boolean {
    if (event.key === " " && space.waits()) return true;
    if (event.ctrlKey || event.metaKey) return false;
    if (props.onInput({ type: "key", key: event.key, shift: event.shiftKey, target: props.cursor })) {
      return true;
    }
    const direction = arrows[event.key];
    if (direction) {
      const next = cursor()?.to[direction];
      if (next !== undefined) props.onCursor(next);
      return true;
    }
    if (event.key === "Escape") props.onInput({ type: "cancel" });
    return zoomKey(event.key);
  }

  /** A key pressed while the focus is elsewhere on the board's page. */
  function pageKeyed(event: KeyboardEvent): void {
    if (event.defaultPrevented || !isForPage(event)) return;
    if (event.target instanceof Node && frame.contains(event.target)) return;
    if ((event.key === " " && isZoomed()) || !keyUsed(event)) return;
    event.preventDefault();
    setByKeyboard(true);
    focusCursor();
  }

  /** Space moves the sheet while it is held; let go without having moved it, it is a key like any other. */
  function keyLeft(event: KeyboardEvent): void {
    if (event.key !== " " || !space.release()) return;
    props.onInput({ type: "key", key: " ", shift: event.shiftKey, target: props.cursor });
  }

  function zoomKey(key: string): boolean {
    if (maxScale() === 1) return false;
    if (key === "+") zoomBy(1.5);
    else if (key === "-" && isZoomed()) zoomBy(1 / 1.5);
    else if (key === "0" && isZoomed()) fit();
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
      classList={{ labelled: props.size !== undefined }}
      style={{ "--board-ratio": ratio() }}
    >
      <div class="board-area">
        <Show when={props.isLabelled && props.size}>
          {(labelled) => <Labels size={labelled()} box={box()} sheet={sheetBox()} frame={size()} />}
        </Show>
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
      </div>
      <Show when={isSmall() || props.steps !== undefined}>
        <div class="board-steps">
          <Show when={isSmall()}>
            <ZoomTools
              isZoomed={isZoomed()}
              isHand={hand()}
              onZoom={zoomBy}
              onFit={fit}
              onHand={() => setHand(!hand())}
            />
          </Show>
          {props.steps?.()}
        </div>
      </Show>
    </div>
  );
}
