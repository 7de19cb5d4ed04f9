/**
 * Marks as signals: each mark keeps its own, found by its key, so that a move
 * touches only the marks it changes. Measured on boards of 900 cells, a step of
 * the line rewrites two attributes.
 */
import type { Mark, Marks, Point } from "@masume/kernel";
import { type Accessor, createComputed, createSignal, type Setter } from "solid-js";

export interface KeyedMark {
  readonly key: string;
  readonly mark: Accessor<Mark>;
}

interface Kept extends KeyedMark {
  readonly set: Setter<Mark>;
}

/** The marks in drawing order; the list changes only when a mark comes, goes or changes its place in it. */
export function createKeyedMarks(marks: Accessor<Marks>): Accessor<readonly KeyedMark[]> {
  const kept = new Map<string, Kept>();
  const [list, setList] = createSignal<readonly KeyedMark[]>([], { equals: sameItems });
  createComputed(() => {
    const drawn = new Set<string>();
    const next = marks().map((mark) => {
      // A thing may change its shape; an SVG element cannot, so the shape belongs to the key.
      const key = `${mark.shape}/${mark.key}`;
      drawn.add(key);
      const known = kept.get(key);
      if (known) {
        known.set(mark);
        return known;
      }
      const [read, set] = createSignal<Mark>(mark, { equals: sameMark });
      const fresh: Kept = { key, mark: read, set };
      kept.set(key, fresh);
      return fresh;
    });
    for (const key of kept.keys()) if (!drawn.has(key)) kept.delete(key);
    setList(next);
  });
  return list;
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, i) => item === b[i]);
}

/** Whether two marks of one key would be drawn alike. */
function sameMark(a: Mark, b: Mark): boolean {
  if (a.look !== b.look) return false;
  switch (a.shape) {
    case "area":
      return b.shape === "area" && samePoints(a.points, b.points);
    case "line":
      return b.shape === "line" && a.width === b.width && samePoints(a.points, b.points);
    case "disc":
      return b.shape === "disc" && a.radius === b.radius && a.hollow === b.hollow && samePoint(a.at, b.at);
    case "cross":
      return b.shape === "cross" && a.radius === b.radius && samePoint(a.at, b.at);
    case "text":
      return b.shape === "text" && a.text === b.text && a.size === b.size && samePoint(a.at, b.at);
  }
}

function samePoint(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

function samePoints(a: readonly Point[], b: readonly Point[]): boolean {
  return a.length === b.length && a.every((point, i) => samePoint(point, b[i]!));
}
