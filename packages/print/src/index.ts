/** Boards on paper. Pure: whoever has a PDF document and a font brings them. */
export { type BookletTexts, type PrintedPuzzle, pdfOptions } from "./booklet.js";
export { type Drawing, drawingOf, paletteOf } from "./drawing.js";
export { type Fonts, type PdfDocument, printBooklet } from "./print-booklet.js";
export type { SolutionSteps } from "./solution-steps.js";
export { trueTypeOf, type WoffTable, woffTables } from "./woff.js";
