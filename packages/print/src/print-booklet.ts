/** Sheets printed on a PDF document that somebody else has opened, with fonts that somebody else has found. */
import { type BookletTexts, layOutBooklet, type PrintedPuzzle } from "./booklet.js";
import type { PdfCanvas } from "./pdf-canvas.js";

/** A document that gives its bytes piece by piece, as PDFKit's does. */
export interface PdfDocument extends PdfCanvas {
  registerFont(name: string, font: Uint8Array): unknown;
  on(event: "data", listener: (part: Uint8Array) => void): unknown;
  on(event: "end", listener: () => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
  end(): void;
}

export interface Fonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

export function printBooklet(
  document: PdfDocument,
  fonts: Fonts,
  sheets: readonly PrintedPuzzle[],
  words: BookletTexts,
): Promise<Uint8Array> {
  const written = bytesOf(document);
  document.registerFont("regular", fonts.regular);
  document.registerFont("bold", fonts.bold);
  layOutBooklet(document, sheets, words);
  document.end();
  return written;
}

function bytesOf(document: PdfDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    document.on("data", (part) => parts.push(part));
    document.on("end", () => resolve(joined(parts)));
    document.on("error", reject);
  });
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
