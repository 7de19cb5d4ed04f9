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

test("the directory says how to search it by halving", () => {
  const table = { tag: 1, checksum: 2, stored: new Uint8Array(0), isPacked: false };
  for (const [count, power] of [
    [1, 0],
    [5, 2],
    [8, 3],
  ] as const) {
    const font = trueTypeOf(Array(count).fill(table), Array(count).fill(new Uint8Array(3)));
    const view = new DataView(font.buffer);
    const searched = 16 * 2 ** power;
    expect([4, 6, 8, 10].map((at) => view.getUint16(at))).toEqual([
      count,
      searched,
      power,
      16 * count - searched,
    ]);
  }
});

test("a font that stands somewhere in a larger buffer is read where it stands", () => {
  const whole = new Uint8Array(80);
  whole.set([0x77, 0x4f, 0x46, 0x46, 0, 1, 0, 0], 16);
  expect(woffTables(whole.subarray(16))).toEqual([]);
});

test("anything else is refused", () => {
  expect(() => woffTables(new Uint8Array(64))).toThrow("not a WOFF file");
  // Of the other kind of outlines.
  const other = new Uint8Array(64);
  other.set(new TextEncoder().encode("wOFFOTTO"));
  expect(() => woffTables(other)).toThrow("not a WOFF file");
});
