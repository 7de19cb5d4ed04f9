/**
 * A table whose truth is on the server. Turns made here are shown at once and sent
 * with their ply; they stay on the board until the server has answered, however
 * often they have to be sent. What it refuses is undone.
 */

import {
  formatTurn,
  moveCodec,
  otherSide,
  type Side,
  sides,
  startPosition,
  type Turn,
} from "@masume/games/nonaga";
import { parseOrThrow } from "@masume/kernel";
import type { EndReason, MatchState, OfferKind, SocketError } from "@masume/protocol";
import { type Accessor, createEffect, createSignal, on } from "solid-js";
import type { Seat } from "../seat.js";
import { createTable, type Ending, type Table } from "../table.js";
import type { OnlineConnection } from "./connection.js";
import { t } from "./messages.js";
import { nameOf, politeNameOf } from "./player-names.js";

export interface OnlineTable {
  readonly table: Table;
  /** The side of the one at this screen; undefined for a spectator. */
  readonly side: Side | undefined;
  readonly refusal: Accessor<SocketError["code"] | undefined>;
  offer(kind: OfferKind): void;
  answer(kind: OfferKind, isAccepted: boolean): void;
  resign(): void;
  /** Cancels a game in which one side has not moved yet. */
  abort(): void;
  /** The offer that was last taken back here. */
  withdrawn(): OfferKind | undefined;
}

/** A match that was aborted has no result to show. */
const endings: Readonly<Record<Exclude<EndReason, "aborted" | "expired">, Ending["by"]>> = {
  together: "together",
  repetition: "repetition",
  length: "length",
  resigned: "resignation",
  time: "time",
  agreed: "agreement",
  abandoned: "absence",
};

export function createOnlineTable(
  connection: Pick<OnlineConnection, "request">,
  state: Accessor<MatchState>,
  me: string | undefined,
): OnlineTable {
  const first = state();
  const { match } = first;
  const side = sides.find((one) => me !== undefined && first.seats[one]?.id === me);
  const [refusal, setRefusal] = createSignal<SocketError["code"]>();

  const table = createTable({
    puzzle: { rules: first.rules, position: startPosition },
    turns: parseTurns(first.turns),
    ending: endingOf(first),
    seats: { red: seat("red"), blue: seat("blue") },
    viewer: side,
  });

  function seat(which: Side): Seat {
    const player = () => state().seats[which];
    const asYou = () => t("you", { name: nameOf(player()) });
    return {
      name: () => (which === side ? asYou() : nameOf(player())),
      politeName: () => (which === side ? asYou() : politeNameOf(player())),
      get isHere() {
        return which === side && state().phase === "playing";
      },
      onTurn: ({ turns }) => {
        if (otherSide(which) === side) void send(turns.length - 1, turns.at(-1)!);
      },
    };
  }

  let withdrawn: OfferKind | undefined;

  /** The ply that was sent and not answered yet. */
  let pendingPly: number | undefined;

  async function send(ply: number, turn: Turn): Promise<void> {
    setRefusal(undefined);
    pendingPly = ply;
    const result = await connection.request("move", { match, ply, turn: formatTurn(turn, " ") });
    pendingPly = undefined;
    if (result.ok || result.error.code === "disconnected") return;
    setRefusal(result.error.code);
    show(state());
  }

  /** Shows what the server has; a turn that it has not answered stays. */
  function show(current: MatchState): void {
    const { turns, phase } = current;
    if (phase === "playing" && turns.length === pendingPly) return;
    const isSame =
      table.turns().length === turns.length &&
      table.turns().every((turn, i) => formatTurn(turn, " ") === turns[i]);
    if (!isSame || phase === "over") table.adopt(parseTurns(turns), endingOf(current));
  }

  createEffect(on(state, show, { defer: true }));

  /** Most refusals say no more than that the match has moved on; these are for the player to know. */
  async function negotiate(type: "offer" | "accept" | "decline", offer: OfferKind): Promise<void> {
    setRefusal(undefined);
    const result = await connection.request(type, { match, offer, ply: state().turns.length });
    if (!result.ok && (result.error.code === "blocked" || result.error.code === "too-many-games"))
      setRefusal(result.error.code);
  }

  return {
    table,
    side,
    refusal,
    offer(offer) {
      if (withdrawn === offer) withdrawn = undefined;
      void negotiate("offer", offer);
    },
    answer(offer, isAccepted) {
      if (!isAccepted && state().offers[offer] === side) withdrawn = offer;
      void negotiate(isAccepted ? "accept" : "decline", offer);
    },
    withdrawn: () => withdrawn,
    abort: () => void connection.request("abort", { match }),
    resign: () => void connection.request("resign", { match }),
  };
}

export function parseTurns(texts: readonly string[]): readonly Turn[] {
  return texts.map((text) => parseOrThrow(moveCodec, text));
}

export function endingOf({ result }: Pick<MatchState, "result">): Ending | undefined {
  if (!result?.winner || result.reason === "aborted" || result.reason === "expired") return undefined;
  return { result: result.winner, by: endings[result.reason] };
}
