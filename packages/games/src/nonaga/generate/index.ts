/** What is made for players: problems to solve. */
export * from "./problem.js";
