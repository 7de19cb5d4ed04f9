/** The files of a contest: the problem as it is handed out, an answer as it is handed in. */
import { type Answer, answerCodec, type Puzzle, problemCodec } from "@masume/games/sono";
import { download } from "../../platform/files/download.js";

export function downloadProblem(puzzle: Puzzle): void {
  download("problem.json", "application/json", `${problemCodec.format(puzzle)}\n`);
}

export function downloadAnswer(answer: Answer): void {
  download("answer.json", "application/json", `${answerCodec.format(answer)}\n`);
}
