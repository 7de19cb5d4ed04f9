/**
 * What a booklet needs of a PDF document. PDFKit's has all of it, in Node and in a
 * browser, so the command and the page print by the same code without this package
 * depending on either.
 */
export interface PdfCanvas {
  addPage(): PdfCanvas;
  /** One of the two weights registered under these names. */
  font(name: "regular" | "bold"): PdfCanvas;
  fontSize(size: number): PdfCanvas;
  fillColor(colour: string): PdfCanvas;
  widthOfString(text: string): number;
  text(
    text: string,
    x: number,
    y: number,
    options: { readonly lineBreak: false; readonly baseline?: "middle" },
  ): PdfCanvas;
  save(): PdfCanvas;
  restore(): PdfCanvas;
  translate(x: number, y: number): PdfCanvas;
  scale(factor: number): PdfCanvas;
  moveTo(x: number, y: number): PdfCanvas;
  lineTo(x: number, y: number): PdfCanvas;
  polygon(...points: number[][]): PdfCanvas;
  circle(x: number, y: number, radius: number): PdfCanvas;
  lineWidth(width: number): PdfCanvas;
  lineCap(style: "round"): PdfCanvas;
  lineJoin(style: "round"): PdfCanvas;
  stroke(colour: string): PdfCanvas;
  fill(colour: string): PdfCanvas;
  fillAndStroke(fill: string, stroke: string): PdfCanvas;
}
