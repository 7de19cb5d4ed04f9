/**
 * The built command in a terminal: a pseudo-terminal of a given size runs it, and a
 * terminal emulator reads what it writes. What counts is the screen that remains.
 */
import { spawn } from "@lydell/node-pty";
import xterm from "@xterm/headless";
import { command } from "./masume.js";

export interface TerminalOptions {
  readonly columns?: number;
  readonly language?: "en" | "ja";
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** What is run in place of the command. */
  readonly program?: readonly [string, ...string[]];
}

export interface Screen {
  /** Scrolled out or not, without blanks at the ends and empty lines below. */
  readonly text: string;
  readonly hasColour: boolean;
}

export interface Ended extends Screen {
  readonly status: number;
  readonly isCursorVisible: boolean;
  /** Everything written, escape sequences and all. */
  readonly written: string;
}

export interface InTerminal {
  readonly ended: Promise<Ended>;
  /** Keys, as the terminal sends them. */
  type(keys: string): void;
  /** Resolves when the screen matches; rejects when the command ends before. */
  until(pattern: RegExp): Promise<string>;
}

const rows = 24;

/**
 * A terminal that is closed loses what has not been read yet, which on a busy machine is
 * a lot. So a shell runs the command, tells its status by a sequence of its own, and
 * stays until that has been read.
 */
const statusSequence = 777;
const inShell = `trap : INT; "$@"; printf '\\033]${statusSequence};%d\\007' $?; read -r _`;

/** A screen that holds as many lines as any test writes. */
function emulator(columns: number): InstanceType<typeof xterm.Terminal> {
  return new xterm.Terminal({ cols: columns, rows, scrollback: 5000, allowProposedApi: true });
}

function read(terminal: InstanceType<typeof xterm.Terminal>): Screen {
  const { active } = terminal.buffer;
  const lines: string[] = [];
  let hasColour = false;
  for (let y = 0; y < active.length; y++) {
    const line = active.getLine(y)!;
    lines.push(line.translateToString(true));
    for (let x = 0; x < line.length; x++) hasColour ||= !line.getCell(x)!.isFgDefault();
  }
  return {
    text: lines
      .map((line) => line.trimEnd())
      .join("\n")
      .trimEnd(),
    hasColour,
  };
}

/** What a terminal of that width shows of a text. */
export async function screenOf(text: string, columns: number): Promise<string> {
  const terminal = emulator(columns);
  await new Promise<void>((resolve) => terminal.write(text.replaceAll("\n", "\r\n"), resolve));
  return read(terminal).text;
}

export function inTerminal(
  args: readonly string[],
  { columns = 80, language = "en", env, cwd, program = [process.execPath, command] }: TerminalOptions = {},
): InTerminal {
  const terminal = emulator(columns);
  let isCursorVisible = true;
  for (const final of ["h", "l"]) {
    terminal.parser.registerCsiHandler({ prefix: "?", final }, (params) => {
      if (params.includes(25)) isCursorVisible = final === "h";
      return false;
    });
  }
  const { NO_COLOR: _, FORCE_COLOR: __, CI: ___, ...inherited } = process.env;
  const child = spawn("sh", ["-c", inShell, "sh", ...program, ...args], {
    cols: columns,
    rows,
    ...(cwd !== undefined && { cwd }),
    env: { ...inherited, LC_ALL: language === "ja" ? "ja_JP.UTF-8" : "C", TERM: "xterm-256color", ...env },
  });
  let written = "";
  let hasEnded = false;
  const onChange = new Set<() => void>();
  const notify = (): void => {
    for (const listener of onChange) listener();
  };
  child.onData((data) => {
    written += data;
    terminal.write(data, notify);
  });
  const ended = new Promise<Ended>((resolve) => {
    terminal.parser.registerOscHandler(statusSequence, (status) => {
      hasEnded = true;
      const [before = ""] = written.split(`\u001b]${statusSequence};`);
      resolve({ ...read(terminal), status: Number(status), isCursorVisible, written: before });
      notify();
      child.write("\n");
      return true;
    });
  });
  return {
    ended,
    type: (keys) => child.write(keys),
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const { text } = read(terminal);
          if (!hasEnded && !pattern.test(text)) return;
          onChange.delete(look);
          if (pattern.test(text)) resolve(text);
          else reject(new Error(`the command ended without ${pattern}:\n${text}`));
        };
        onChange.add(look);
        look();
      }),
  };
}
