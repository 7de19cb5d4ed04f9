/** The techniques, for the analyst: much more than judging a board takes, and only wanted with a hint or a level. */
export { advise, grade, steps } from "@masume/games/slither";
