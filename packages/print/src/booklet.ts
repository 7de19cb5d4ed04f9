/**
 * Boards on A4 sheets: one to a page, or a booklet with several on each page and
 * the solutions at the back, small. Coordinates are PDF points.
 */
import type { Box } from "@masume/kernel";
import PDFDocument from "pdfkit";
import type { Drawing } from "./drawing.js";
import { trueTypeFont } from "./font.js";
import { drawOn } from "./pdf-marks.js";

/** A puzzle on its way to paper. */
export interface Sheet {
  readonly title: string;
  /** Level, size, who made it: what stands small beside the title. */
  readonly note?: string;
  readonly board: Drawing;
  readonly solution?: Drawing;
}

export interface BookletWords {
  /** Of the whole, in the head of each page. */
  readonly title: string;
  readonly solutions: string;
}

const page = { width: 595.28, height: 841.89 };
const margin = 48;
const headHeight = 30;
const captionHeight = 26;
const gap = 24;
const ink = "#1f2328";
const soft = "#6b7078";

interface Grid {
  readonly columns: number;
  readonly rows: number;
}

const solutionGrid: Grid = { columns: 3, rows: 4 };

/** A small board shares its page; a large one has it to itself. */
function gridFor(sheets: readonly Sheet[]): Grid {
  if (sheets.length === 1) return { columns: 1, rows: 1 };
  const widest = Math.max(...sheets.map(({ board }) => board.bounds.width));
  const tallest = Math.max(...sheets.map(({ board }) => board.bounds.height));
  if (widest <= 12 && tallest <= 12) return { columns: 2, rows: 3 };
  if (widest <= 25 && tallest <= 16) return { columns: 1, rows: 2 };
  return { columns: 1, rows: 1 };
}

export function bookletPdf(sheets: readonly Sheet[], words: BookletWords): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    // The same boards give the same bytes, whenever they are printed.
    info: { Title: words.title, Creator: "Masume", CreationDate: new Date(0) },
  });
  document.registerFont("regular", trueTypeFont("regular"));
  document.registerFont("bold", trueTypeFont("bold"));
  const written = collect(document);

  let number = 0;
  const begin = (heading: string): void => {
    document.addPage();
    number++;
    document.font("bold").fontSize(11).fillColor(ink);
    document.text(heading, margin, margin - 14, { lineBreak: false });
    document.font("regular").fontSize(9).fillColor(soft);
    const folio = String(number);
    document.text(folio, page.width / 2 - document.widthOfString(folio) / 2, page.height - 32, {
      lineBreak: false,
    });
  };

  lay(
    document,
    sheets,
    gridFor(sheets),
    () => begin(words.title),
    (sheet) => sheet.board,
  );
  const solved = sheets.filter(({ solution }) => solution !== undefined);
  if (solved.length > 0) {
    lay(
      document,
      solved,
      solutionGrid,
      () => begin(words.solutions),
      (sheet) => sheet.solution!,
    );
  }
  document.end();
  return written;
}

/** Lays out one drawing a cell, row by row, page after page. */
function lay(
  document: PDFKit.PDFDocument,
  sheets: readonly Sheet[],
  { columns, rows }: Grid,
  begin: () => void,
  drawn: (sheet: Sheet) => Drawing,
): void {
  const width = (page.width - 2 * margin - (columns - 1) * gap) / columns;
  const height = (page.height - 2 * margin - headHeight - (rows - 1) * gap) / rows;
  for (const [index, sheet] of sheets.entries()) {
    const place = index % (columns * rows);
    if (place === 0) begin();
    const x = margin + (place % columns) * (width + gap);
    const y = margin + headHeight + Math.floor(place / columns) * (height + gap);
    caption(document, sheet, columns > 2, { x, y, width, height: captionHeight });
    const room = { x, y: y + captionHeight, width, height: height - captionHeight };
    drawOn(document, drawn(sheet), room);
  }
}

function caption(document: PDFKit.PDFDocument, sheet: Sheet, small: boolean, box: Box): void {
  document
    .font("bold")
    .fontSize(small ? 8 : 12)
    .fillColor(ink);
  document.text(sheet.title, box.x, box.y, { lineBreak: false });
  if (sheet.note === undefined || small) return;
  const x = box.x + document.widthOfString(sheet.title) + 10;
  document.font("regular").fontSize(9).fillColor(soft);
  document.text(sheet.note, x, box.y + 3, { lineBreak: false });
}

function collect(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    document.on("data", (part: Uint8Array) => parts.push(part));
    document.on("end", () => resolve(Buffer.concat(parts)));
    document.on("error", reject);
  });
}
