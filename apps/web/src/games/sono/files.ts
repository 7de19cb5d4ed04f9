/** What a file holds that is handed in. */

/** An answer has operations; whatever has none is taken for a problem. */
export function isAnswerText(text: string): boolean {
  return /"ops"\s*:/.test(text);
}
