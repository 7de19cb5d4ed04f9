/** The techniques, for the solver: much more than counting solutions takes, and only wanted with a hint or a level. */
export { advise, easySteps, grade, steps } from "@masume/games/slither";
