/** Marks drawn on a page of a PDF: as large as the room allows, in its middle, never absurdly large. */
import type { Box, Mark, Palette, Point } from "@masume/kernel";
import { type Drawing, paletteOf } from "./drawing.js";

type Document = PDFKit.PDFDocument;

/** Points a unit at most: a cell of a small board stays a cell, not a poster. */
const largestUnit = 44;
/** Units of white around the board. */
const white = 0.15;

export function drawOn(document: Document, { game, marks, bounds }: Drawing, room: Box): void {
  const width = bounds.width + 2 * white;
  const height = bounds.height + 2 * white;
  const unit = Math.min(room.width / width, room.height / height, largestUnit);
  document.save();
  document.translate(room.x + (room.width - width * unit) / 2, room.y);
  document.scale(unit);
  document.translate(white - bounds.x, white - bounds.y);
  const palette = paletteOf(game);
  for (const mark of marks) draw(document, mark, palette);
  document.restore();
}

function draw(document: Document, mark: Mark, palette: Palette): void {
  const { fill, ink } = palette[mark.look];
  switch (mark.shape) {
    case "area":
      document.polygon(...mark.points.map(pair)).fill(fill);
      return;
    case "line": {
      const [first, ...rest] = mark.points;
      if (!first) return;
      document.moveTo(first.x, first.y);
      for (const { x, y } of rest) document.lineTo(x, y);
      document.lineWidth(mark.width).lineCap("round").lineJoin("round").stroke(ink);
      return;
    }
    case "disc":
      document.circle(mark.at.x, mark.at.y, mark.radius);
      if (mark.hollow) document.lineWidth(mark.radius * 0.22).fillAndStroke(fill, ink);
      else document.fill(fill);
      return;
    case "cross": {
      const { at, radius: r } = mark;
      document.moveTo(at.x - r, at.y - r).lineTo(at.x + r, at.y + r);
      document.moveTo(at.x - r, at.y + r).lineTo(at.x + r, at.y - r);
      document
        .lineWidth(r * 0.3)
        .lineCap("round")
        .stroke(ink);
      return;
    }
    case "text": {
      document.font("bold").fontSize(mark.size).fillColor(ink);
      const left = mark.at.x - document.widthOfString(mark.text) / 2;
      document.text(mark.text, left, mark.at.y, { lineBreak: false, baseline: "middle" });
    }
  }
}

function pair({ x, y }: Point): [number, number] {
  return [x, y];
}
