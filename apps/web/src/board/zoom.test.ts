import fc from "fast-check";
import { expect, test } from "vitest";
import { movedBy, scaledAt, showing, type View, wholeBoard } from "./zoom.js";

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

test("however one zooms and pans, the sheet covers the frame", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let view: View = wholeBoard;
      for (const { kind, by, x, y } of steps) {
        view = kind === "scale" ? scaledAt(view, by, x, y, 8) : movedBy(view, x - 0.5, y - 0.5);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(8);
        for (const edge of [view.left, view.top]) {
          expect(edge).toBeLessThanOrEqual(0);
          expect(edge + view.scale).toBeGreaterThanOrEqual(1 - 1e-9);
        }
      }
    }),
  );
});

test("zooming in keeps the point under the pointer", () => {
  fc.assert(
    fc.property(share, share, fc.double({ min: 1, max: 4, noNaN: true }), (x, y, factor) => {
      const view = scaledAt(wholeBoard, factor, x, y, 8);
      expect(view.left + x * view.scale).toBeCloseTo(x, 9);
      expect(view.top + y * view.scale).toBeCloseTo(y, 9);
    }),
  );
});

test("a point asked for is inside the frame", () => {
  fc.assert(
    fc.property(share, share, share, share, (x, y, atX, atY) => {
      const view = showing(scaledAt(wholeBoard, 5, atX, atY, 8), x, y);
      for (const seen of [view.left + x * view.scale, view.top + y * view.scale]) {
        expect(seen).toBeGreaterThanOrEqual(-1e-9);
        expect(seen).toBeLessThanOrEqual(1 + 1e-9);
      }
    }),
  );
});
