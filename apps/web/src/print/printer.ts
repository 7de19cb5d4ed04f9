/** The page's side of printing: one worker, started when it is first needed. */
import type { BookletWords, Sheet } from "@masume/print";
import { type Remote, wrap } from "comlink";
import { download } from "../shell/download.js";
import type { Printer } from "./print-worker.js";

let printer: Remote<Printer> | undefined;

function started(): Remote<Printer> {
  printer ??= wrap<Printer>(new Worker(new URL("./print-worker.ts", import.meta.url), { type: "module" }));
  return printer;
}

/** Hands the person a PDF file of these sheets. */
export async function downloadPdf(
  name: string,
  sheets: readonly Sheet[],
  words: BookletWords,
): Promise<void> {
  const bytes = await started().booklet(sheets, words);
  download(`${name}.pdf`, "application/pdf", bytes as BlobPart);
}
