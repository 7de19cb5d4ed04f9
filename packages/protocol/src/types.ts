/** The types of everything that is sent, inferred from the schemas: nothing of zod is left at run time. */
import type { z } from "zod";
import type {
  endReason,
  matchPhase,
  matchResult,
  player,
  ruleset,
  seatRating,
  side,
} from "./schemas/fields.js";
import type { jobPhase, leaderboardName, reportReason, visibility } from "./schemas/objects.js";
import type { httpRefusal } from "./schemas/refusals.js";
import type { RouteResponse } from "./schemas/route-types.js";
import type { offerKind, serverMessage, socketRefusal } from "./schemas/socket.js";

export type Player = Readonly<z.output<typeof player>>;
export type Side = z.output<typeof side>;
export type Ruleset = z.output<typeof ruleset>;
export type MatchPhase = z.output<typeof matchPhase>;
export type EndReason = z.output<typeof endReason>;
export type MatchResult = Readonly<z.output<typeof matchResult>>;
export type SeatRating = Readonly<z.output<typeof seatRating>>;
export type OfferKind = z.output<typeof offerKind>;
export type Visibility = z.output<typeof visibility>;
export type JobPhase = z.output<typeof jobPhase>;
export type ReportReason = z.output<typeof reportReason>;
export type LeaderboardName = z.output<typeof leaderboardName>;

export type HttpRefusal = z.output<typeof httpRefusal>;
export type SocketRefusal = z.output<typeof socketRefusal>;

export type ServerMessage = Readonly<z.output<typeof serverMessage>>;
export type MatchMessage = Extract<ServerMessage, { type: "match" }>;
export type PresenceMessage = Extract<ServerMessage, { type: "presence" }>;

export type Puzzle = Readonly<RouteResponse<"getPuzzle">>;
export type PublishedPuzzle = Readonly<RouteResponse<"listPuzzles">["puzzles"][number]>;
export type MatchSummary = Readonly<RouteResponse<"listMatches">["matches"][number]>;
export type Seek = Readonly<RouteResponse<"listSeeks">["seeks"][number]>;
export type RatedPlayers = Readonly<RouteResponse<"listRatings">>;
export type Job = Readonly<RouteResponse<"getJob">>;
export type Leaderboard = Readonly<RouteResponse<"getLeaderboard">>;
export type Session = Readonly<RouteResponse<"listSessions">["sessions"][number]>;
export type Block = Readonly<RouteResponse<"listBlocks">["blocks"][number]>;
export type DeviceCode = Readonly<RouteResponse<"createDeviceCode">>;
export type RecordPage = Readonly<RouteResponse<"listRecords">>;
