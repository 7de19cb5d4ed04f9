/** Marks as SVG. How a role looks is the style sheet's business: `mark-…` and `shape-…` are classes. */
import type { Box, Marks } from "@masume/kernel";
import { For, type JSX } from "solid-js";
import { classesOf, createBatcher, type Drawn, isMany, pathOf, widthOf } from "./batches.js";
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
  const classes = () => classesOf(mark());
  switch (mark().shape) {
    case "disc": {
      const disc = shaped(mark, "disc");
      return <circle class={classes()} cx={disc().at.x} cy={disc().at.y} r={disc().radius} />;
    }
    case "text": {
      const text = shaped(mark, "text");
      return (
        <text class={classes()} x={text().at.x} y={text().at.y} font-size={String(text().size)} dy="0.36em">
          {text().text}
        </text>
      );
    }
    default:
      return <path class={classes()} d={pathOf(mark())} stroke-width={widthOf(mark())} />;
  }
}

/** A mark as one of its shape, which is part of its key and never changes. */
function shaped<Shape extends Drawn["shape"]>(
  mark: () => Drawn,
  shape: Shape,
): () => Extract<Drawn, { readonly shape: Shape }> {
  return () => {
    const now = mark();
    if (!hasShape(now, shape)) throw new Error(`${now.shape} is drawn as ${shape}`);
    return now;
  };
}

function hasShape<Shape extends Drawn["shape"]>(
  mark: Drawn,
  shape: Shape,
): mark is Extract<Drawn, { readonly shape: Shape }> {
  return mark.shape === shape;
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
