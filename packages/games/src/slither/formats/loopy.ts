/**
 * Game IDs of Simon Tatham's Loopy on squares: `WxHt0:DESC`, where a digit is a
 * clue and a letter a run of 1 to 26 blanks. The lengths add up to the board.
 */
import { message } from "@masume/kernel";
import type { Puzzle } from "../board.js";
import { type Format, problem, readClue, readSize } from "./document.js";

const shape = /^\s*(\d+)x(\d+)(?:t(\d+))?(?:d(\w))?([:#])/;
const longestRun = 26;

export const loopy: Format = {
  id: "sgt",
  recognises: (text) => shape.test(text),
  read: (text) => ({ puzzle: read(text) }),
  write: ({ puzzle }) => `${puzzle.width}x${puzzle.height}t0:${encode(puzzle.clues)}`,
};

function read(text: string): Puzzle {
  const head = shape.exec(text)!;
  const [whole, across, down, kind, , mark] = head;
  const sizeAt = whole.indexOf(across!);
  if (mark === "#") throw problem(text, whole.length - 1, message("loopy.seed"));
  if (kind !== undefined && Number(kind) !== 0) {
    throw problem(text, whole.indexOf("t"), message("loopy.grid", { found: `t${kind}` }));
  }
  const width = readSize(text, sizeAt, across!);
  const height = readSize(text, sizeAt + across!.length + 1, down!);
  const end = text.trimEnd().length;
  let clues = "";
  for (let at = whole.length; at < end; at++) {
    const symbol = text[at]!;
    if (symbol >= "a" && symbol <= "z") clues += ".".repeat(symbol.charCodeAt(0) - 96);
    else if (symbol === "?") throw problem(text, at, message("board.clue", { found: symbol }));
    else clues += readClue(text, at, symbol);
  }
  if (clues.length !== width * height) {
    throw problem(
      text,
      whole.length,
      message("loopy.length", { found: clues.length, expected: width * height }),
    );
  }
  return { width, height, clues };
}

/** Loopy has no "?"; such a clue demands nothing and is written as a blank. */
function encode(clues: string): string {
  return clues.replace(/[.?]+/g, (run) => {
    const rest = run.length % longestRun;
    const last = rest > 0 ? String.fromCharCode(96 + rest) : "";
    return "z".repeat(Math.floor(run.length / longestRun)) + last;
  });
}
