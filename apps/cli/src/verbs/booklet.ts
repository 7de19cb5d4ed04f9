/** Gathers the sheets of a command's results and prints them as one booklet, solutions at the back. */
import type { PrintedPuzzle } from "@masume/print";
import { fileOutput } from "../platform/output.js";
import type { Translate } from "../platform/translate.js";

export interface Booklet {
  add(sheet: PrintedPuzzle): void;
  /** Writes the file, unless there is nothing for it; what there is to say about it. */
  print(): Promise<string>;
}

export function createBooklet(path: string, t: Translate): Booklet {
  const sheets: PrintedPuzzle[] = [];
  const output = fileOutput(path);
  return {
    add: (sheet) => sheets.push({ ...sheet, title: `${sheets.length + 1}  ${sheet.title}`.trimEnd() }),
    async print() {
      if (sheets.length === 0) return t("print.nothing");
      const { bookletPdf } = await import("../platform/pictures/pdf.js");
      await output.write(await bookletPdf(sheets, { title: t("name"), solutions: t("print.solutions") }));
      output.commit();
      return t("print.done", { count: sheets.length, path });
    },
  };
}
