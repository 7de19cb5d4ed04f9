import { expect, test } from "vitest";
import { type PdfDocument, printBooklet } from "./print-booklet.js";

/** A document that gives its bytes in two parts when it has ended, or fails. */
function documentOf(failure?: Error) {
  const listeners = new Map<string, (given: never) => void>();
  const called: string[] = [];
  const own: Partial<PdfDocument> = {
    registerFont: (name, font) => called.push(`font ${name} ${font.join()}`),
    on: (event: string, listener: (given: never) => void) => listeners.set(event, listener),
    end: () => {
      called.push("end");
      if (failure) return listeners.get("error")!(failure as never);
      for (const part of [[1, 2], [], [3]]) listeners.get("data")!(Uint8Array.from(part) as never);
      listeners.get("end")!(undefined as never);
    },
    widthOfString: () => 0,
  };
  const document: PdfDocument = new Proxy(own as PdfDocument, {
    get: (known, name) =>
      known[name as keyof PdfDocument] ??
      ((...args: readonly unknown[]) => {
        if (name === "text") called.push(`text ${args[0]}`);
        return document;
      }),
  });
  return { document, called };
}

const fonts = { regular: Uint8Array.from([7]), bold: Uint8Array.from([8]) };
const words = { title: "Book", solutions: "Solutions" };
const board = { game: "sono", marks: [], bounds: { x: 0, y: 0, width: 4, height: 4 } };

test("fonts come before the pages, and the bytes are whole and in order", async () => {
  const { document, called } = documentOf();
  expect([...(await printBooklet(document, fonts, [{ title: "one", board }], words))]).toEqual([1, 2, 3]);
  expect(called).toEqual(["font regular 7", "font bold 8", "text Book", "text 1", "text one", "end"]);
});

test("a document that fails says why", async () => {
  const { document } = documentOf(new Error("no room"));
  await expect(printBooklet(document, fonts, [], words)).rejects.toThrow("no room");
});
