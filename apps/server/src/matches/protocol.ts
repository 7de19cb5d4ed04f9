/**
 * What goes over a socket, version 1; `docs/protocol.md` explains it. Every
 * request carries a number of the client's choosing, and gets exactly one
 * `done` or `refused` with that number.
 */
import { type Ruleset, rulesets, type Side } from "@masume/games/nonaga";
import { z } from "zod";
import { readClock } from "./clock.js";
import {
  type MatchResult,
  mostPlies,
  type OfferKind,
  offerKinds,
  type Phase,
  type Refusal,
} from "./match.js";

export const protocolVersion = 1;

/** Longer than any honest message; a socket that sends more is closed. */
export const mostMessageBytes = 2048;

/** Digits of a room's code. */
export const codeLength = 6;

interface Request<Type extends string> {
  readonly type: Type;
  /** The client's own number for it. */
  readonly id: number;
}

export interface TermsRequest<Type extends string> extends Request<Type> {
  readonly rules: Ruleset;
  readonly clock: string;
}

export interface MatchRequest<Type extends string> extends Request<Type> {
  readonly match: string;
}

export interface OfferRequest<Type extends string> extends MatchRequest<Type> {
  readonly offer: OfferKind;
  readonly ply: number;
}

export type ClientMessage =
  | TermsRequest<"open">
  | (Request<"join"> & { readonly room: string })
  | TermsRequest<"seek">
  | Request<"unseek">
  | MatchRequest<"watch">
  | MatchRequest<"unwatch">
  | (MatchRequest<"move"> & { readonly ply: number; readonly turn: string })
  | MatchRequest<"resign">
  | OfferRequest<"offer">
  | OfferRequest<"accept">
  | OfferRequest<"decline">
  | Request<"ping">;

const id = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const match = z.string().regex(/^[0-9a-z]{16}$/);
const ply = z.int().min(0).max(mostPlies);
const rules = z.enum(rulesets as [Ruleset, ...Ruleset[]]);
const clock = z
  .string()
  .max(20)
  .refine((word) => readClock(word) !== undefined, "not a clock");
const offer = z.enum(offerKinds);

export const clientMessage: z.ZodType<ClientMessage> = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("open"), id, rules, clock }),
  z.strictObject({ type: z.literal("join"), id, room: z.string().regex(/^(\d{6}|[0-9a-z]{16})$/) }),
  z.strictObject({ type: z.literal("seek"), id, rules, clock }),
  z.strictObject({ type: z.literal("unseek"), id }),
  z.strictObject({ type: z.literal("watch"), id, match }),
  z.strictObject({ type: z.literal("unwatch"), id, match }),
  z.strictObject({ type: z.literal("move"), id, match, ply, turn: z.string().min(1).max(100) }),
  z.strictObject({ type: z.literal("resign"), id, match }),
  z.strictObject({ type: z.literal("offer"), id, match, offer, ply }),
  z.strictObject({ type: z.literal("accept"), id, match, offer, ply }),
  z.strictObject({ type: z.literal("decline"), id, match, offer, ply }),
  z.strictObject({ type: z.literal("ping"), id }),
]);

export type SocketRefusal =
  | Refusal
  | "malformed"
  | "slow-down"
  | "not-a-player"
  | "no-match"
  | "too-many"
  | "storage";

export interface SeatView {
  readonly id: string;
  readonly name: string;
}

export interface MatchView {
  readonly type: "match";
  readonly match: string;
  readonly version: number;
  readonly code: string | null;
  readonly phase: Phase;
  readonly rules: string;
  readonly clock: string;
  readonly seats: Readonly<Record<Side, SeatView | null>>;
  /** The turns from this ply on; those before it are known and stay. */
  readonly from: number;
  readonly turns: readonly string[];
  /** Milliseconds left when the turn began; null without a clock. */
  readonly left: Readonly<Record<Side, number>> | null;
  readonly turnAt: number;
  /** The server's clock when this was sent. */
  readonly now: number;
  readonly offers: Readonly<Record<OfferKind, Side | null>>;
  readonly result: MatchResult | null;
  readonly next: string | null;
}

export type ServerMessage =
  | {
      readonly type: "welcome";
      readonly protocol: number;
      readonly player: SeatView | null;
      readonly now: number;
    }
  | { readonly type: "done"; readonly id: number; readonly match?: string; readonly now?: number }
  | {
      readonly type: "refused";
      readonly id: number | null;
      readonly code: SocketRefusal;
      readonly rule?: string;
    }
  | MatchView
  | {
      readonly type: "presence";
      readonly match: string;
      readonly here: Readonly<Record<Side, boolean>>;
      /** Sockets that look on without playing, on all nodes. */
      readonly watchers: number;
      /** The side that is gone loses at this time unless it comes back. */
      readonly gone: { readonly side: Side; readonly until: number } | null;
    }
  | { readonly type: "paired"; readonly match: string };
