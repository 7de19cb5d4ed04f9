/**
 * Where a short Japanese title may be broken: before the kanji or katakana that
 * begin a phrase after the kana that ended the one before. Only Chromium finds
 * phrases by itself. Other languages come back whole and break at their spaces.
 */
export function phrasesOf(title: string): readonly string[] {
  return title.split(/(?<=\p{Script=Hiragana})(?=[\p{Script=Katakana}\p{Script=Han}])/u);
}
