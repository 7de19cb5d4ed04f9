/**
 * Many small marks drawn as few. A browser paints a board of 60 × 60, with its
 * twelve thousand points, lines and crosses, far sooner from two hundred paths
 * than from as many elements. Marks that follow each other and look alike become
 * one path for each row of the board, so a move still changes one path only.
 * Texts and areas stay what they are, and so do small boards, whose marks have
 * transitions of their own.
 */
import type { CrossMark, DiscMark, LineMark, Mark, Marks, Point } from "@masume/kernel";

/** Marks of one kind in one row of the board. */
export interface Batch {
  readonly key: string;
  readonly role: Mark["role"];
  readonly shape: "batch";
  /** The classes of its marks. */
  readonly of: string;
  readonly width?: number;
  readonly path: string;
}

/** What a layer draws. */
export type Drawn = Mark | Batch;

type Small = LineMark | DiscMark | CrossMark;

/** From so many marks on. */
const worthwhile = 2000;

export function isMany(marks: Marks): boolean {
  return marks.length > worthwhile;
}

interface Kind {
  /** Alike in all but place. */
  readonly likeness: string;
  readonly row: number;
}

interface Known {
  readonly marks: readonly Small[];
  readonly batch: Batch;
}

/** Makes batches, and keeps those whose marks have stayed the very same. */
export function createBatcher(): (marks: Marks) => readonly Drawn[] {
  const kinds = new WeakMap<Mark, Kind>();
  let known = new Map<string, Known>();

  function kindOf(mark: Small): Kind {
    const before = kinds.get(mark);
    if (before) return before;
    const kind = {
      likeness: `${classesOf(mark)} ${mark.shape === "line" ? mark.width : ""}`,
      row: Math.floor(mark.shape === "line" ? mark.points[0]!.y : mark.at.y),
    };
    kinds.set(mark, kind);
    return kind;
  }

  return (marks) => {
    const drawn: Drawn[] = [];
    const next = new Map<string, Known>();
    let likeness = "";
    let rows = new Map<number, Small[]>();

    function flush(): void {
      for (const [row, members] of rows) {
        let key = `${likeness}/${row}`;
        while (next.has(key)) key += "'";
        const before = known.get(key);
        const entry = before && sameMarks(before.marks, members) ? before : batched(key, members);
        next.set(key, entry);
        drawn.push(entry.batch);
      }
      rows = new Map();
    }

    for (const mark of marks) {
      if (mark.shape === "text" || mark.shape === "area") {
        flush();
        drawn.push(mark);
        continue;
      }
      const kind = kindOf(mark);
      if (kind.likeness !== likeness) {
        flush();
        likeness = kind.likeness;
      }
      const row = rows.get(kind.row);
      if (row) row.push(mark);
      else rows.set(kind.row, [mark]);
    }
    flush();
    known = next;
    return drawn;
  };
}

function batched(key: string, marks: readonly Small[]): Known {
  const [first] = marks;
  return {
    marks,
    batch: {
      key,
      role: first!.role,
      shape: "batch",
      of: classesOf(first!),
      ...(first!.shape === "line" && { width: first!.width }),
      path: marks.map(pathOf).join(""),
    },
  };
}

function sameMarks(a: readonly Mark[], b: readonly Mark[]): boolean {
  return a.length === b.length && a.every((mark, i) => mark === b[i]);
}

export function classesOf(mark: Drawn): string {
  if (mark.shape === "batch") return mark.of;
  return `mark-${mark.role} shape-${mark.shape}${mark.shape === "disc" && mark.hollow ? " hollow" : ""}`;
}

/** The outline of a mark that is one; texts have none. */
export function pathOf(mark: Drawn): string {
  switch (mark.shape) {
    case "batch":
      return mark.path;
    case "area":
      return `${linePath(mark.points)}Z`;
    case "line":
      return linePath(mark.points);
    case "cross":
      return crossPath(mark);
    case "disc": {
      const { at, radius: r } = mark;
      return `M${at.x - r} ${at.y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    }
    case "text":
      return "";
  }
}

export function widthOf(mark: Drawn): number | undefined {
  return mark.shape === "line" || mark.shape === "batch" ? mark.width : undefined;
}

function linePath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  // A line of one point still shows: round caps need a segment to stand on.
  if (rest.length === 0) return `M${first.x} ${first.y}h0`;
  return `M${first.x} ${first.y}${rest.map(({ x, y }) => `L${x} ${y}`).join("")}`;
}

function crossPath({ at, radius: r }: CrossMark): string {
  const { x, y } = at;
  return `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`;
}
