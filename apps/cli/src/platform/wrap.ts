/**
 * Lines that fit a terminal, for text in which some letters are two columns wide and
 * words need no blanks between them: Japanese breaks between any two letters, only not
 * before one that closes what stands before it.
 */
import truncatedWidth from "fast-string-truncated-width";

export function displayWidth(text: string): number {
  return truncatedWidth(text).width;
}

/** A word of narrow letters or one wide letter, with whatever may not begin a line behind it, and blanks. */
const piece = /(?:[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[^\s])[、。）」〜ー]*|\s+/gu;

export function wrap(text: string, width: number): string {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const [next] of paragraph.matchAll(piece)) {
      if (line !== "" && displayWidth((line + next).trimEnd()) > width) {
        lines.push(line.trimEnd());
        line = next.trimStart();
      } else {
        line += next;
      }
    }
    lines.push(line.trimEnd());
  }
  return lines.join("\n");
}
