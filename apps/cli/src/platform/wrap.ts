/**
 * Lines that fit a terminal, for text in which some letters are two columns wide and
 * words need no blanks between them: Japanese breaks between any two letters, only not
 * before one that closes what stands before it, nor behind one that opens what follows.
 */
import { stripVTControlCharacters } from "node:util";
import truncatedWidth from "fast-string-truncated-width";

export function displayWidth(text: string): number {
  return truncatedWidth(text).width;
}

const opening = "「『（【(";
const closing = "、。，．・：；！？」』）】)…〜ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ";

/** A word of narrow letters or one wide letter, with what may not be parted from it, or blanks. */
const piece = new RegExp(
  `[${opening}]*(?:[^\\s\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}、。：「」（）]+|\\S)[${closing}]*|\\s+`,
  "gu",
);

export function wrap(text: string, width: number): string {
  return text
    .split("\n")
    .flatMap((paragraph) => wrapLine(paragraph, width))
    .join("\n");
}

/** Every line but the first stands `hang` columns to the right. */
function wrapLine(paragraph: string, width: number, hang = 0): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const [next] of paragraph.matchAll(piece)) {
    if (line.trim() !== "" && displayWidth((line + next).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = " ".repeat(hang) + next.trimStart();
    } else {
      line += next;
    }
  }
  return [...lines, line.trimEnd()];
}

/** Blanks, and the mark or number of an item. */
const beginning = /^ *(?:[^\p{L}\d\s“「（(-] |i |\d+\. )?/u;

/** Wraps what is to be read, each line below its own beginning; boards, curves and tables stay as they are. */
export function wrapProse(text: string, width: number): string {
  return text
    .split("\n")
    .flatMap((line) => {
      if (displayWidth(line) <= width || !isProse(line)) return [line];
      return wrapLine(line, width, beginning.exec(stripVTControlCharacters(line))![0].length);
    })
    .join("\n");
}

/** Words, with neither a drawing nor columns among them. */
function isProse(line: string): boolean {
  const bare = stripVTControlCharacters(line).trim();
  return /\p{L}{2}/u.test(bare) && !/ {2}|[\u2500-\u259f]/u.test(bare);
}
