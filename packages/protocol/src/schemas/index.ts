/** The schemas themselves, for whoever checks what comes in: servers and tests. */
export { endReasons } from "./fields.js";
export { leaderboardName } from "./objects.js";
export { errorBody, httpRefusals } from "./refusals.js";
export type { RouteInput, RouteResponse, RoutesTagged } from "./route-types.js";
export { type RouteDefinition, routes } from "./routes.js";
export { clientMessage, requests, serverMessage, socketRefusals } from "./socket.js";
