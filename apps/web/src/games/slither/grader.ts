/** The techniques, for the analyst: much more than judging a board takes, and only wanted with a hint or a level. */
export { grade, nextStep, steps } from "@masume/games/slither";
