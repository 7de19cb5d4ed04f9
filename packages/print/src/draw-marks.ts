/** Marks drawn on a page: as large as the room allows, in its middle, never absurdly large. */
import type { Box, Mark, Palette, Point } from "@masume/kernel";
import { type Drawing, paletteOf } from "./drawing.js";
import type { PdfCanvas } from "./pdf-canvas.js";

/** Points per unit at most: a cell of a small board stays a cell, not a poster. */
const largestUnit = 44;
/** Units of white around the board. */
const white = 0.15;

export function drawMarks(paper: PdfCanvas, { game, marks, bounds }: Drawing, room: Box): void {
  const width = bounds.width + 2 * white;
  const height = bounds.height + 2 * white;
  const unit = Math.min(room.width / width, room.height / height, largestUnit);
  paper.save();
  paper.translate(room.x + (room.width - width * unit) / 2, room.y);
  paper.scale(unit);
  paper.translate(white - bounds.x, white - bounds.y);
  const palette = paletteOf(game);
  for (const mark of marks) draw(paper, mark, palette);
  paper.restore();
}

function draw(paper: PdfCanvas, mark: Mark, palette: Palette): void {
  const { fill, ink } = palette[mark.role];
  switch (mark.shape) {
    case "area":
      paper.polygon(...mark.points.map(pair)).fill(fill);
      return;
    case "line": {
      const [first, ...rest] = mark.points;
      if (!first) return;
      paper.moveTo(first.x, first.y);
      for (const { x, y } of rest) paper.lineTo(x, y);
      paper.lineWidth(mark.width).lineCap("round").lineJoin("round").stroke(ink);
      return;
    }
    case "disc":
      paper.circle(mark.at.x, mark.at.y, mark.radius);
      if (mark.hollow) paper.lineWidth(mark.radius * 0.22).fillAndStroke(fill, ink);
      else paper.fill(fill);
      return;
    case "cross": {
      const { at, radius: r } = mark;
      paper.moveTo(at.x - r, at.y - r).lineTo(at.x + r, at.y + r);
      paper.moveTo(at.x - r, at.y + r).lineTo(at.x + r, at.y - r);
      paper
        .lineWidth(r * 0.3)
        .lineCap("round")
        .stroke(ink);
      return;
    }
    case "text": {
      paper.font("bold").fontSize(mark.size).fillColor(ink);
      const left = mark.at.x - paper.widthOfString(mark.text) / 2;
      paper.text(mark.text, left, mark.at.y, { lineBreak: false, baseline: "middle" });
    }
  }
}

function pair({ x, y }: Point): [number, number] {
  return [x, y];
}
