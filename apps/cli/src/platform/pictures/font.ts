/**
 * The one typeface of pictures and booklets: BIZ UDPGothic, made to be read by
 * everybody, with Latin and Japanese, under the Open Font License. It comes with
 * the program, so that a picture looks the same where no font is installed.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";
import { trueTypeOf, woffTables } from "@masume/print";
import { create, type Font } from "fontkit";

export type Weight = "regular" | "bold";

const files: Readonly<Record<Weight, string>> = {
  regular: "@fontsource/biz-udpgothic/files/biz-udpgothic-japanese-400-normal.woff",
  bold: "@fontsource/biz-udpgothic/files/biz-udpgothic-japanese-700-normal.woff",
};

export function trueTypeFont(weight: Weight): Buffer {
  const tables = woffTables(readFileSync(createRequire(import.meta.url).resolve(files[weight])));
  const contents = tables.map(({ stored, isPacked }) => (isPacked ? inflateSync(stored) : stored));
  return Buffer.from(trueTypeOf(tables, contents).buffer);
}

const opened = new Map<Weight, Font>();

export function openFont(weight: Weight): Font {
  const known = opened.get(weight);
  if (known) return known;
  const font = create(trueTypeFont(weight));
  if (!("unitsPerEm" in font)) throw new Error(`${files[weight]} holds more than one font`);
  opened.set(weight, font);
  return font;
}
