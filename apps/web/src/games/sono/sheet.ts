/**
 * A square of the board as a bitmap, for the moment in which it turns. Five
 * hundred SVG texts would cost three to four times as much before the first frame
 * as the same picture on a canvas (measured on a 24×24 board).
 *
 * The style sheet keeps the colours: the canvas wears them as its own text,
 * border and outline colours, which are read back here as the browser resolved
 * them, by day and by night.
 */
import type { Op } from "@masume/games/sono";
import type { Mark, Marks, Point } from "@masume/kernel";

interface Inks {
  readonly number: string;
  readonly grid: string;
  readonly edge: string;
  readonly pair: string;
  readonly family: string;
}

export function drawSheet(canvas: HTMLCanvasElement, square: Op, marks: Marks): void {
  // The board may be zoomed by a transform, which the layout size does not know of.
  const seen = canvas.getBoundingClientRect().width;
  const pixels = Math.max(1, Math.round(seen * devicePixelRatio));
  canvas.width = pixels;
  canvas.height = pixels;
  const context = canvas.getContext("2d")!;
  const unit = pixels / square.n;
  context.setTransform(unit, 0, 0, unit, -square.x * unit, -square.y * unit);
  context.textAlign = "center";
  context.lineJoin = "round";
  const inks = inksOf(canvas);
  for (const mark of marks) drawMark(context, mark, inks, 1 / unit);
}

function inksOf(canvas: HTMLCanvasElement): Inks {
  const style = getComputedStyle(canvas);
  return {
    number: style.color,
    grid: style.borderTopColor,
    edge: style.outlineColor,
    pair: style.columnRuleColor,
    family: style.fontFamily,
  };
}

function drawMark(context: CanvasRenderingContext2D, mark: Mark, inks: Inks, pixel: number): void {
  if (mark.shape === "text") {
    context.fillStyle = inks.number;
    context.font = `650 ${mark.size}px ${inks.family}`;
    context.fillText(mark.text, mark.at.x, mark.at.y + 0.36 * mark.size);
    return;
  }
  if (mark.shape === "line") {
    context.strokeStyle = inks.grid;
    context.lineWidth = Math.max(pixel, 0.03);
    trace(context, mark.points);
    context.stroke();
    return;
  }
  // The paper is the canvas' own ground; pairs lie on it.
  if (mark.shape !== "area" || mark.role !== "pair") return;
  context.fillStyle = inks.pair;
  context.strokeStyle = inks.edge;
  context.lineWidth = 0.045;
  trace(context, mark.points);
  context.closePath();
  context.fill();
  context.stroke();
}

function trace(context: CanvasRenderingContext2D, [first, ...rest]: readonly Point[]): void {
  context.beginPath();
  if (first) context.moveTo(first.x, first.y);
  for (const { x, y } of rest) context.lineTo(x, y);
}
