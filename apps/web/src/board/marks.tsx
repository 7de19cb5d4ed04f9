/** Marks as SVG. What a look looks like is the style sheet's business: `look-…` and `shape-…` are classes. */
import type { AreaMark, Box, CrossMark, DiscMark, LineMark, Marks, Point, TextMark } from "@masume/kernel";
import { For, type JSX } from "solid-js";
import { createKeyedMarks, type KeyedMark } from "./keyed-marks.js";

/** Room around the bounds, for strokes that lie on the edge. */
const margin = 0.06;

export function viewBox({ x, y, width, height }: Box): string {
  return [x - margin, y - margin, width + 2 * margin, height + 2 * margin].join(" ");
}

/** The bounds with the same room around them that the view box has. */
export function drawnBox({ x, y, width, height }: Box): Box {
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

export function MarkLayer(props: { readonly marks: Marks }): JSX.Element {
  const marks = createKeyedMarks(() => props.marks);
  return <For each={marks()}>{drawn}</For>;
}

function drawn({ mark }: KeyedMark): JSX.Element {
  const classes = () => `look-${mark().look} shape-${mark().shape}`;
  switch (mark().shape) {
    case "area":
      return <path class={classes()} d={`${path((mark() as AreaMark).points)}Z`} />;
    case "line": {
      const line = mark as () => LineMark;
      return <path class={classes()} d={path(line().points)} stroke-width={line().width} />;
    }
    case "disc": {
      const disc = mark as () => DiscMark;
      return (
        <circle
          class={`${classes()}${disc().hollow ? " hollow" : ""}`}
          cx={disc().at.x}
          cy={disc().at.y}
          r={disc().radius}
        />
      );
    }
    case "cross":
      return <path class={classes()} d={crossPath(mark() as CrossMark)} />;
    case "text": {
      const text = mark as () => TextMark;
      return (
        <text class={classes()} x={text().at.x} y={text().at.y} font-size={String(text().size)} dy="0.36em">
          {text().text}
        </text>
      );
    }
  }
}

function path(points: readonly Point[]): string {
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

/** A board to look at, not to touch. */
export function Picture(props: {
  readonly bounds: Box;
  readonly marks: Marks;
  /** What it shows; without one it is decoration. */
  readonly label?: string;
}): JSX.Element {
  return (
    <svg
      class="picture"
      viewBox={viewBox(props.bounds)}
      role={props.label ? "img" : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : "true"}
    >
      <MarkLayer marks={props.marks} />
    </svg>
  );
}
