/** Where a game is studied; its code is written only once somebody goes there. */
import { gameCode, type SharedGame } from "@masume/games/nonaga";
import { studyPath } from "./study-path.js";

export function gameStudyPath(game: SharedGame): string {
  return studyPath(gameCode(game));
}
