/**
 * What goes over the WebSocket; `docs/protocol.md` explains it, and its tables are
 * generated from here. Every request carries a number of the client's
 * choosing and gets exactly one `done` or `refused` with that number.
 */
import { z } from "zod";
import { maxPlies } from "../constants.js";
import {
  bySide,
  id,
  matchPhase,
  matchResult,
  player,
  ruleset,
  seatRating,
  side,
  timeControl,
  victoryLine,
} from "./fields.js";

const ply = z.int().min(0).max(maxPlies);
const offerKinds = ["draw", "takeback", "rematch"] as const;
export const offerKind = z.enum(offerKinds);

/** Without `rated` a game is casual; without `side` the sides are drawn by lot. */
const terms = { rules: ruleset, clock: timeControl, rated: z.boolean().optional(), side: side.optional() };
const offer = { match: id, offer: offerKind, ply };
const matchDone = { match: id };

interface RequestDefinition {
  readonly summary: string;
  /** Besides `type` and `id`. */
  readonly fields: z.ZodRawShape;
  /** What `done` holds besides `type` and `id`. */
  readonly done: z.ZodRawShape;
}

export const requests = {
  open: {
    summary: "Creates a room with a six-digit code. You take the `side` you ask for, or one drawn by lot.",
    fields: terms,
    done: matchDone,
  },
  join: {
    summary:
      "Takes the free side of a room, by its six digits or the match's id; the game starts. `done` again for a player who sits there already.",
    fields: { room: z.string().regex(/^(\d{6}|[0-9a-z]{16})$/) },
    done: matchDone,
  },
  seek: {
    summary:
      "Quick match: the next player who wants the same game, and does not insist on the same side, is your opponent. The server then sends `paired`.",
    fields: terms,
    done: {},
  },
  take: {
    summary:
      "Plays the game that somebody seeks (`GET /api/seeks`), named by the player's id. The server then sends `paired` to both.",
    fields: { player: id },
    done: matchDone,
  },
  unseek: { summary: "Stops looking for an opponent.", fields: {}, done: {} },
  watch: {
    summary: "Subscribes to a match: your own, or anybody's.",
    fields: { match: id },
    done: matchDone,
  },
  unwatch: { summary: "Ends the subscription.", fields: { match: id }, done: {} },
  move: {
    summary: "Plays a turn, written as in [Nonaga’s notation](nonaga.md#notation), as ply 0, 1, 2 …",
    fields: { match: id, ply, turn: z.string().min(1).max(100) },
    done: matchDone,
  },
  resign: { summary: "Resigns.", fields: { match: id }, done: matchDone },
  abort: {
    summary: "Cancels a room that nobody has joined, or a game before both have moved: nobody has lost.",
    fields: { match: id },
    done: matchDone,
  },
  offer: { summary: "Offers a draw, a takeback or a rematch.", fields: offer, done: matchDone },
  accept: { summary: "Accepts the opponent's offer.", fields: offer, done: matchDone },
  decline: {
    summary: "Declines the opponent's offer, or withdraws your own.",
    fields: offer,
    done: matchDone,
  },
  ping: { summary: "Asks for the server's time.", fields: {}, done: { now: z.number() } },
} as const satisfies Record<string, RequestDefinition>;

export type RequestType = keyof typeof requests;

type Infer<Shape extends z.ZodRawShape> = keyof Shape extends never ? object : z.output<z.ZodObject<Shape>>;

/** The fields of a request besides `type` and `id`. */
export type RequestFields<Type extends RequestType> = Infer<(typeof requests)[Type]["fields"]>;

/** What a granted request answers. */
export type RequestDone<Type extends RequestType> = Infer<(typeof requests)[Type]["done"]>;

export type ClientMessage = {
  [Type in RequestType]: { readonly type: Type; readonly id: number } & Readonly<RequestFields<Type>>;
}[RequestType];

const requestId = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

const clientMessages = Object.entries(requests).map(([type, { fields }]) =>
  z.strictObject({ type: z.literal(type), id: requestId, ...(fields as z.ZodRawShape) }),
);

// The union's type cannot follow from a list; the table above says it.
export const clientMessage = z.discriminatedUnion(
  "type",
  clientMessages as [(typeof clientMessages)[number]],
) as unknown as z.ZodType<ClientMessage>;

export const socketRefusals = {
  malformed: "not a message of this protocol",
  "slow-down":
    "too many messages: 20 per second in the long run, 60 of all your sockets together, and a room code every five seconds after the first twenty",
  "not-a-player": "the socket was opened without a player's secret, so it may only watch",
  "no-match": "there is no such match or room",
  "too-many": "one socket watches 20 matches at most",
  "too-many-games": "you or your opponent have twenty games in progress: finish one first",
  blocked: "one of you two has blocked the other",
  "not-seated": "you do not play in this match",
  "not-playing": "the match has not started, or is over",
  "not-over": "a rematch can be offered when the match is over",
  full: "both sides are taken",
  closed: "the room was cancelled, or was open for two hours",
  "not-your-turn": "the opponent is to move",
  "both-moved": "both have moved: a game can no longer be cancelled, only resigned",
  "no-seek": "this player does not seek a game any more",
  "needs-clock": "a rated game needs a clock",
  "wrong-ply": "the match is at another ply",
  unreadable: "the turn cannot be read",
  illegal: "the turn breaks a rule, named by `rule`",
  "no-offer": "there is no such offer to answer",
  declined: "this offer was declined in this ply already",
  "nothing-to-take-back": "you have not moved yet",
  internal: "the server failed; the same message would fail again",
  storage: "it could not be stored, or nobody knows whether it was: send it again, for nothing happens twice",
} as const;

export const socketRefusal = z.enum(Object.keys(socketRefusals) as (keyof typeof socketRefusals)[]);

const matchState = z.object({
  match: id,
  version: z.number().describe("increases with every change"),
  code: z.string().nullable().describe("the code of its room, or null"),
  phase: matchPhase.describe("`waiting`, `playing` or `over`"),
  rules: ruleset,
  clock: z.string(),
  rated: z.boolean().describe("whether it counts for ratings"),
  seats: bySide(player.nullable()).describe("`red` and `blue`: `{id, name}` or null"),
  ratings: bySide(seatRating.nullable())
    .nullable()
    .describe(
      "of a rated game, `red` and `blue`: `{rating, isProvisional, change}`; `change` is null until the game is over",
    ),
  turns: z.array(z.string()).describe("the turns from ply `from` on"),
  left: bySide(z.number())
    .nullable()
    .describe(
      "each side's remaining time in milliseconds when the current turn started, or when the game ended; null without a clock",
    ),
  turnAt: z.number().describe("when the current turn started"),
  now: z.number().describe("the server's time when it sent the message"),
  offers: z
    .object({
      draw: side.nullable(),
      takeback: side.nullable(),
      rematch: side.nullable(),
    } satisfies Record<(typeof offerKinds)[number], z.ZodType>)
    .describe("which side has offered a `draw`, `takeback` or `rematch`"),
  result: matchResult.nullable().describe("`{winner, reason}`; `winner` is `red`, `blue`, `draw` or null"),
  victoryLine: victoryLine
    .nullable()
    .describe("the cells of the three winning pieces, each as `q,r`, when they are together"),
  next: id.nullable().describe("the agreed rematch, with colours swapped"),
});

/** A match with all its turns. */
export type MatchState = Readonly<z.output<typeof matchState>>;

export const serverMessage = z.discriminatedUnion("type", [
  z
    .object({
      type: z.literal("welcome"),
      protocol: z.number().describe("the version of this protocol"),
      player: player.nullable().describe("you, or null"),
      now: z.number().describe("the server's time"),
    })
    .describe("you may send requests once it has arrived"),
  z
    .object({ type: z.literal("done"), id: requestId, match: id.optional(), now: z.number().optional() })
    .describe("the request with this `id` was granted"),
  z
    .object({
      type: z.literal("refused"),
      id: requestId.nullable().describe("null where the message had none"),
      code: socketRefusal,
      rule: z.string().optional().describe("the rule that an `illegal` turn breaks"),
    })
    .describe("it was not, and `code` says why"),
  matchState
    .extend({
      type: z.literal("match"),
      from: z.number().describe("keep the turns before this ply and append `turns`; after `watch` it is 0"),
    })
    .describe("the current state of a match"),
  z
    .object({
      type: z.literal("presence"),
      match: id,
      here: bySide(z.boolean()).describe("`red` and `blue`: whether they are connected"),
      spectators: z.number().describe("sockets on all servers that watch without playing"),
      gone: z
        .object({ side, until: z.number() })
        .nullable()
        .describe("while a player is away, `{side, until}`: at `until`, that player loses the game"),
    })
    .describe("who is there"),
  z
    .object({ type: z.literal("paired"), match: id })
    .describe("after `seek` or `take`: the game that you play"),
  z
    .object({
      type: z.literal("records"),
      head: z.number().describe("the number of the last change"),
    })
    .describe("another of your devices has [written records](api.md#what-my-devices-share)"),
]);
