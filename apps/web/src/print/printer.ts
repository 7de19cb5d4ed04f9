/** The page's side of printing. */
import type { BookletTexts, PrintedPuzzle } from "@masume/print";
import { createWorkerClient } from "@masume/workers";
import { download } from "../platform/files/download.js";
import type { PrintTasks } from "./print-worker.js";

const printer = createWorkerClient<PrintTasks>(
  () => new Worker(new URL("./print-worker.ts", import.meta.url), { type: "module" }),
);

/** Hands the person a PDF file of these sheets. */
export async function downloadPdf(
  name: string,
  sheets: readonly PrintedPuzzle[],
  words: BookletTexts,
): Promise<void> {
  const bytes = await printer.call("booklet", { sheets, words });
  download(`${name}.pdf`, "application/pdf", new Uint8Array(bytes));
}
