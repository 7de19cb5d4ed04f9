/** Sheets as a PDF file, written by PDFKit. */
import { type BookletTexts, type PrintedPuzzle, pdfOptions, printBooklet } from "@masume/print";
import PDFDocument from "pdfkit";
import { trueTypeFont } from "./font.js";

export function bookletPdf(sheets: readonly PrintedPuzzle[], words: BookletTexts): Promise<Uint8Array> {
  const document = new PDFDocument({
    ...pdfOptions,
    // The same boards give the same bytes, whenever they are printed.
    info: { Title: words.title, Creator: "Masume", CreationDate: new Date(0) },
  });
  const fonts = { regular: trueTypeFont("regular"), bold: trueTypeFont("bold") };
  return printBooklet(document, fonts, sheets, words);
}
