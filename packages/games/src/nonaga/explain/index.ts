/** What is said about a position: the best turn and what it is good for. */
export * from "./advice.js";
export { adviceMessages } from "./advice-messages.js";
