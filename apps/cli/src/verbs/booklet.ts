/** Gathers the sheets of a command's answers and prints them as one booklet, solutions at the back. */
import { formatMessage, type Language, message } from "@masume/kernel";
import type { PrintedPuzzle } from "@masume/print";
import { messages } from "../platform/messages.js";
import { fileOutput } from "../platform/output.js";
import type { GameCommands } from "./verb.js";

export interface Press {
  add(sheet: PrintedPuzzle): void;
  /** Writes the file, unless there is nothing for it; what there is to say about it. */
  print(): Promise<string>;
}

export function createPress(path: string, { catalogues }: GameCommands, language: Language): Press {
  const sheets: PrintedPuzzle[] = [];
  const output = fileOutput(path, language);
  const words = (key: string, params = {}): string =>
    formatMessage(language, message(key, params), messages, ...catalogues);
  return {
    add: (sheet) => sheets.push({ ...sheet, title: `${sheets.length + 1}  ${sheet.title}` }),
    async print() {
      if (sheets.length === 0) return words("print.nothing");
      const { bookletPdf } = await import("../platform/pictures/pdf.js");
      await output.write(
        await bookletPdf(sheets, { title: words("name"), solutions: words("print.solutions") }),
      );
      output.commit();
      return words("print.done", { count: sheets.length, path });
    },
  };
}
