/** The kernel's public face. */
export * from "./budget.js";
export * from "./codec.js";
export * from "./game.js";
export * from "./hex.js";
export * from "./json.js";
export * from "./kernel-messages.js";
export * from "./messages.js";
export * from "./parse-error.js";
export * from "./random.js";
export * from "./result.js";
export * from "./scene.js";
export * from "./session.js";
export * from "./square.js";
export * from "./svg.js";
export * from "./task.js";
export * from "./terminal.js";
