/**
 * A match between two players, without storage and without sockets: a command, by
 * whom and when, gives either the match as it is afterwards or the reason why not.
 * Nothing here reads a clock or a random number; the caller brings the time.
 *
 * A move says which ply it is meant to be. The ply that is due is played; one
 * that has been played exactly so by the same player is granted again, without
 * effect; every other one is refused. A message that comes twice, late or out of
 * order therefore does no harm.
 */
import {
  formatTurn,
  moveCodec,
  otherSide,
  outcome,
  play,
  type State,
  startPosition,
} from "@masume/games/nonaga";
import {
  type ClockClass,
  clockClassOf,
  type EndReason,
  type MatchPhase,
  type MatchResult,
  maxPlies,
  type OfferKind,
  type Ruleset,
  type SeatRating,
  type Side,
  type SocketRefusal,
  type TimeControl,
} from "@masume/protocol";
import { boardOf, rememberBoard } from "./boards.js";
import { initialTime, type TimeLeft, timeAfterMove } from "./clock.js";
import type { Barrier, Command } from "./command.js";

export interface Match {
  readonly id: string;
  readonly phase: MatchPhase;
  readonly rules: Ruleset;
  readonly clock: TimeControl;
  /** The rating that this game counts for; null for a casual game. */
  readonly ratingClass: ClockClass | null;
  /** Ids of players; null is an empty seat, or that of somebody who no longer exists. */
  readonly seats: Readonly<Record<Side, string | null>>;
  readonly version: number;
  readonly turns: readonly string[];
  readonly left: TimeLeft | null;
  /** When the present turn started. */
  readonly turnAt: number;
  /** Who has offered what; at most one offer of each kind is open. */
  readonly offers: Readonly<Record<OfferKind, Side | null>>;
  /** Offers declined, as `draw:red:12`: not to be made again in the same ply. */
  readonly declined: readonly string[];
  readonly result: MatchResult | null;
  /** What a rated game changed, once it is over. */
  readonly ratings: RatingChanges | null;
  /** The match that was agreed on as the next one. */
  readonly next: string | null;
}

export type RatingChanges = Readonly<Record<Side, SeatRating>>;

/** `time-left`: the clock has not run out; nobody outside asks for that. */
export type Refusal =
  | Extract<
      SocketRefusal,
      | "not-seated"
      | "not-playing"
      | "not-over"
      | "full"
      | "closed"
      | "not-your-turn"
      | "both-moved"
      | "wrong-ply"
      | "unreadable"
      | "illegal"
      | "no-offer"
      | "declined"
      | "nothing-to-take-back"
    >
  | Barrier
  | "time-left";

export type Decision =
  | {
      readonly kind: "change";
      readonly match: Match;
      readonly move?: PlayedMove;
      readonly dropFrom?: number;
      readonly rematch?: true;
    }
  /** Nothing to change: it is so already. */
  | { readonly kind: "unchanged" }
  | { readonly kind: "refused"; readonly code: Refusal; readonly rule?: string };

export interface PlayedMove {
  readonly ply: number;
  readonly side: Side;
  readonly turn: string;
}

/** How long a room stays open. */
export const roomMs: number = 2 * 60 * 60_000;

/** A game without a clock ends when nobody has moved for so long. */
const idleMs: number = 14 * 24 * 60 * 60_000;

/** For the first turn of each side there is at least so much time: both may still be looking around. */
const firstTurnMs = 60_000;

const noOffers: Match["offers"] = { draw: null, takeback: null, rematch: null };

export interface NewMatch {
  readonly id: string;
  readonly rules: Ruleset;
  readonly clock: TimeControl;
  readonly isRated: boolean;
  readonly seats: Match["seats"];
}

export function newMatch({ id, rules, clock, isRated, seats }: NewMatch, now: number): Match {
  return {
    id,
    phase: seats.red && seats.blue ? "playing" : "waiting",
    rules,
    clock,
    ratingClass: (isRated && clockClassOf(clock)) || null,
    seats,
    version: 0,
    turns: [],
    left: initialTime(clock),
    turnAt: now,
    offers: noOffers,
    declined: [],
    result: null,
    ratings: null,
    next: null,
  };
}

/** When the clock of the side to move runs out, or a game without one has been idle for too long. */
export function deadlineOf(match: Match): number | null {
  const { phase, left, turnAt } = match;
  if (phase !== "playing") return null;
  if (!left) return turnAt + idleMs;
  const given = left[moverOf(match)];
  return turnAt + (haveBothMoved(match) ? given : Math.max(given, firstTurnMs));
}

/** From then on the clocks run, and the game counts. */
export function haveBothMoved({ turns }: Pick<Match, "turns">): boolean {
  return turns.length >= 2;
}

/** The side to move. */
export function moverOf({ turns }: Match): Side {
  return sideAt(turns.length);
}

function sideOf({ seats }: Match, player: string): Side | undefined {
  if (seats.red === player) return "red";
  return seats.blue === player ? "blue" : undefined;
}

export function decide(match: Match, command: Command, now: number): Decision {
  switch (command.kind) {
    case "join":
      return join(match, command, now);
    case "time":
      return timeOut(match, now);
    case "abandon":
      return abandon(match, command.side, now);
    default: {
      const side = sideOf(match, command.player);
      if (!side) return refused("not-seated");
      if (command.kind === "move") return move(match, side, command, now);
      if (command.kind === "resign") return resign(match, side, now);
      if (command.kind === "abort") return abort(match, side);
      if (command.kind === "offer") return makeOffer(match, side, command, now);
      return answerOffer(match, side, command, now);
    }
  }
}

function refused(code: Refusal, rule?: string): Decision {
  return rule === undefined ? { kind: "refused", code } : { kind: "refused", code, rule };
}

function changed(
  match: Match,
  changes: Partial<Match>,
  effects: Omit<Extract<Decision, { kind: "change" }>, "kind" | "match"> = {},
): Decision {
  return { kind: "change", match: { ...match, ...changes, version: match.version + 1 }, ...effects };
}

function over(winner: MatchResult["winner"], reason: EndReason, by?: Side): Partial<Match> {
  const result = { winner, reason, ...(by && { by }) };
  return { phase: "over", result, offers: noOffers, declined: [] };
}

function join(match: Match, { player, barrier }: Extract<Command, { kind: "join" }>, now: number): Decision {
  if (sideOf(match, player)) return { kind: "unchanged" };
  const isCancelled = match.phase === "over" && (match.seats.red === null || match.seats.blue === null);
  if (match.phase !== "waiting") return refused(isCancelled ? "closed" : "full");
  if (now - match.turnAt >= roomMs) return refused("closed");
  if (barrier) return refused(barrier);
  const free: Side = match.seats.red === null ? "red" : "blue";
  return changed(match, { seats: { ...match.seats, [free]: player }, phase: "playing", turnAt: now });
}

function move(
  match: Match,
  side: Side,
  { ply, turn: text, at }: Extract<Command, { kind: "move" }>,
  now: number,
): Decision {
  const parsed = moveCodec.parse(text);
  if (!parsed.ok) return refused("unreadable");
  const turn = formatTurn(parsed.value, " ");
  if (match.turns[ply] === turn && sideAt(ply) === side) return { kind: "unchanged" };
  if (match.phase !== "playing") return refused("not-playing");
  if (ply !== match.turns.length) return refused("wrong-ply");
  if (moverOf(match) !== side) return refused("not-your-turn");
  const next = play({ rules: match.rules, position: startPosition }, boardOf(match), parsed.value);
  if (!next.ok) return refused("illegal", next.error.code);
  const turns = [...match.turns, turn];
  rememberBoard(turns, next.value);
  const played: Partial<Match> = {
    turns,
    left: haveBothMoved(match) ? timeAfterMove(match.clock, match.left, side, at - match.turnAt) : match.left,
    turnAt: now,
    // The mover's own draw offer stays open; the opponent's is declined by moving.
    offers: { ...noOffers, draw: match.offers.draw === side ? side : null },
    declined: [],
  };
  const ended = endOf(next.value, turns.length);
  return changed(match, ended ? { ...played, ...ended } : played, { move: { ply, side, turn } });
}

function sideAt(ply: number): Side {
  return ply % 2 === 0 ? startPosition.mover : otherSide(startPosition.mover);
}

function endOf(board: State, plies: number): Partial<Match> | undefined {
  const ended = outcome(board);
  if (ended === "draw") return over("draw", "repetition");
  if (ended) return over(ended, "together");
  return plies >= maxPlies ? over("draw", "length") : undefined;
}

function resign(match: Match, side: Side, now: number): Decision {
  if (match.phase !== "playing") return refused("not-playing");
  return changed(match, { ...over(otherSide(side), "resigned"), left: timeSpent(match, now) });
}

function abort(match: Match, by: Side): Decision {
  if (match.result?.reason === "aborted") return { kind: "unchanged" };
  if (match.phase === "over") return refused("not-playing");
  return haveBothMoved(match) ? refused("both-moved") : changed(match, over(null, "aborted", by));
}

interface OfferInput {
  readonly offer: OfferKind;
  readonly ply: number;
  /** The id of the next match, should this be what agrees on it. */
  readonly newMatchId: string;
  readonly barrier?: Barrier | undefined;
}

function makeOffer(match: Match, side: Side, offer: OfferInput, now: number): Decision {
  const { offer: kind, ply } = offer;
  const wrong = wrongMoment(match, kind, ply);
  if (wrong) return wrong;
  const open = match.offers[kind];
  if (open === side) return { kind: "unchanged" };
  if (kind === "rematch" && match.next) return { kind: "unchanged" };
  if (kind === "takeback" && takebackPly(match, side) === undefined) return refused("nothing-to-take-back");
  // Both want a draw or another game: that is agreement. Two takebacks are two different things.
  if (open && kind !== "takeback") return agree(match, offer, open, now);
  if (open) return refused("no-offer");
  if (match.declined.includes(`${kind}:${side}:${ply}`)) return refused("declined");
  if (offer.barrier === "blocked") return refused("blocked");
  return changed(match, { offers: { ...match.offers, [kind]: side } });
}

function answerOffer(
  match: Match,
  side: Side,
  command: Extract<Command, { kind: "accept" | "decline" }>,
  now: number,
): Decision {
  const { offer: kind, ply } = command;
  const wrong = wrongMoment(match, kind, ply);
  if (wrong) return wrong;
  if (kind === "rematch" && match.next) return { kind: "unchanged" };
  const by = match.offers[kind];
  // One's own offer can be declined, which withdraws it, but not accepted.
  if (!by || (by === side && command.kind === "accept")) return refused("no-offer");
  if (command.kind === "accept") return agree(match, command, by, now);
  const declined = by === side ? match.declined : [...match.declined, `${kind}:${by}:${ply}`];
  return changed(match, { offers: { ...match.offers, [kind]: null }, declined });
}

function wrongMoment(match: Match, kind: OfferKind, ply: number): Decision | undefined {
  if (kind === "rematch" ? match.phase !== "over" : match.phase !== "playing") {
    return refused(kind === "rematch" ? "not-over" : "not-playing");
  }
  return ply === match.turns.length ? undefined : refused("wrong-ply");
}

function agree(
  match: Match,
  { offer: kind, newMatchId, barrier }: OfferInput,
  by: Side,
  now: number,
): Decision {
  if (kind === "draw") return changed(match, { ...over("draw", "agreed"), left: timeSpent(match, now) });
  if (kind === "rematch") {
    if (barrier) return refused(barrier);
    return changed(match, { next: newMatchId, offers: noOffers }, { rematch: true });
  }
  const dropFrom = takebackPly(match, by);
  if (dropFrom === undefined) return refused("nothing-to-take-back");
  const turns = match.turns.slice(0, dropFrom);
  // Time that has passed has passed; whoever takes back goes on with what is left.
  const left =
    match.clock.kind === "fischer"
      ? timeSpent(match, now, minAfterTakebackMs)
      : match.left && initialTime(match.clock);
  return changed(match, { turns, left, turnAt: now, offers: noOffers, declined: [] }, { dropFrom });
}

/** A takeback agreed on at the last moment leaves a moment. */
const minAfterTakebackMs = 1000;

/** What the clocks show now, in the middle of a turn. */
function timeSpent(match: Match, now: number, min = 0): TimeLeft | null {
  const { left, turnAt } = match;
  if (!left || !haveBothMoved(match)) return left;
  const mover = moverOf(match);
  return { ...left, [mover]: Math.max(min, left[mover] - Math.max(0, now - turnAt)) };
}

/** The ply from which on turns are dropped when this side takes its last one back. */
function takebackPly(match: Match, side: Side): number | undefined {
  const ply = match.turns.length - (moverOf(match) === side ? 2 : 1);
  return ply >= 0 ? ply : undefined;
}

function timeOut(match: Match, now: number): Decision {
  const deadline = deadlineOf(match);
  if (deadline === null) return refused("not-playing");
  if (now < deadline) return refused("time-left");
  if (!match.left) return changed(match, { ...over(null, "expired"), turnAt: deadline });
  if (!haveBothMoved(match)) return changed(match, { ...over(null, "aborted"), turnAt: deadline });
  const mover = moverOf(match);
  const left = { ...match.left, [mover]: 0 };
  return changed(match, { ...over(otherSide(mover), "time"), left, turnAt: deadline });
}

function abandon(match: Match, side: Side, now: number): Decision {
  if (match.phase !== "playing") return refused("not-playing");
  if (!haveBothMoved(match)) return changed(match, over(null, "aborted"));
  return changed(match, { ...over(otherSide(side), "abandoned"), left: timeSpent(match, now) });
}

/** The agreed next match: the same, with colours swapped. */
export function rematchOf({ rules, clock, ratingClass, seats }: Match, id: string, now: number): Match {
  const swapped = { red: seats.blue, blue: seats.red };
  return newMatch({ id, rules, clock, isRated: ratingClass !== null, seats: swapped }, now);
}
