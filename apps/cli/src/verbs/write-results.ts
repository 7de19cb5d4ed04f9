/** Results to standard output, a file or a booklet, in order; what remains to be said goes to standard error. */
import { message } from "@masume/kernel";
import { CliError, formatError } from "../platform/cli-error.js";
import { overallStatus, status } from "../platform/exit-status.js";
import type { Output } from "../platform/output.js";
import type { ProgressBar } from "../platform/progress-bar.js";
import { terminal } from "../platform/terminal.js";
import type { Translate } from "../platform/translate.js";
import { wrapProse } from "../platform/wrap.js";
import type { Booklet } from "./booklet.js";
import type { DuplicateFilter } from "./calls.js";
import type { CallOutcome } from "./work.js";

export interface Destination {
  readonly form: "text" | "json" | "lines";
  readonly output: Output;
  readonly booklet: Booklet | undefined;
  /** What goes into the booklet is not written as text too. */
  readonly onlyBooklet: boolean;
  readonly bar: ProgressBar;
  showDone(done: number): void;
  readonly duplicates: DuplicateFilter;
  readonly t: Translate;
  readonly quiet: boolean;
}

/** The exit status. A bad puzzle in a file of many keeps its line, as an error, and the first one is told of. */
export async function writeResults(
  outcomes: AsyncIterable<CallOutcome>,
  { form, output, booklet, onlyBooklet, bar, showDone, duplicates, t, quiet }: Destination,
): Promise<number> {
  const statuses = new Set<number>();
  const notes: string[] = [];
  let firstError: string | undefined;
  let done = 0;
  let hasText = false;
  for await (const outcome of outcomes) {
    if (!outcome.ok) {
      if (form !== "lines") throw new CliError(outcome.reason, outcome.place);
      const { file: _, ...place } = outcome.place;
      const reason = t(outcome.reason.key, outcome.reason.params);
      firstError ??= formatError(reason, outcome.place);
      statuses.add(status.bad);
      await output.write(jsonLine({ error: { ...place, reason } }));
    } else if (duplicates.isDuplicate(outcome.result)) {
      if (!duplicates.isExhausted) continue;
      statuses.add(status.unknown);
      notes.push(t("new.fewer", { count: done }));
      break;
    } else {
      const { verdict, json, text, isFile, note, bytes, sheet } = outcome.result;
      statuses.add(status[verdict]);
      if (sheet) booklet?.add(sheet);
      const isPrinted = onlyBooklet && sheet !== undefined;
      if (form !== "text") await output.write(jsonLine(json));
      else if (bytes !== undefined) await writeBytes(bytes, output);
      else if (!isPrinted && text !== "") {
        const shown = isFile || output.columns === undefined ? text : wrapProse(text, output.columns);
        await output.write(`${hasText ? "\n" : ""}${shown}\n`);
        hasText = true;
      }
      if (form === "text" && note !== undefined) notes.push(note);
    }
    showDone(++done);
  }
  output.commit();
  if (booklet) notes.push(await booklet.print());
  bar.stop();
  for (const note of quiet ? [] : notes) terminal.printMessage(note);
  if (firstError !== undefined) terminal.printMessage(firstError);
  return overallStatus([...statuses]);
}

async function writeBytes(bytes: Uint8Array, output: Output): Promise<void> {
  if (output.columns !== undefined) throw new CliError(message("usage.binary"));
  await output.write(bytes);
}

function jsonLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
