/** The way from a game to the analysis board; loaded when it is taken. */
import { gameCode, type SharedGame } from "@masume/games/nonaga";
import { studyPath } from "./study-path.js";

export function gameStudyPath(game: SharedGame): string {
  return studyPath(gameCode(game));
}
