/** A board as a picture, in the form that was asked for: what `convert --to svg|png|pdf` gives. */
import type { Drawing } from "@masume/print";
import type { VerbResult } from "./verb.js";

export const pictureFormats = ["svg", "png", "pdf"] as const;

export type PictureFormat = (typeof pictureFormats)[number];

export function isPicture(format: string): format is PictureFormat {
  return pictureFormats.some((one) => one === format);
}

export async function pictureResult(to: PictureFormat, drawn: Drawing, title: string): Promise<VerbResult> {
  // Each form brings a font along, which takes time to load: only whoever asks for one waits for it.
  if (to === "svg") {
    const { svgOf } = await import("../platform/pictures/svg.js");
    const text = svgOf(drawn, title).trimEnd();
    return { verdict: "yes", json: { format: to, text }, text, isFile: true };
  }
  const bytes = to === "png" ? await png(drawn, title) : await pdf(drawn, title);
  const base64 = Buffer.from(bytes).toString("base64");
  return { verdict: "yes", json: { format: to, base64 }, text: "", bytes };
}

async function png(drawn: Drawing, title: string): Promise<Uint8Array> {
  return (await import("../platform/pictures/png.js")).pngOf(drawn, title);
}

async function pdf(drawn: Drawing, title: string): Promise<Uint8Array> {
  const { bookletPdf } = await import("../platform/pictures/pdf.js");
  return bookletPdf([{ title: "", board: drawn }], { title, solutions: "" });
}
