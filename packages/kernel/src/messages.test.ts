import { describe, expect, it } from "vitest";
import { kernelMessages } from "./kernel-messages.js";
import { type Catalogue, catalogueErrors, formatMessage, joinCatalogues, message } from "./messages.js";

const catalogue: Catalogue = {
  en: { cells: "{count} {count|cell|cells} at {where}", place: "row {row}" },
  ja: { cells: "{where}に{count}マス", place: "{row}行" },
};

describe("formatMessage", () => {
  it("fills in numbers, plurals, nested messages and lists", () => {
    const where = [message("place", { row: 1 }), message("place", { row: 2 })];
    expect(formatMessage("en", message("cells", { count: 1, where }), catalogue)).toBe(
      "1 cell at row 1 and row 2",
    );
    expect(formatMessage("en", message("cells", { count: 12345n, where: "home" }), catalogue)).toBe(
      "12,345 cells at home",
    );
    expect(formatMessage("ja", message("cells", { count: 2, where }), catalogue)).toBe("1行、2行に2マス");
    const three = [...where, message("place", { row: 3 })];
    expect(formatMessage("en", message("cells", { count: 3, where: three }), catalogue)).toBe(
      "3 cells at row 1, row 2 and row 3",
    );
  });

  it("a list of one is that one, and a list of none is nothing", () => {
    const inWords = (language: "en" | "ja", where: readonly { key: string }[]) =>
      formatMessage(language, message("cells", { count: 0, where }), catalogue);
    expect(inWords("en", [message("place", { row: 1 })])).toBe("0 cells at row 1");
    expect(inWords("ja", [message("place", { row: 1 })])).toBe("1行に0マス");
    expect(inWords("en", [])).toBe("0 cells at ");
  });

  it("takes the singular for one, however it is given, and a message as a part of another", () => {
    const where = message("place", { row: 3 });
    const inEnglish = (count: number | bigint | string) =>
      formatMessage("en", message("cells", { count, where }), catalogue);
    expect([1, 1n, "1", 0, 2n, ""].map(inEnglish)).toEqual([
      "1 cell at row 3",
      "1 cell at row 3",
      "1 cell at row 3",
      "0 cells at row 3",
      "2 cells at row 3",
      " cells at row 3",
    ]);
  });

  it("shows an unknown key as itself and keeps a placeholder nobody filled", () => {
    expect(formatMessage("en", message("nowhere"), catalogue)).toBe("nowhere");
    expect(formatMessage("en", message("place"), catalogue)).toBe("row {row}");
  });
});

describe("catalogueErrors", () => {
  it("finds missing keys, differing placeholders and empty texts", () => {
    const faulty: Catalogue = {
      en: { a: "x", b: "{n} {o}", d: " ", e: "x", f: "{n} {n}" },
      ja: { b: "{no}", c: "y", d: "z", e: " ", f: "{n}" },
    };
    expect(catalogueErrors(faulty)).toEqual([
      "b: placeholders differ, ja {no} en {n o}",
      "c: no English text",
      "d: empty text",
      "e: empty text",
      "a: no Japanese text",
    ]);
    expect(catalogueErrors(catalogue)).toEqual([]);
    expect(catalogueErrors(kernelMessages)).toEqual([]);
  });
});

describe("joinCatalogues", () => {
  it("has the texts of all, and no key twice", () => {
    const other: Catalogue = { en: { more: "more" }, ja: { more: "さらに" } };
    expect(joinCatalogues(catalogue, other)).toEqual({
      en: { ...catalogue.en, more: "more" },
      ja: { ...catalogue.ja, more: "さらに" },
    });
    expect(() => joinCatalogues(catalogue, other, catalogue)).toThrow("two texts for cells");
  });
});
