import { expect, test } from "vitest";
import { statusText } from "./progress-bar.js";
import { Terminal, type TerminalStream } from "./terminal.js";

const erase = "\r\u001b[K";

function terminalOf({ isTTY = true, columns = 20 } = {}) {
  const written: string[] = [];
  const stream = (name: string): TerminalStream => ({
    isTTY,
    columns,
    write: (content) => written.push(`${name} ${content}`) > 0,
    once: () => {},
  });
  return { terminal: new Terminal(stream("out"), stream("err")), written };
}

test("the status line goes before anything is written, to either stream", async () => {
  const { terminal, written } = terminalOf();
  terminal.showStatus("one");
  terminal.showStatus("two");
  await terminal.print("result\n");
  terminal.printMessage("note");
  terminal.showStatus("three");
  terminal.ask("? ");
  expect(written).toEqual([
    "err one",
    `err ${erase}two`,
    `err ${erase}`,
    "out result\n",
    "err note\n",
    "err three",
    `err ${erase}`,
    "err ? ",
  ]);
});

test("the status line leaves room for an echoed ^C, also with wide letters", () => {
  const { terminal, written } = terminalOf({ columns: 10 });
  terminal.showStatus("123456789");
  terminal.showStatus("考えています");
  expect(written).toEqual(["err 1234567", `err ${erase}考えて`]);
});

test("a stream that is no terminal has no status line", () => {
  const { terminal, written } = terminalOf({ isTTY: false });
  terminal.showStatus("one");
  terminal.clearStatus();
  expect(written).toEqual([]);
});

test("the bar takes the room there is", () => {
  expect(statusText("playing", 5, 20, 77)).toBe(`${"█".repeat(6)}${"░".repeat(18)} playing 5/20`);
  expect(statusText("対局しています", 5, 20, 37)).toBe(
    `${"█".repeat(4)}${"░".repeat(13)} 対局しています 5/20`,
  );
  expect(statusText("playing", 5, 20, 20)).toBe("playing 5/20");
  // More than was foreseen: the bar is full.
  expect(statusText("playing", 25, 20, 77)).toBe(`${"█".repeat(24)} playing 25/20`);
  expect(statusText("thinking", 5, 0, 20)).toBe("thinking 5");
});

test("a stream that does not say how wide it is counts as eighty columns", () => {
  const { terminal } = terminalOf({ columns: 0 });
  expect([terminal.columns, terminal.printedColumns, terminal.statusWidth]).toEqual([80, 80, 77]);
  expect(terminalOf({ columns: 33 }).terminal.printedColumns).toBe(33);
  expect(terminalOf({ isTTY: false }).terminal.printedColumns).toBeUndefined();
});

test("messages are broken for a terminal only", () => {
  const line = "some words that are too long";
  const shown = terminalOf({ columns: 12 });
  shown.terminal.printMessage(line);
  const piped = terminalOf({ isTTY: false, columns: 12 });
  piped.terminal.printMessage(line);
  expect([shown.written, piped.written]).toEqual([
    ["err some words\nthat are too\nlong\n"],
    [`err ${line}\n`],
  ]);
});

test("neither results nor messages are coloured where nobody sees them", () => {
  const { terminal } = terminalOf({ isTTY: false });
  expect([terminal.colour, terminal.messageColour, terminal.showsStatus]).toEqual([false, false, false]);
});

test("a result waits until there is room for more", async () => {
  let drained: (() => void) | undefined;
  const stream = (accepts: boolean): TerminalStream => ({
    write: () => accepts,
    once: (_event, listener) => {
      drained = listener;
    },
  });
  await new Terminal(stream(true), stream(true)).print("result");
  expect(drained).toBeUndefined();
  let isPrinted = false;
  const printing = new Terminal(stream(false), stream(true)).print("result").then(() => {
    isPrinted = true;
  });
  await Promise.resolve();
  expect(isPrinted).toBe(false);
  drained!();
  await printing;
  expect(isPrinted).toBe(true);
});

test("a status line that has gone is not taken away again", () => {
  const { terminal, written } = terminalOf();
  terminal.showStatus("one");
  terminal.clearStatus();
  terminal.clearStatus();
  terminal.showStatus("two");
  expect(written).toEqual(["err one", `err ${erase}`, "err two"]);
});
