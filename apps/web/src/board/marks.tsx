/** Marks as SVG. What a look looks like is the style sheet's business: `look-…` and `shape-…` are classes. */
import type { AreaMark, Box, CrossMark, DiscMark, LineMark, Mark, Marks, TextMark } from "@masume/kernel";
import { For, type JSX } from "solid-js";
import { type Batch, classesOf, createBatcher, crossPath, isMany, linePath } from "./batches.js";
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
  const batched = createBatcher();
  const marks = createKeyedMarks(() => (isMany(props.marks) ? batched(props.marks) : props.marks));
  return <For each={marks()}>{drawn}</For>;
}

function drawn({ mark }: KeyedMark): JSX.Element {
  const first = mark();
  if (first.shape === "batch") {
    const batch = mark as () => Batch;
    return <path class={batch().of} d={batch().path} stroke-width={batch().width} />;
  }
  const classes = () => classesOf(mark() as Mark);
  switch (first.shape) {
    case "area":
      return <path class={classes()} d={`${linePath((mark() as AreaMark).points)}Z`} />;
    case "line": {
      const line = mark as () => LineMark;
      return <path class={classes()} d={linePath(line().points)} stroke-width={line().width} />;
    }
    case "disc": {
      const disc = mark as () => DiscMark;
      return <circle class={classes()} cx={disc().at.x} cy={disc().at.y} r={disc().radius} />;
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
