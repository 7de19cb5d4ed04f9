/** The opponents: what each level is, how it thinks, alone and on several workers, and how two of them play. */
export { bookTurns } from "./book.js";
export { fullStrength, type Level, type LevelId, levels } from "./levels.js";
export * from "./match.js";
export { noviceTurn } from "./novice.js";
export { fairOpening } from "./opening.js";
export * from "./opponent.js";
export * from "./parallel-search.js";
export { allocateSearchMemory, beginSearch, endSearch, type SearchMemory } from "./search-memory.js";
export * from "./search-request.js";
export { canonicalPoses } from "./symmetry.js";
