/**
 * Mouse, touch and pen on a board. One pointer draws: it is captured, its
 * coalesced samples are all used, and the way between two samples is walked, so
 * a quick hand jumps over nothing. A second finger turns the gesture into pinch
 * and pan and takes back what the first had begun to draw. The middle button
 * pans, and so does the first one while the hand is chosen or Space is held; the
 * right one (or Ctrl with the left) is the secondary button. Where targets are too
 * small for a finger, two quick taps zoom in there, and what the first drew goes.
 */
import type { Box, Input, Point, PointerInput, TargetId } from "@masume/kernel";
import { between, type Locator } from "./locator.js";
import { movedBy, scaledAt, type Zoom } from "./zoom.js";

export interface PointerHost {
  /** The part of the page that shows the board: what the pointer hits. */
  frame(): HTMLElement;
  /** The drawn sheet inside it, which moves under zoom and pan. */
  sheet(): HTMLElement;
  /** What the sheet covers, in board units. */
  box(): Box;
  locate(): Locator;
  readonly zoom: Zoom;
  maxScale(): number;
  /** The whole board in its frame, in pixels: the unit of a view. */
  fitted(): { readonly width: number; readonly height: number };
  /** The board is too small as it is: a wheel or two taps may zoom in. */
  wantsZoom(): boolean;
  /** The first button moves the sheet instead of drawing on it. */
  pans(): boolean;
  onInput(input: Input): void;
  /** The press under way was the first finger of a pinch: what it did is to be undone. */
  onAbandon(): void;
}

type Button = PointerInput["button"];

const doubleTapMs = 300;
const doubleTapReach = 24;
const doubleTapZoom = 3;

interface Drawing {
  readonly pointer: number;
  readonly button: Button;
  readonly by: PointerInput["by"];
  last: Point;
  target: TargetId | undefined;
}

export interface PointerHandlers {
  readonly down: (event: PointerEvent) => void;
  readonly move: (event: PointerEvent) => void;
  readonly up: (event: PointerEvent) => void;
  readonly cancel: (event: PointerEvent) => void;
  readonly wheel: (event: WheelEvent) => void;
}

export function createPointer(host: PointerHost): PointerHandlers {
  const touches = new Map<number, Point>();
  let drawing: Drawing | undefined;
  let panning: { readonly pointer: number; last: Point } | undefined;
  let tapped: { readonly at: Point; readonly time: number } | undefined;

  function boardPoint(event: MouseEvent): Point {
    const { left, top, width, height } = host.sheet().getBoundingClientRect();
    const box = host.box();
    return {
      x: box.x + ((event.clientX - left) / width) * box.width,
      y: box.y + ((event.clientY - top) / height) * box.height,
    };
  }

  /** Where on the frame, in the units of a view. */
  function framePoint(event: MouseEvent): Point {
    const { left, top } = host.frame().getBoundingClientRect();
    const { width, height } = host.fitted();
    return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
  }

  function send(type: PointerInput["type"], by: Drawing, at: Point): void {
    host.onInput({ type, target: by.target, at, button: by.button, by: by.by });
  }

  function abandon(): void {
    if (!drawing) return;
    drawing = undefined;
    host.onAbandon();
  }

  function pinch(event: PointerEvent): void {
    const before = [...touches.values()];
    touches.set(event.pointerId, framePoint(event));
    const after = [...touches.values()];
    const [a, b] = [centre(before), centre(after)];
    const factor = spread(before) > 0 ? spread(after) / spread(before) : 1;
    host.zoom.set((view, frame) =>
      movedBy(scaledAt(view, factor, a, host.maxScale(), frame), b.x - a.x, b.y - a.y, frame),
    );
  }

  /** The second of two quick taps at one place. */
  function isDoubleTap(event: PointerEvent): boolean {
    const before = tapped;
    tapped = { at: { x: event.clientX, y: event.clientY }, time: event.timeStamp };
    if (!before || event.timeStamp - before.time > doubleTapMs) return false;
    return Math.hypot(event.clientX - before.at.x, event.clientY - before.at.y) < doubleTapReach;
  }

  function zoomIn(event: PointerEvent): void {
    tapped = undefined;
    host.onAbandon();
    const at = framePoint(event);
    host.zoom.set((view, frame) => scaledAt(view, doubleTapZoom, at, host.maxScale(), frame));
  }

  return {
    down(event) {
      if (event.pointerType === "touch") {
        touches.set(event.pointerId, framePoint(event));
        if (touches.size > 1) return abandon();
        if (host.zoom.view().scale === 1 && host.wantsZoom() && isDoubleTap(event)) return zoomIn(event);
      }
      if (event.button === 1 || (event.button === 0 && host.pans())) {
        event.preventDefault();
        host.frame().setPointerCapture(event.pointerId);
        panning = { pointer: event.pointerId, last: framePoint(event) };
        return;
      }
      if (drawing || (event.button !== 0 && event.button !== 2)) return;
      host.frame().setPointerCapture(event.pointerId);
      const at = boardPoint(event);
      const button: Button = event.button === 2 || event.ctrlKey ? "secondary" : "primary";
      const by = event.pointerType === "touch" || event.pointerType === "pen" ? event.pointerType : "mouse";
      drawing = { pointer: event.pointerId, button, by, last: at, target: host.locate()(at)?.id };
      send("press", drawing, at);
    },
    move(event) {
      if (panning?.pointer === event.pointerId) {
        const at = framePoint(event);
        const { last } = panning;
        host.zoom.set((view, frame) => movedBy(view, at.x - last.x, at.y - last.y, frame));
        panning.last = at;
        return;
      }
      if (touches.has(event.pointerId) && touches.size > 1) return pinch(event);
      if (drawing?.pointer !== event.pointerId) return;
      const samples = event.getCoalescedEvents?.() ?? [];
      for (const sample of samples.length > 0 ? samples : [event]) {
        const to = boardPoint(sample);
        for (const at of between(drawing.last, to)) {
          const target = host.locate()(at)?.id;
          if (target === drawing.target) continue;
          drawing.target = target;
          send("drag", drawing, at);
        }
        drawing.last = to;
      }
    },
    up(event) {
      touches.delete(event.pointerId);
      if (panning?.pointer === event.pointerId) panning = undefined;
      if (drawing?.pointer !== event.pointerId) return;
      const done = drawing;
      drawing = undefined;
      send("release", done, boardPoint(event));
    },
    cancel(event) {
      touches.delete(event.pointerId);
      if (panning?.pointer === event.pointerId) panning = undefined;
      if (drawing?.pointer !== event.pointerId) return;
      drawing = undefined;
      host.onInput({ type: "cancel" });
    },
    wheel(event) {
      const zoomed = host.zoom.view().scale > 1;
      const zoomsIn = host.wantsZoom() && event.deltaY < 0;
      // A wheel over a board that is wholly visible, and large enough, scrolls the page, as everywhere else.
      if (!event.ctrlKey && !zoomed && !zoomsIn) return;
      event.preventDefault();
      const at = framePoint(event);
      if (event.shiftKey) {
        host.zoom.set((view, frame) => movedBy(view, -event.deltaY / 1000, -event.deltaX / 1000, frame));
        return;
      }
      const factor = 2 ** (-event.deltaY / (event.ctrlKey ? 100 : 400));
      host.zoom.set((view, frame) => scaledAt(view, factor, at, host.maxScale(), frame));
    },
  };
}

function centre(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function spread(points: readonly Point[]): number {
  const [a, b] = points;
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}
