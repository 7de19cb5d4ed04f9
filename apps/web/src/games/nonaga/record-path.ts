/**
 * Where a game record is shown, one with variations or comments on the analysis board;
 * undefined for a text that is none, or one that the rules refuse.
 */
import {
  checkRecord,
  gameCode,
  mainPath,
  type Puzzle,
  readStudyCode,
  recordCodec,
  statesAlong,
  studyCode,
  studyRecordCodec,
} from "@masume/games/nonaga";
import type { SavedPosition } from "../../play/game-ui.js";
import { gamePath } from "./share-game.js";
import { studyPath } from "./study-path.js";

export function recordPath(text: string): string | undefined {
  const read = recordCodec.parse(text);
  const study = studyRecordCodec.parse(text);
  if (!read.ok || !study.ok || checkRecord(read.value).error) return undefined;
  const code = gameCode(read.value);
  const written = annotatedCode(study.value);
  if (written === code) return gamePath(code);
  return written !== undefined && readStudyCode(written).ok ? studyPath(written) : undefined;
}

/** A study of the library: the end of its main line, and its place on the analysis board. */
export function savedStudy(text: string): SavedPosition<Puzzle> | undefined {
  const read = studyRecordCodec.parse(text);
  const code = read.ok ? annotatedCode(read.value) : undefined;
  if (!read.ok || code === undefined) return undefined;
  const { study } = read.value;
  const { position } = statesAlong(study, mainPath(study)).at(-1)!;
  return { puzzle: { rules: study.puzzle.rules, position }, path: studyPath(code) };
}

/** The code with variations and comments; undefined where a variation breaks the rules. */
function annotatedCode(record: Parameters<typeof studyCode>[0]): string | undefined {
  try {
    return studyCode(record);
  } catch {
    return undefined;
  }
}
