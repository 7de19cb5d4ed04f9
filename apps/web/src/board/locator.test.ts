import { targetAt } from "@masume/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { between, createLocator } from "./locator.js";

const coordinate = fc.double({ min: -1, max: 9, noNaN: true });
const target = fc.record({
  id: fc.uuid(),
  at: fc.record({ x: coordinate, y: coordinate }),
  reach: fc.double({ min: 0.05, max: 1.5, noNaN: true }),
  to: fc.constant({}),
});

test("the locator finds what a search through all targets finds", () => {
  fc.assert(
    fc.property(
      fc.array(target, { maxLength: 30 }),
      fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 1, maxLength: 20 }),
      (targets, points) => {
        const locate = createLocator({ targets });
        const layout = { bounds: { x: 0, y: 0, width: 8, height: 8 }, targets, rows: [] };
        for (const point of points) expect(locate(point)?.id).toBe(targetAt(layout, point)?.id);
      },
    ),
  );
});

test("samples between two points end at the second and never stride further than the step", () => {
  const points = [...between({ x: 0, y: 0 }, { x: 3, y: 4 }, 0.2)];
  expect(points.at(-1)).toEqual({ x: 3, y: 4 });
  let previous = { x: 0, y: 0 };
  for (const point of points) {
    expect(Math.hypot(point.x - previous.x, point.y - previous.y)).toBeLessThanOrEqual(0.2 + 1e-9);
    previous = point;
  }
  expect([...between({ x: 1, y: 1 }, { x: 1, y: 1 })]).toHaveLength(1);
});
