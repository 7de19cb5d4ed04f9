import fc from "fast-check";
import { createRoot } from "solid-js";
import { afterEach, expect, test, vi } from "vitest";
import { createZoom, type Frame, movedBy, scaledAt, showing, type View, wholeBoard, within } from "./zoom.js";

afterEach(() => void vi.useRealTimers());

const share = fc.double({ min: 0, max: 1, noNaN: true });
const step = fc.oneof(
  fc.record({
    kind: fc.constant("scale"),
    by: fc.double({ min: 0.3, max: 3, noNaN: true }),
    x: share,
    y: share,
  }),
  fc.record({ kind: fc.constant("move"), by: fc.constant(1), x: share, y: share }),
);

const frame: fc.Arbitrary<Frame> = fc.record({
  width: fc.double({ min: 1, max: 3, noNaN: true }),
  height: fc.double({ min: 1, max: 3, noNaN: true }),
  covered: fc.constantFrom(0, 0.3),
  above: fc.constantFrom(0, 0.5),
});

test("however one zooms and pans, the board covers the frame or lies wholly inside it", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), frame, (steps, around) => {
      let view: View = within(wholeBoard, around);
      for (const { kind, by, x, y } of steps) {
        view =
          kind === "scale"
            ? scaledAt(view, by, { x, y }, 8, around)
            : movedBy(view, x - 0.5, y - 0.5, around);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(8);
        for (const [start, length, from] of [
          [view.left, around.width, around.width],
          [view.top, around.height, around.height - around.covered],
        ] as const) {
          if (view.scale > length) {
            expect(start).toBeLessThanOrEqual(1e-9);
            expect(start + view.scale).toBeGreaterThanOrEqual(from - 1e-9);
          } else {
            expect(start + view.scale).toBeGreaterThanOrEqual(Math.min(view.scale, from) - 1e-9);
            expect(start + view.scale).toBeLessThanOrEqual(length + 1e-9);
          }
        }
      }
    }),
  );
});

test("idle height lies below the board on an upright screen, on both sides of it on a lying one", () => {
  const upright = { width: 1, height: 2, covered: 0, above: 0 };
  expect(within(wholeBoard, upright)).toEqual({ scale: 1, left: 0, top: 0 });
  expect(within(wholeBoard, { ...upright, above: 0.5 })).toEqual({ scale: 1, left: 0, top: 0.5 });
  expect(within(wholeBoard, { ...upright, width: 2, height: 1 })).toEqual({ scale: 1, left: 0.5, top: 0 });
});

test("zooming in keeps the point under the pointer", () => {
  fc.assert(
    fc.property(share, share, fc.double({ min: 1, max: 4, noNaN: true }), (x, y, factor) => {
      const view = scaledAt(wholeBoard, factor, { x, y }, 8, { width: 1, height: 1, covered: 0, above: 0.5 });
      expect(view.left + x * view.scale).toBeCloseTo(x, 9);
      expect(view.top + y * view.scale).toBeCloseTo(y, 9);
    }),
  );
});

test("a part of the board that is asked for lies inside what is seen of the frame, zoomed out no further than it must be", () => {
  fc.assert(
    fc.property(share, share, share, share, share, share, frame, (x, y, w, h, atX, atY, around) => {
      const part = { x, y, width: w * (1 - x), height: h * (1 - y) };
      const before = scaledAt(within(wholeBoard, around), 5, { x: atX, y: atY }, 8, around);
      const view = showing(before, part, around);
      expect(view.scale).toBeLessThanOrEqual(before.scale + 1e-9);
      const seen = (start: number, length: number, of: number) => {
        if (view.scale === 1) return;
        expect(start).toBeGreaterThanOrEqual(-1e-9);
        expect(start + length).toBeLessThanOrEqual(of + 1e-9);
      };
      seen(view.left + x * view.scale, part.width * view.scale, around.width);
      seen(view.top + y * view.scale, part.height * view.scale, around.height - around.covered);
    }),
  );
});

test("what is asked for keeps a tenth of the frame from its edges", () => {
  const plain = { width: 1, height: 1, covered: 0, above: 0.5 };
  const before = { scale: 4, left: -1.5, top: -1.5 };
  const left = showing(before, { x: 0.3, y: 0.5, width: 0.1, height: 0 }, plain);
  expect(left.left + 0.3 * 4).toBeCloseTo(0.1);
  const right = showing(before, { x: 0.6, y: 0.5, width: 0.1, height: 0 }, plain);
  expect(right.left + 0.7 * 4).toBeCloseTo(0.9);
  expect(right.top).toBe(before.top);
});

test("the sheet moves until it has rested for a moment, counted from the last change", () => {
  vi.useFakeTimers();
  const zoom = createRoot(() => createZoom());
  const change = () => zoom.set((view) => ({ ...view, scale: 2 }));
  expect(zoom.moving()).toBe(false);
  change();
  vi.advanceTimersByTime(100);
  change();
  vi.advanceTimersByTime(179);
  expect(zoom.moving()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(zoom.moving()).toBe(false);
});

test("a frame that changes its shape keeps the board in its place", () => {
  const zoom = createRoot(() => createZoom());
  zoom.setFrame({ width: 2, height: 1, covered: 0, above: 0.5 });
  expect(zoom.view()).toEqual({ scale: 1, left: 0.5, top: 0 });
  expect(zoom.transform()).toBe("translate(50%, 0%) scale(1)");
});
