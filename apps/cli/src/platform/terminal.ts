/**
 * The one owner of the terminal. Results, messages and the status line go through
 * it: before anything else is written, to either stream, the status line is taken
 * away, so it can neither swallow a result nor run into a prompt. The cursor is
 * never hidden and no mode is changed; whatever ends the program, that one line is
 * all there is to put in order.
 */
import truncatedWidth from "fast-string-truncated-width";
import picocolors from "picocolors";
import { wrapProse } from "./wrap.js";

export interface TerminalStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(content: string | Uint8Array): boolean;
  once(event: "drain", listener: () => void): unknown;
}

/** To the line's beginning, and everything behind it away. */
const eraseLine = "\r\u001b[K";

/** An interrupt is echoed as `^C` behind the status line and must not begin a new one. */
const roomForEcho = 3;

/** What a terminal that does not say is taken to have. */
const usualColumns = 80;

export class Terminal {
  readonly #out: TerminalStream;
  readonly #err: TerminalStream;
  #hasStatus = false;

  constructor(out: TerminalStream, err: TerminalStream) {
    this.#out = out;
    this.#err = err;
  }

  /** A result, for standard output; resolves when there is room for more. */
  print(content: string | Uint8Array): Promise<void> {
    this.clearStatus();
    return new Promise((resolve) => {
      if (this.#out.write(content)) resolve();
      else this.#out.once("drain", resolve);
    });
  }

  /** A line of its own on standard error, broken between words where it is too long. */
  printMessage(line: string): void {
    this.ask(`${this.#err.isTTY ? wrapProse(line, this.columns) : line}\n`);
  }

  /** A text on standard error whose line stays open for an answer. */
  ask(text: string): void {
    this.clearStatus();
    this.#err.write(text);
  }

  /** Whether a status line would be seen. */
  get showsStatus(): boolean {
    return this.#err.isTTY === true;
  }

  get columns(): number {
    return this.#err.columns || usualColumns;
  }

  /** How wide results may be; undefined where they go elsewhere. */
  get printedColumns(): number | undefined {
    return this.#out.isTTY ? this.#out.columns || usualColumns : undefined;
  }

  /** How much a status line may hold. */
  get statusWidth(): number {
    return this.columns - roomForEcho;
  }

  /** In place of the status line that stands there; of what is too long, the beginning. */
  showStatus(text: string): void {
    if (!this.showsStatus) return;
    const { index } = truncatedWidth(text, { limit: this.statusWidth });
    this.#err.write(`${this.#hasStatus ? eraseLine : ""}${text.slice(0, index)}`);
    this.#hasStatus = true;
  }

  clearStatus(): void {
    if (!this.#hasStatus) return;
    this.#hasStatus = false;
    this.#err.write(eraseLine);
  }

  /** Whether results are seen in colour. */
  get colour(): boolean {
    return this.#out.isTTY === true && picocolors.isColorSupported;
  }

  /** Whether messages are. */
  get messageColour(): boolean {
    return this.#err.isTTY === true && picocolors.isColorSupported;
  }
}

/** This process's own. */
export const terminal: Terminal = new Terminal(process.stdout, process.stderr);

/** Whatever ends the program, no status line stays; and a reader that has seen enough (`masume … | head`) is no error. */
export function guardTerminal(): void {
  process.on("exit", () => terminal.clearStatus());
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    throw error;
  });
  process.stderr.on("error", () => {});
}
