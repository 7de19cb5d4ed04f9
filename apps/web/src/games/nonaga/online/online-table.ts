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
import type { EndReason, MatchState, OfferKind } from "@masume/protocol";
import { type Accessor, createEffect, createSignal, on } from "solid-js";
import type { Seat } from "../seat.js";
import { createTable, type Ending, type Table } from "../table.js";
import type { OnlineConnection } from "./connection.js";
import { t } from "./messages.js";

export interface OnlineTable {
  readonly table: Table;
  /** The side of the one at this screen; undefined for a spectator. */
  readonly side: Side | undefined;
  readonly refusal: Accessor<string | undefined>;
  offer(kind: OfferKind): void;
  answer(kind: OfferKind, isAccepted: boolean): void;
  resign(): void;
}

/** A match that was aborted has no result to show. */
const endings: Readonly<Record<Exclude<EndReason, "aborted" | "expired">, Ending["by"]>> = {
  together: "together",
  repetition: "repetition",
  length: "agreement",
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
  const [refusal, setRefusal] = createSignal<string>();

  const table = createTable({
    puzzle: { rules: first.rules, position: startPosition },
    turns: parseTurns(first.turns),
    ending: endingOf(first),
    seats: { red: seat("red"), blue: seat("blue") },
  });

  function seat(which: Side): Seat {
    return {
      name: () => {
        const name = state().seats[which]?.name ?? t("who.nobody");
        return which === side ? t("you", { name }) : name;
      },
      get isHere() {
        return which === side && state().phase === "playing";
      },
      onTurn: ({ turns }) => {
        if (otherSide(which) === side) void send(turns.length - 1, turns.at(-1)!);
      },
    };
  }

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

  const ply = () => state().turns.length;
  return {
    table,
    side,
    refusal,
    offer: (offer) => void connection.request("offer", { match, offer, ply: ply() }),
    answer: (offer, isAccepted) =>
      void connection.request(isAccepted ? "accept" : "decline", { match, offer, ply: ply() }),
    resign: () => void connection.request("resign", { match }),
  };
}

export function parseTurns(texts: readonly string[]): readonly Turn[] {
  return texts.map((text) => parseOrThrow(moveCodec, text));
}

function endingOf({ result }: MatchState): Ending | undefined {
  if (!result?.winner || result.reason === "aborted" || result.reason === "expired") return undefined;
  return { result: result.winner, by: endings[result.reason] };
}
