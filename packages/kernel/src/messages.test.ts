import { describe, expect, it } from "vitest";
import { kernelMessages } from "./kernel-messages.js";
import { type Catalogue, catalogueErrors, formatMessage, message } from "./messages.js";

const catalogue: Catalogue = {
  en: { cells: "{count} {count|cell|cells} at {where}", place: "row {row}" },
  ja: { cells: "{where}に{count}マス", place: "{row}行" },
};

describe("formatMessage", () => {
  it("fills in numbers, plurals, nested messages and lists", () => {
    const where = [message("place", { row: 1 }), message("place", { row: 2 })];
    expect(formatMessage("en", message("cells", { count: 1, where }), catalogue)).toBe(
      "1 cell at row 1, row 2",
    );
    expect(formatMessage("en", message("cells", { count: 12345n, where: "home" }), catalogue)).toBe(
      "12,345 cells at home",
    );
    expect(formatMessage("ja", message("cells", { count: 2, where }), catalogue)).toBe("1行、2行に2マス");
  });

  it("shows an unknown key as itself and keeps a placeholder nobody filled", () => {
    expect(formatMessage("en", message("nowhere"), catalogue)).toBe("nowhere");
    expect(formatMessage("en", message("place"), catalogue)).toBe("row {row}");
  });
});

describe("catalogueErrors", () => {
  it("finds missing keys, differing placeholders and empty texts", () => {
    const faulty: Catalogue = { en: { a: "x", b: "{n}", d: " " }, ja: { b: "{m}", c: "y", d: "z" } };
    expect(catalogueErrors(faulty)).toHaveLength(4);
    expect(catalogueErrors(catalogue)).toEqual([]);
    expect(catalogueErrors(kernelMessages)).toEqual([]);
  });
});
