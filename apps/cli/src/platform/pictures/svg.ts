/**
 * A drawing as SVG, in two forms: with its texts as text, for people to work
 * with; and with its texts as outlines, for programs that have no fonts.
 */
import { renderSvg, type TextMark } from "@masume/kernel";
import { type Drawing, paletteOf } from "@masume/print";
import { openFont } from "./font.js";

export function svgOf(drawn: Drawing, title: string): string {
  return renderSvg(drawn.marks, drawn.bounds, { palette: paletteOf(drawn.game), title });
}

export function outlinedSvgOf(drawn: Drawing, title: string): string {
  return renderSvg(drawn.marks, drawn.bounds, { palette: paletteOf(drawn.game), title, text: outline });
}

/** The glyphs of a text around its point: in the middle of its width, and of its capitals' height. */
function outline({ at, text, size }: TextMark, ink: string): string {
  const font = openFont("bold");
  const scale = size / font.unitsPerEm;
  const { glyphs, advanceWidth } = font.layout(text);
  const left = at.x - (advanceWidth * scale) / 2;
  const baseline = at.y + (font.capHeight * scale) / 2;
  let x = left;
  const paths = glyphs.map((glyph) => {
    const d = glyph.path.scale(scale, -scale).translate(x, baseline).toSVG();
    x += glyph.advanceWidth * scale;
    return d;
  });
  return `<path d="${paths.join("")}" fill="${ink}"/>`;
}
