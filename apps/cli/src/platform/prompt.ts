/**
 * A conversation on the terminal: questions on standard error, lines from standard
 * input. In a terminal a line can be edited; what is typed while nobody asks stays
 * unseen and waits for the next question, so it never runs into a status line.
 */
import { createInterface, type Interface } from "node:readline";
import { Writable } from "node:stream";
import { terminal } from "./terminal.js";

export class Prompt {
  readonly #lines: Interface;
  readonly #isTerminal = process.stdin.isTTY === true && terminal.showsStatus;
  readonly #waiting: string[] = [];
  #answer: ((line: string | undefined) => void) | undefined;
  #isClosed = false;

  /** `completions` are the words that the tab key completes. */
  constructor(completions: readonly string[] = []) {
    const output = new Writable({
      write: (chunk, _encoding, done) => {
        if (this.#answer) terminal.ask(String(chunk));
        done();
      },
    });
    Object.defineProperty(output, "columns", { get: () => terminal.columns });
    this.#lines = createInterface({
      input: process.stdin,
      ...(this.#isTerminal && {
        output,
        terminal: true,
        completer: (line: string) => [completions.filter((word) => word.startsWith(line)), line],
      }),
    });
    this.#lines.on("line", (line) => {
      if (this.#answer) this.#reply(line);
      else this.#waiting.push(line);
    });
    this.#lines.on("close", () => {
      this.#isClosed = true;
      if (this.#answer && this.#isTerminal) terminal.ask("\n");
      this.#reply(undefined);
    });
    // The keyboard is read key by key, so Ctrl-C is no signal until it is made one.
    this.#lines.on("SIGINT", () => {
      if (this.#answer) terminal.ask("\n");
      process.emit("SIGINT", "SIGINT");
    });
  }

  /** The next line; undefined when there is no more. */
  async ask(question: string): Promise<string | undefined> {
    const prompt = `${question} `;
    const line = this.#waiting.shift();
    if (line !== undefined || this.#isClosed || !this.#isTerminal) {
      terminal.printMessage(this.#isTerminal && line !== undefined ? `${prompt}${line}` : question);
      if (line !== undefined || this.#isClosed) return line;
    }
    return new Promise((resolve) => {
      this.#answer = resolve;
      if (!this.#isTerminal) return;
      this.#lines.setPrompt(prompt);
      this.#lines.prompt(true);
    });
  }

  /** Nobody is there any more, or one of these words is waiting to be read. */
  hasEnded(words: readonly string[]): boolean {
    return this.#isClosed || this.#waiting.some((line) => words.includes(line.trim()));
  }

  close(): void {
    this.#lines.close();
  }

  #reply(line: string | undefined): void {
    const answer = this.#answer;
    this.#answer = undefined;
    answer?.(line);
  }
}
