/** What the server says over the socket, protocol 1, as far as the page uses it; see `docs/protocol.md`. */
import type { Ruleset, Side } from "@masume/games/nonaga";
import type { Player } from "../../../account/identity.js";

export type OfferKind = "draw" | "takeback" | "rematch";

export interface MatchView {
  readonly type: "match";
  readonly match: string;
  readonly version: number;
  readonly code: string | null;
  readonly phase: "waiting" | "playing" | "over";
  readonly rules: Ruleset;
  readonly clock: string;
  readonly seats: Readonly<Record<Side, Player | null>>;
  readonly from: number;
  readonly turns: readonly string[];
  readonly left: Readonly<Record<Side, number>> | null;
  readonly turnAt: number;
  readonly now: number;
  readonly offers: Readonly<Record<OfferKind, Side | null>>;
  readonly result: { readonly winner: Side | "draw" | null; readonly reason: string } | null;
  readonly next: string | null;
}

export interface PresenceView {
  readonly type: "presence";
  readonly match: string;
  readonly here: Readonly<Record<Side, boolean>>;
  readonly watchers: number;
  readonly gone: { readonly side: Side; readonly until: number } | null;
}

export type Said =
  | { readonly type: "welcome"; readonly player: Player | null; readonly now: number }
  | { readonly type: "done"; readonly id: number; readonly match?: string }
  | { readonly type: "refused"; readonly id: number | null; readonly code: string }
  | MatchView
  | PresenceView
  | { readonly type: "paired"; readonly match: string };

/** A summary in the lists of games. */
export interface MatchSummary {
  readonly id: string;
  readonly phase: "waiting" | "playing" | "over";
  readonly rules: Ruleset;
  readonly clock: string;
  readonly plies: number;
  readonly red: Player | null;
  readonly blue: Player | null;
  readonly result: MatchView["result"];
  readonly updatedAt: number;
}

/** A game with all its turns. */
export interface WholeMatch extends MatchSummary {
  readonly turns: readonly string[];
}
