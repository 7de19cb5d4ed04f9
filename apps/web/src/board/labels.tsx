/** The numbers of rows and columns, along the edges of what is seen of a board. They follow it when it is moved. */
import type { Box, Point } from "@masume/kernel";
import { createMemo, For, type JSX } from "solid-js";

/** How many rows and columns there are; a row is one unit high, the first from 0 to 1. */
export interface LabelledSize {
  readonly width: number;
  readonly height: number;
}

/** Closer together than this, in pixels, numbers would run into each other. */
const apart = 15;
const steps = [1, 2, 5, 10, 20] as const;

export function Labels(props: {
  readonly size: LabelledSize;
  /** What the board covers, in board units. */
  readonly box: Box;
  /** Where the board lies in its frame, and the frame itself, in pixels. */
  readonly sheet: Box;
  readonly frame: { readonly width: number; readonly height: number };
}): JSX.Element {
  const unit = () => props.sheet.width / props.box.width;
  const place = (cell: number, along: keyof Point) =>
    props.sheet[along] + (cell + 0.5 - props.box[along]) * unit();
  const shown = (count: number, along: keyof Point, length: number) => {
    const step = steps.find((each) => each * unit() >= apart) ?? 50;
    const numbers: number[] = [];
    for (let number = 1; number <= count; number++) {
      if (step > 1 && number % step !== 0 && number !== 1) continue;
      const at = place(number - 1, along);
      if (at >= 0 && at <= length) numbers.push(number);
    }
    return numbers;
  };
  const columns = createMemo(() => shown(props.size.width, "x", props.frame.width));
  const rows = createMemo(() => shown(props.size.height, "y", props.frame.height));
  return (
    <div class="board-labels" aria-hidden="true">
      <div class="board-columns" style={{ translate: `0 ${Math.max(0, props.sheet.y)}px` }}>
        <For each={columns()}>
          {(number) => <span style={{ left: `${place(number - 1, "x")}px` }}>{number}</span>}
        </For>
      </div>
      <div class="board-rows" style={{ translate: `${Math.max(0, props.sheet.x)}px 0` }}>
        <For each={rows()}>
          {(number) => <span style={{ top: `${place(number - 1, "y")}px` }}>{number}</span>}
        </For>
      </div>
    </div>
  );
}
