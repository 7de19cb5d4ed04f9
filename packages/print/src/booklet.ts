/**
 * Boards on A4 sheets: one to a page, or a booklet with several on each page and
 * the solutions at the back, small: drawn, or written as steps. Coordinates are
 * PDF points.
 */
import type { Box } from "@masume/kernel";
import { ink, soft } from "./colours.js";
import { drawMarks } from "./draw-marks.js";
import type { Drawing } from "./drawing.js";
import type { PdfCanvas } from "./pdf-canvas.js";
import { type SolutionSteps, writeSteps } from "./solution-steps.js";
import { truncate } from "./truncate.js";

/** A puzzle on its way to paper. */
export interface PrintedPuzzle {
  readonly title: string;
  /** Level, size, who made it: what stands small beside the title. */
  readonly note?: string;
  readonly board: Drawing;
  readonly solution?: Drawing;
  /** The solution where it is nothing to look at but something to do. */
  readonly steps?: SolutionSteps;
}

export interface BookletTexts {
  /** Of the whole, in the head of each page. */
  readonly title: string;
  readonly solutions: string;
}

const page = { width: 595.28, height: 841.89 };
const margin = 48;
const headHeight = 30;
const captionHeight = 26;
const gap = 24;

interface PageGrid {
  readonly columns: number;
  readonly rows: number;
}

const solutionGrid: PageGrid = { columns: 3, rows: 4 };

/** A small board shares its page; a large one has it to itself. */
function gridFor(sheets: readonly PrintedPuzzle[]): PageGrid {
  if (sheets.length === 1) return { columns: 1, rows: 1 };
  const widest = Math.max(...sheets.map(({ board }) => board.bounds.width));
  const tallest = Math.max(...sheets.map(({ board }) => board.bounds.height));
  if (widest <= 12 && tallest <= 12) return { columns: 2, rows: 3 };
  if (widest <= 25 && tallest <= 16) return { columns: 1, rows: 2 };
  return { columns: 1, rows: 1 };
}

/** How the document is to be opened: with no page yet, and no font but those that are embedded. */
export const pdfOptions = { size: "A4", margin: 0, autoFirstPage: false, font: "" } as const;

export function layOutBooklet(paper: PdfCanvas, sheets: readonly PrintedPuzzle[], words: BookletTexts): void {
  let number = 0;
  const begin = (heading: string): void => {
    paper.addPage();
    number++;
    paper.font("bold").fontSize(11).fillColor(ink);
    paper.text(heading, margin, margin - 14, { lineBreak: false });
    paper.font("regular").fontSize(9).fillColor(soft);
    const folio = String(number);
    paper.text(folio, page.width / 2 - paper.widthOfString(folio) / 2, page.height - 32, {
      lineBreak: false,
    });
  };

  layOut(
    paper,
    sheets,
    gridFor(sheets),
    () => begin(words.title),
    (sheet) => sheet.board,
  );
  const solved = sheets.filter(({ solution }) => solution !== undefined);
  if (solved.length > 0) {
    layOut(
      paper,
      solved,
      solutionGrid,
      () => begin(words.solutions),
      (sheet) => sheet.solution!,
    );
  }
  const room = {
    x: margin,
    y: margin + headHeight,
    width: page.width - 2 * margin,
    height: page.height - 2 * margin - headHeight,
  };
  writeSteps(paper, sheets, room, () => begin(words.solutions));
}

/** Lays out one drawing per cell, row by row, page after page. */
function layOut(
  paper: PdfCanvas,
  sheets: readonly PrintedPuzzle[],
  { columns, rows }: PageGrid,
  begin: () => void,
  drawn: (sheet: PrintedPuzzle) => Drawing,
): void {
  const width = (page.width - 2 * margin - (columns - 1) * gap) / columns;
  const height = (page.height - 2 * margin - headHeight - (rows - 1) * gap) / rows;
  for (const [index, sheet] of sheets.entries()) {
    const place = index % (columns * rows);
    if (place === 0) begin();
    const x = margin + (place % columns) * (width + gap);
    const y = margin + headHeight + Math.floor(place / columns) * (height + gap);
    caption(paper, sheet, columns > 2, { x, y, width, height: captionHeight });
    const room = { x, y: y + captionHeight, width, height: height - captionHeight };
    drawMarks(paper, drawn(sheet), room);
  }
}

function caption(paper: PdfCanvas, { title, note }: PrintedPuzzle, small: boolean, box: Box): void {
  const shownNote = small ? "" : (note ?? "");
  paper.font("regular").fontSize(9);
  const noteWidth = shownNote === "" ? 0 : paper.widthOfString(shownNote) + 10;
  paper
    .font("bold")
    .fontSize(small ? 8 : 12)
    .fillColor(ink);
  const shownTitle = truncate(paper, title, box.width - noteWidth);
  paper.text(shownTitle, box.x, box.y, { lineBreak: false });
  if (shownNote === "") return;
  const x = box.x + paper.widthOfString(shownTitle) + 10;
  paper.font("regular").fontSize(9).fillColor(soft);
  paper.text(shownNote, x, box.y + 3, { lineBreak: false });
}
