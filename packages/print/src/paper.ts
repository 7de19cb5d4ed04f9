/**
 * What a booklet needs of a PDF document. PDFKit's has all of it, in Node and in a
 * browser, so the command and the page print by the same code without this package
 * depending on either.
 */
export interface Paper {
  addPage(): Paper;
  /** One of the two weights registered under these names. */
  font(name: "regular" | "bold"): Paper;
  fontSize(size: number): Paper;
  fillColor(colour: string): Paper;
  widthOfString(text: string): number;
  text(
    text: string,
    x: number,
    y: number,
    options: { readonly lineBreak: false; readonly baseline?: "middle" },
  ): Paper;
  save(): Paper;
  restore(): Paper;
  translate(x: number, y: number): Paper;
  scale(factor: number): Paper;
  moveTo(x: number, y: number): Paper;
  lineTo(x: number, y: number): Paper;
  polygon(...points: number[][]): Paper;
  circle(x: number, y: number, radius: number): Paper;
  lineWidth(width: number): Paper;
  lineCap(style: "round"): Paper;
  lineJoin(style: "round"): Paper;
  stroke(colour: string): Paper;
  fill(colour: string): Paper;
  fillAndStroke(fill: string, stroke: string): Paper;
}
