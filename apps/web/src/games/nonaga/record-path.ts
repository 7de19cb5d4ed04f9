/**
 * Where a game record is shown, one with variations or comments on the analysis board;
 * undefined for a text that is none, or one that the rules refuse.
 */
import {
  checkRecord,
  gameCode,
  readStudyCode,
  recordCodec,
  studyCode,
  studyRecordCodec,
} from "@masume/games/nonaga";
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

/** The code with variations and comments; undefined where a variation breaks the rules. */
function annotatedCode(record: Parameters<typeof studyCode>[0]): string | undefined {
  try {
    return studyCode(record);
  } catch {
    return undefined;
  }
}
