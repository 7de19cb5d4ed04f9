/**
 * Slither's notations as the game contract wants them. A puzzle is read in our own
 * notations: the code of a link, a puzz.link path or address, JSON, plain text; what
 * other programs write, `readPuzzle` reads. It is written as a puzz.link path
 * (`slither/W/H/…`), the shortest text that other programs understand too. A move is
 * a list of settings, `h:0,1=1` (line), `v:2,0=x` (cross), `h:1,1=.` (nothing); a cell
 * and its shade, `c:3,1=i` (inside), `=o` (outside), `=.` (none); or the word `lock` or
 * `unlock` (earlier `fix` and `release`).
 */
import { type Codec, err, message, ok, ParseError, parser } from "@masume/kernel";
import { type EdgeMark, markSymbol, type Puzzle } from "./board.js";
import { readOwnDocument } from "./formats/own.js";
import { linkPath } from "./formats/puzz-link.js";
import { type EdgeChange, type Move, type Shade, shadeSymbol } from "./rules.js";

/** The puzz.link path as a single word, for an address of one's own: `10~10~…`. */
export function linkCode(puzzle: Puzzle): string {
  return linkPath(puzzle).slice(pathHead.length).replaceAll("/", "~");
}

const pathHead = "slither/";

export function isLinkCode(text: string): boolean {
  return /^\d+~\d+~/.test(text);
}

export const puzzleCodec: Codec<Puzzle> = {
  parse: (text) => {
    const isCode = isLinkCode(text);
    const document = readOwnDocument(isCode ? pathHead + text.replaceAll("~", "/") : text);
    if (document.ok) return ok(document.value.puzzle);
    if (!isCode) return document;
    const { position, reason } = document.error;
    const ahead = position.line === 1 ? pathHead.length : 0;
    return err({ position: { ...position, column: Math.max(1, position.column - ahead) }, reason });
  },
  format: linkPath,
};

const markOf = new Map(Object.entries(markSymbol).map(([mark, symbol]) => [symbol, mark as EdgeMark]));

const shadeOf = new Map(Object.entries(shadeSymbol).map(([shade, symbol]) => [symbol, shade as Shade]));

/** The moves that concern the whole board, by the words for them. */
const wholeBoard = new Map<string, "lock" | "unlock">([
  ["lock", "lock"],
  ["unlock", "unlock"],
  ["fix", "lock"],
  ["release", "unlock"],
]);

export const moveCodec: Codec<Move> = {
  parse: parser((text) => {
    const whole = wholeBoard.get(text);
    if (whole) return { kind: whole };
    const shade = /^(c:(?:0|[1-9]\d?),(?:0|[1-9]\d?))=([io.])$/.exec(text);
    if (shade) return { kind: "shade", cell: shade[1]!, to: shadeOf.get(shade[2]!)! };
    const changes: EdgeChange[] = [];
    for (const word of text.matchAll(/[^ ]+/g)) {
      const match = /^([hv]:(?:0|[1-9]\d?|100),(?:0|[1-9]\d?|100))=([1x.])$/.exec(word[0]);
      if (!match) {
        throw new ParseError(text, word.index, message("input.move", { text: word[0].slice(0, 20) }));
      }
      changes.push({ edge: match[1]!, to: markOf.get(match[2]!)! });
    }
    return { kind: "set", changes };
  }),
  format(move) {
    if (move.kind === "set") return move.changes.map(({ edge, to }) => `${edge}=${markSymbol[to]}`).join(" ");
    return move.kind === "shade" ? `${move.cell}=${shadeSymbol[move.to]}` : move.kind;
  },
};
