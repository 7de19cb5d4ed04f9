import fc from "fast-check";
import { expect, test } from "vitest";
import { fromBase64, toBase64 } from "./base64.js";
import { deflate, inflate } from "./deflate.js";

const max = 1 << 16;
const textOf = (data: string) => String.fromCharCode(...inflate(fromBase64(data) as Uint8Array, max)!);

test("what zlib wrote: a stored block, fixed codes, codes of its own", () => {
  expect(textOf("AQQA+/9sb29w")).toBe("loop");
  expect(textOf("y89LVcjJzy/QUciHs0rK88EsAA==")).toBe("one loop, one loop, two loop");
  const letters = Array.from({ length: 500 }, (_, i) => "abcde"[(i * i * 7 + (i >> 3)) % 5]).join("");
  expect(textOf("7cpBEQAwDMMwrI4T/hTGY1e9ha3YNd2awRxQEopm0XDvm/cA")).toBe(letters);
});

test("bytes survive compression and base64", () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.array(fc.constantFrom(1, 2, 3), { maxLength: 2000 }).map((few) => Uint8Array.from(few)),
  );
  fc.assert(
    fc.property(bytes, (data) => {
      expect(inflate(deflate(data), max)).toEqual(data);
      expect(fromBase64(toBase64(data))).toEqual(data);
      expect(fromBase64(toBase64(data).replace(/=+$/, ""))).toEqual(data);
    }),
  );
});

test("damaged data and data that would grow too large are refused, never thrown at", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (data) => {
      expect(inflate(data, 100)?.length ?? 0).toBeLessThanOrEqual(100);
    }),
    { numRuns: 2000 },
  );
  expect(inflate(deflate(new Uint8Array(1000)), 999)).toBeUndefined();
  expect(inflate(deflate(new Uint8Array(1000)).slice(0, -2), 1000)).toBeUndefined();
});
