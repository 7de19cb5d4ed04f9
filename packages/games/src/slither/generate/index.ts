/** The generator's public face. */

export * from "../params.js";
export { generate, generating, type Made } from "./generate.js";
export { generateMessages } from "./generate-messages.js";
export type { Methods, TrialLevel } from "./methods.js";
export { type Day, puzzleName } from "./puzzle-name.js";
export { type PatternChoice, type PatternCode, patternChoices, patternCodes } from "./removal.js";
