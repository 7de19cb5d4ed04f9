/** A drawing as a PNG picture. */
import type { Drawing } from "@masume/print";
import { Resvg } from "@resvg/resvg-js";
import { outlinedSvgOf } from "./svg.js";

/** Twice the size at which an SVG shows itself: sharp on paper and on dense screens. */
const zoom = 2;

export function pngOf(drawn: Drawing, title: string): Uint8Array {
  const picture = new Resvg(outlinedSvgOf(drawn, title), {
    background: "#ffffff",
    fitTo: { mode: "zoom", value: zoom },
    font: { loadSystemFonts: false },
  });
  return picture.render().asPng();
}
