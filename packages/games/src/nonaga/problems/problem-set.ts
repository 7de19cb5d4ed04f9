/**
 * The problems that are shipped: read once, when somebody first asks. A problem's number
 * is its place in the list, which progress is saved by, so the list is only added to at
 * its end.
 */
import { type Problem, readProblem } from "./problem-code.js";
import { problemList } from "./problem-list.js";

let read: readonly Problem[] | undefined;

export function problems(): readonly Problem[] {
  read ??= problemList.trim().split("\n").map(readProblem);
  return read;
}
