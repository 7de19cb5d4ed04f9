/** The schemas themselves, for whoever checks what comes in: servers and tests. */
export { endReasons } from "./fields.js";
export { errorBody, httpRefusals } from "./refusals.js";
export {
  type RouteDefinition,
  type RouteInput,
  type RouteResponse,
  type RoutesTagged,
  routes,
} from "./routes.js";
export { clientMessage, requests, serverMessage, socketRefusals } from "./socket.js";
