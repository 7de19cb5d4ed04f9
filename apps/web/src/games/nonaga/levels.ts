/** The opponents the page offers, weakest first; a level's number is its place, from 1. */
export const levels = [{ id: "novice" }, { id: "full" }] as const;

export const fullStrength: number = levels.length;
