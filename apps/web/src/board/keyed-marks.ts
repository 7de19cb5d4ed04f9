/**
 * Marks as signals: each mark keeps its own, found by its key, so that a move
 * touches only the marks it changes. Measured on boards of 900 cells, a step of
 * the line rewrites two attributes. A game that paints the same mark again, the
 * very object, is not even asked for its key: a board of 60 × 60 has ten thousand.
 */
import type { Point } from "@masume/kernel";
import { type Accessor, createComputed, createSignal, type Setter } from "solid-js";
import type { Drawn } from "./batches.js";

export interface KeyedMark {
  readonly key: string;
  readonly mark: Accessor<Drawn>;
}

interface Entry extends KeyedMark {
  readonly set: Setter<Drawn>;
  newest: Drawn;
  /** When it was last drawn. */
  round: number;
}

/** The marks in drawing order; the list changes only when a mark comes, goes or changes its place in it. */
export function createKeyedMarks(marks: Accessor<readonly Drawn[]>): Accessor<readonly KeyedMark[]> {
  const entries = new Map<string, Entry>();
  const found = new WeakMap<Drawn, Entry>();
  const [list, setList] = createSignal<readonly KeyedMark[]>([], { equals: sameItems });
  let round = 0;

  function keep(mark: Drawn): Entry {
    // A thing may change its shape; an SVG element cannot, so the shape belongs to the key.
    const key = `${mark.shape}/${mark.key}`;
    const known = entries.get(key);
    if (known) return known;
    const [read, set] = createSignal<Drawn>(mark, { equals: sameMark });
    const fresh: Entry = { key, mark: read, set, newest: mark, round };
    entries.set(key, fresh);
    return fresh;
  }

  createComputed(() => {
    const before = round++;
    const next = marks().map((mark) => {
      let known = found.get(mark);
      if (known?.round !== before) {
        known = keep(mark);
        found.set(mark, known);
      }
      if (known.newest !== mark) {
        known.newest = mark;
        known.set(mark);
      }
      known.round = round;
      return known;
    });
    if (entries.size > next.length) {
      for (const [key, one] of entries) if (one.round !== round) entries.delete(key);
    }
    setList(next);
  });
  return list;
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, i) => item === b[i]);
}

/** Whether two marks of one key would be drawn alike. */
function sameMark(a: Drawn, b: Drawn): boolean {
  if (a.role !== b.role) return false;
  switch (a.shape) {
    case "batch":
      return b.shape === "batch" && a.path === b.path;
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
