/** The server's public face. */
export { ListenProblem, listen } from "./listen.js";
export { createServer, type LogLevel, type ServerOptions } from "./server.js";
