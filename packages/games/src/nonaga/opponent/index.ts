/** The opponent by the contract. */
export { opponent } from "./opponent.js";
