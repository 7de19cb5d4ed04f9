/** Reading Stroke's boards and lines, and speaking of them. */
import { type Board, lineCodec, stroke } from "@masume/games/stroke";
import { type Cell, kernelMessages, type Language, type Message, message, say } from "@masume/kernel";
import type { Source } from "../../framework/parameters.js";
import { readSource } from "../../framework/reading.js";
import { verbMessages } from "./messages.js";

export function readBoard(source: Source, language: Language): Board {
  return readSource(source, stroke.codec.puzzle, language, stroke.messages);
}

export function readLine(source: Source, language: Language): readonly Cell[] {
  return readSource(source, lineCodec, language);
}

export function words(language: Language, key: string, params?: Message["params"]): string {
  return say(language, message(key, params), verbMessages, stroke.messages, kernelMessages);
}

export function cellWords(language: Language, [row, column]: Cell): string {
  return words(language, "place.cell", { row: row + 1, column: column + 1 });
}
