import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { trueTypeOf, woffTables } from "./woff.js";

test("a font comes out whole: every table sums to the checksum that the font's maker gave it", () => {
  const path = "@fontsource/biz-udpgothic/files/biz-udpgothic-latin-400-normal.woff";
  const tables = woffTables(readFileSync(createRequire(import.meta.url).resolve(path)));
  const contents = tables.map(({ stored, isPacked }) => (isPacked ? inflateSync(stored) : stored));
  const view = new DataView(trueTypeOf(tables, contents).buffer);
  const count = view.getUint16(4);
  expect(count).toBe(tables.length);
  for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
    const isHead = view.getUint32(entry) === 0x68656164;
    const from = view.getUint32(entry + 8);
    let sum = 0;
    for (let at = 0; at < view.getUint32(entry + 12); at += 4) {
      // The head's own adjustment of the whole does not count.
      if (!(isHead && at === 8)) sum = (sum + view.getUint32(from + at)) >>> 0;
    }
    expect(sum).toBe(view.getUint32(entry + 4));
  }
});

test("anything else is refused", () => {
  expect(() => woffTables(new Uint8Array(64))).toThrow("not a WOFF file");
});
