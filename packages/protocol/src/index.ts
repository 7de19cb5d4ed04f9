/**
 * What clients and server say to each other: types and clients, without the
 * schemas, which only those who check input need (`@masume/protocol/schemas`).
 */
export { maxMessageBytes, maxPlies, protocolVersion, roomCodeLength } from "./constants.js";
export { endpointOf, type HttpMethod, type RouteName } from "./endpoints.js";
export { type Fetch, HttpClient, type HttpError, type HttpInit, type HttpResult } from "./http-client.js";
export type { RouteRequest, RouteResponse } from "./schemas/route-types.js";
export type { ClientMessage, MatchState, RequestFields, RequestType } from "./schemas/socket.js";
export {
  type ConnectionStatus,
  SocketClient,
  type SocketClientOptions,
  type Watcher,
} from "./socket-client.js";
export {
  type ConnectionEvents,
  type RequestArguments,
  SocketConnection,
  type SocketError,
  type SocketLike,
  type SocketResult,
} from "./socket-connection.js";
export {
  type ClockClass,
  clockClasses,
  clockClassOf,
  formatTimeControl,
  parseTimeControl,
  type TimeControl,
} from "./time-control.js";
export type * from "./types.js";
