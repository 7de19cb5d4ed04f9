import type { Input, Layout } from "@masume/kernel";
import { createRoot } from "solid-js";
import { beforeEach, expect, test, vi } from "vitest";
import { createLocator } from "./locator.js";
import { createPointer, type PointerHandlers } from "./pointer.js";
import { createZoom, type Zoom } from "./zoom.js";

/** Four cells in a row, each a hundred pixels wide, at (50, 20) on the page. */
const width = 400;
const layout = {
  targets: [0, 1, 2, 3].map((x) => ({ id: `${x}`, at: { x: x + 0.5, y: 0.5 }, reach: 0.5, to: {} })),
} as unknown as Layout;
const at = (x: number, y = 0.5) => ({ clientX: 50 + 100 * x, clientY: 20 + 100 * y });

let inputs: Input[];
let abandoned: number;
let captured: number[];
let pointer: PointerHandlers;
let zoom: Zoom;
let wantsZoom: boolean;
let pans: boolean;

beforeEach(() => {
  inputs = [];
  captured = [];
  abandoned = 0;
  wantsZoom = false;
  pans = false;
  zoom = createRoot(() => createZoom(undefined));
  const element = {
    getBoundingClientRect: () => ({ left: 50, top: 20, width, height: 100 }),
    setPointerCapture: (id: number) => captured.push(id),
  } as unknown as HTMLElement;
  pointer = createPointer({
    frame: () => element,
    sheet: () => element,
    box: () => ({ x: 0, y: 0, width: 4, height: 1 }),
    locate: () => createLocator(layout),
    zoom,
    maxScale: () => 12,
    fitted: () => ({ width, height: 100 }),
    wantsZoom: () => wantsZoom,
    pans: () => pans,
    onInput: (input) => inputs.push(input),
    onAbandon: () => abandoned++,
  });
});

function event(where: object, about: object = {}): PointerEvent {
  return {
    pointerId: 1,
    pointerType: "mouse",
    button: 0,
    ctrlKey: false,
    timeStamp: 0,
    preventDefault: vi.fn(),
    ...where,
    ...about,
  } as unknown as PointerEvent;
}
const finger = (id: number, x: number, about: object = {}) =>
  event(at(x), { pointerId: id, pointerType: "touch", ...about });
const kinds = () => inputs.map((input) => ("target" in input ? `${input.type} ${input.target}` : input.type));

test("a press is at its cell, with the place in units of the board, and the pointer stays with it", () => {
  pointer.down(event(at(2.25)));
  expect(inputs).toEqual([
    { type: "press", target: "2", at: { x: 2.25, y: 0.5 }, button: "primary", by: "mouse" },
  ]);
  expect(captured).toEqual([1]);
});

test.each([
  [{ button: 2 }, "secondary"],
  [{ ctrlKey: true }, "secondary"],
  [{ button: 0 }, "primary"],
])("%j is the %s button", (about, button) => {
  pointer.down(event(at(0.5), about));
  expect(inputs[0]).toMatchObject({ button });
});

test.each([
  ["touch", "touch"],
  ["pen", "pen"],
  ["mouse", "mouse"],
  ["", "mouse"],
])("a pointer of the type “%s” is a %s", (pointerType, by) => {
  pointer.down(event(at(0.5), { pointerType }));
  expect(inputs[0]).toMatchObject({ by });
});

test("other buttons draw nothing", () => {
  pointer.down(event(at(0.5), { button: 3 }));
  pointer.up(event(at(0.5), { button: 3 }));
  expect(inputs).toEqual([]);
});

test("a quick hand jumps over no cell, and a cell that is stayed in is told once", () => {
  pointer.down(event(at(0.5)));
  pointer.move(event(at(0.6)));
  pointer.move(event(at(3.5)));
  pointer.move(event(at(3.6)));
  pointer.up(event(at(3.6)));
  expect(kinds()).toEqual(["press 0", "drag 1", "drag 2", "drag 3", "release 3"]);
});

test("every sample that the browser gathered is used, in order", () => {
  pointer.down(event(at(0.5)));
  pointer.move(event(at(0.5), { getCoalescedEvents: () => [event(at(1.5)), event(at(0.5))] }));
  expect(kinds()).toEqual(["press 0", "drag 1", "drag 0"]);
  pointer.move(event(at(1.5), { getCoalescedEvents: () => [] }));
  expect(kinds().at(-1)).toBe("drag 1");
});

test("a second pointer neither draws nor ends what the first draws", () => {
  pointer.down(event(at(0.5)));
  pointer.down(event(at(2.5), { pointerId: 2 }));
  pointer.move(event(at(3.5), { pointerId: 2 }));
  pointer.up(event(at(3.5), { pointerId: 2 }));
  expect(kinds()).toEqual(["press 0"]);
  pointer.up(event(at(0.5)));
  pointer.move(event(at(1.5)));
  expect(kinds()).toEqual(["press 0", "release 0"]);
});

test("what the browser takes away is cancelled, and nothing follows", () => {
  pointer.down(event(at(0.5)));
  pointer.cancel(event(at(0.5), { pointerId: 2 }));
  pointer.cancel(event(at(0.5)));
  pointer.up(event(at(0.5)));
  expect(kinds()).toEqual(["press 0", "cancel"]);
});

test("a finger that the system took away is no longer one of two", () => {
  pointer.down(finger(1, 0.5));
  pointer.cancel(finger(1, 0.5));
  pointer.down(finger(2, 1.5));
  pointer.move(finger(2, 2.5));
  expect(kinds()).toEqual(["press 0", "cancel", "press 1", "drag 2"]);
  expect(abandoned).toBe(0);
});

test("a second finger takes back what the first drew, and the two zoom and move the sheet", () => {
  pointer.down(finger(1, 1.2));
  pointer.down(finger(2, 2.2));
  expect(abandoned).toBe(1);
  pointer.move(finger(2, 3.2));
  expect(zoom.view().scale).toBeCloseTo(2);
  pointer.up(finger(2, 3.2));
  pointer.up(finger(1, 1.2));
  expect(kinds()).toEqual(["press 1"]);
  pointer.down(finger(3, 0.5));
  expect(kinds().at(-1)).toMatch(/^press/);
});

test("two fingers at one place move the sheet, and scale nothing until they are apart", () => {
  pointer.down(finger(1, 1));
  pointer.down(finger(2, 1));
  pointer.move(finger(2, 2));
  expect(zoom.view().scale).toBe(1);
  pointer.move(finger(2, 3));
  expect(zoom.view().scale).toBeCloseTo(2);
});

test("a finger that was lifted is no part of the next pinch", () => {
  pointer.down(finger(1, 1));
  pointer.up(finger(1, 1));
  pointer.down(finger(2, 2));
  pointer.move(finger(2, 3.5));
  expect([abandoned, zoom.view().scale]).toEqual([0, 1]);
});

test.each([
  ["the middle button", { button: 1 }, false],
  ["the first one while the hand is chosen", {}, true],
])("%s moves the sheet and draws nothing", (_, about, hand) => {
  zoom.set((view) => ({ ...view, scale: 2, left: -0.5, top: -0.5 }));
  pans = hand;
  const before = zoom.view();
  pointer.down(event(at(2), about));
  pointer.move(event(at(1.6), about));
  expect(zoom.view().left).toBeCloseTo(before.left - 0.1);
  pointer.move(event(at(1.2), about));
  expect(zoom.view().left).toBeCloseTo(before.left - 0.2);
  pointer.up(event(at(1.2), about));
  pointer.move(event(at(0), about));
  expect(zoom.view().left).toBeCloseTo(before.left - 0.2);
  expect(inputs).toEqual([]);
});

test.each([
  [300, 0, true],
  [301, 0, false],
  [100, 0.23, true],
  [100, 0.24, false],
])("two taps %i ms and %f cells apart zoom in: %s", (later, apart, zooms) => {
  wantsZoom = true;
  pointer.down(finger(1, 1, { timeStamp: 1_000 }));
  pointer.up(finger(1, 1, { timeStamp: 1_010 }));
  pointer.down(finger(2, 1 + apart, { timeStamp: 1_000 + later }));
  expect([zoom.view().scale, abandoned]).toEqual(zooms ? [3, 1] : [1, 0]);
});

test("on a board that is large enough two taps are two presses, and so they are once it is zoomed", () => {
  const tap = (timeStamp: number) => {
    pointer.down(finger(1, 1, { timeStamp }));
    pointer.up(finger(1, 1, { timeStamp }));
  };
  tap(0);
  tap(100);
  expect(kinds().filter((kind) => kind.startsWith("press")).length).toBe(2);
  wantsZoom = true;
  zoom.set((view) => ({ ...view, scale: 2 }));
  tap(1_000);
  tap(1_100);
  expect(kinds().filter((kind) => kind.startsWith("press")).length).toBe(4);
});

function wheel(deltaY: number, about: object = {}) {
  const turned = event(at(2), { deltaX: 0, deltaY, shiftKey: false, ...about });
  pointer.wheel(turned as unknown as WheelEvent);
  return vi.mocked(turned.preventDefault).mock.calls.length > 0;
}

test("a wheel scrolls the page over a board that is wholly seen, and zooms where that is wanted", () => {
  expect([wheel(-100), wheel(100), zoom.view().scale]).toEqual([false, false, 1]);
  wantsZoom = true;
  expect([wheel(100), zoom.view().scale]).toEqual([false, 1]);
  expect([wheel(-400), zoom.view().scale]).toEqual([true, 2]);
  expect([wheel(400), zoom.view().scale]).toEqual([true, 1]);
  wantsZoom = false;
  expect([wheel(-100, { ctrlKey: true }), zoom.view().scale]).toEqual([true, 2]);
  expect(wheel(1)).toBe(true);
});

test("with Shift held a wheel moves the zoomed sheet sideways", () => {
  zoom.set((view) => ({ ...view, scale: 3, left: -1, top: -1 }));
  expect(wheel(200, { shiftKey: true, deltaX: 100 })).toBe(true);
  expect([zoom.view().left, zoom.view().top].map((one) => one.toFixed(3))).toEqual(["-1.200", "-1.100"]);
});
