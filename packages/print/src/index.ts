/** Boards on paper. Pure: whoever has a PDF document and a font brings them. */
export { type BookletWords, paperOptions, type Sheet } from "./booklet.js";
export { type Drawing, drawing, paletteOf } from "./drawing.js";
export { type Fonts, type PdfDocument, printBooklet } from "./press.js";
export type { Steps } from "./steps.js";
export { trueTypeOf, type WoffTable, woffTables } from "./woff.js";
