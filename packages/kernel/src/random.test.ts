/** The streams are frozen; the numbers below come from transcriptions of the reference algorithms in other languages. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRandom, murmur3, utf8 } from "./random.js";

describe("murmur3", () => {
  it("gives the published values", () => {
    expect(murmur3(utf8("hello"), 0)).toBe(0x248bfa47);
    expect(murmur3(utf8(""), 1)).toBe(0x514e28b7);
    expect(murmur3(utf8("The quick brown fox jumps over the lazy dog"), 0)).toBe(0x2e4ff723);
  });

  it("takes in every length as the reference does", () => {
    const hashes = [..."abcdefgh", ""].map((_, length) => murmur3(utf8("abcdefgh".slice(0, length)), 7));
    expect(hashes).toEqual([
      415870660, 3990715943, 4264175359, 940791465, 1425861819, 3037955123, 2194702859, 3679949161, 659285413,
    ]);
  });
});

describe("random", () => {
  it.each([
    ["", [1586763811, 3988198036, 3115085760, 4010847101, 3361967667, 11099513]],
    ["masume", [34257434, 1743227674, 3450583668, 1714025389, 1404979692, 851300763]],
    ["マス目", [4028049087, 2107669780, 2000560586, 3726523425, 563768831, 2148691694]],
    ["2026-11-15", [4136745928, 3686088462, 440911308, 4208201605, 1510866847, 3613022710]],
  ])("streams the frozen words of %j", (seed, words) => {
    const random = createRandom(seed);
    expect(words.map(() => random.next())).toEqual(words);
  });

  it("bounds its numbers as the reference does", () => {
    const random = createRandom("masume");
    const drawn = [6, 1000, 3_000_000_000].map((bound) =>
      Array.from({ length: 6 }, () => random.below(bound)),
    );
    expect(drawn).toEqual([
      [0, 2, 4, 2, 1, 1],
      [366, 481, 244, 218, 127, 998],
      [1269274739, 1654677609, 1403890842, 1487857223, 1314813707, 594642518],
    ]);
  });

  it("takes the high half of the product, in exact arithmetic, without the words that would be unfair", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 - 1 }), (seed, bound) => {
        const words = createRandom(seed);
        const unfair = 2n ** 32n % BigInt(bound);
        let product: bigint;
        do product = BigInt(words.next()) * BigInt(bound);
        while (product % 2n ** 32n < unfair);
        expect(createRandom(seed).below(bound)).toBe(Number(product >> 32n));
      }),
    );
    expect(createRandom("").below(1)).toBe(0);
  });

  it("draws words, halves and items as the reference does", () => {
    const random = createRandom("masume");
    expect([random.below(2 ** 32), random.below(2 ** 32)]).toEqual([34257434, 1743227674]);
    // Beyond 2³¹ nearly every second word is rejected.
    expect(Array.from({ length: 4 }, () => random.below(2 ** 31 + 1))).toEqual([
      1725291834, 857012694, 425650381, 786873810,
    ]);
    const fresh = createRandom("masume");
    expect(Array.from({ length: 12 }, () => fresh.pick([..."abcdefghij"])).join("")).toBe("aeiddbdeccbj");
    expect(createRandom("masume").unit()).toBe(34257434 / 2 ** 32);
  });

  it("shuffles as the reference does", () => {
    const items = Array.from({ length: 12 }, (_, i) => i);
    const random = createRandom("masume");
    expect(random.shuffle(items)).toEqual([6, 10, 9, 11, 5, 7, 1, 2, 3, 8, 4, 0]);
    expect(items[0]).toBe(6);
    expect(random.next()).toBe(4287202488);
  });

  it("forks by label, whatever was drawn before", () => {
    const fresh = createRandom("a").fork("b");
    const used = createRandom("a");
    used.next();
    expect(used.fork("b").next()).toBe(fresh.next());
    expect(createRandom("a").fork("b").next()).toBe(3756426344);
    expect(createRandom("a/b").next()).toBe(3756426344);
  });

  it("shuffles into a permutation", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
        const shuffled = createRandom(seed).shuffle([...items]);
        expect([...shuffled].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
      }),
    );
  });

  it("refuses bounds it cannot keep", () => {
    for (const bound of [0, -1, 1.5, 2 ** 33])
      expect(() => createRandom("").below(bound)).toThrow(RangeError);
    expect(() => createRandom("").pick([])).toThrow(RangeError);
  });
});

describe("utf8", () => {
  it.each([0, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xd800, 0xdfff, 0xe000, 0xffff, 0x1_0000, 0x10_ffff])(
    "agrees with the host's encoder at %i, where a length begins or ends",
    (point) => {
      const text = String.fromCodePoint(point);
      expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)]);
    },
  );

  it("agrees with the host's encoder", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)]);
      }),
    );
  });
});
