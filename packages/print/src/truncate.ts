/** Names are as long as people make them, and paper is not. */
import type { PdfCanvas } from "./pdf-canvas.js";

/** The text, or as much of it as there is room for. */
export function truncate(paper: PdfCanvas, text: string, width: number): string {
  if (paper.widthOfString(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && paper.widthOfString(`${letters.join("")}…`) > width) letters.pop();
  return letters.length > 0 ? `${letters.join("")}…` : "";
}
