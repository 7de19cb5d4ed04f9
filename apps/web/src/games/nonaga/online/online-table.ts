/**
 * A table whose truth is on the server. Turns made here are shown at once and
 * sent with their ply; whatever the server then shows is taken over. What it
 * refuses is thereby undone.
 */
import {
  formatTurn,
  otherSide,
  type Side,
  sides,
  startPosition,
  type Turn,
  turnCodec,
} from "@masume/games/nonaga";
import { type Accessor, createSignal } from "solid-js";
import type { Seat } from "../seat.js";
import { createTable, type Ending, type Table } from "../table.js";
import type { OnlineConnection } from "./connection.js";
import { t } from "./messages.js";
import type { MatchView, OfferKind } from "./wire.js";

export interface OnlineTable {
  readonly table: Table;
  readonly view: Accessor<MatchView>;
  /** The side of the one at this screen; undefined for a watcher. */
  readonly side: Side | undefined;
  readonly refusal: Accessor<string | undefined>;
  offer(kind: OfferKind): void;
  answer(kind: OfferKind, isAccepted: boolean): void;
  resign(): void;
  /** Takes over what the server shows. */
  take(view: MatchView): void;
}

const endings: Readonly<Record<string, Ending["by"]>> = {
  together: "together",
  repetition: "repetition",
  length: "agreement",
  resigned: "resignation",
  time: "time",
  agreed: "agreement",
  abandoned: "absence",
};

export function createOnlineTable(
  connection: OnlineConnection,
  first: MatchView,
  me: string | undefined,
): OnlineTable {
  const { match } = first;
  const side = sides.find((one) => me !== undefined && first.seats[one]?.id === me);
  const [view, setView] = createSignal(first);
  const [refusal, setRefusal] = createSignal<string>();

  const table = createTable({
    puzzle: { rules: first.rules, position: startPosition },
    turns: readTurns(first.turns),
    ending: endingOf(first),
    seats: { red: seat("red"), blue: seat("blue") },
  });

  function seat(which: Side): Seat {
    return {
      name: () => {
        const name = view().seats[which]?.name ?? t("who.nobody");
        return which === side ? t("you", { name }) : name;
      },
      get isHere() {
        return which === side && view().phase === "playing";
      },
      told: ({ turns }) => {
        if (otherSide(which) === side) void send(turns.length - 1, turns.at(-1)!);
      },
    };
  }

  /** A turn the server has not been heard to take, because the connection broke. */
  let unsent: { readonly ply: number; readonly turn: Turn } | undefined;

  async function send(ply: number, turn: Turn): Promise<void> {
    setRefusal(undefined);
    unsent = undefined;
    const answer = await connection.ask("move", { match, ply, turn: formatTurn(turn, " ") });
    if (answer.ok) return;
    if (answer.code === "lost") {
      unsent = { ply, turn };
      return;
    }
    setRefusal(answer.code);
    void connection.ask("watch", { match });
  }

  /** Sends again what got lost on the way; the server takes nothing twice. */
  function sendAgain({ phase, turns }: MatchView): boolean {
    const waiting = unsent;
    unsent = undefined;
    if (!waiting || phase !== "playing" || waiting.ply !== turns.length) return false;
    void send(waiting.ply, waiting.turn);
    return true;
  }

  return {
    table,
    view,
    side,
    refusal,
    take(shown) {
      const turns = [...view().turns.slice(0, shown.from), ...shown.turns];
      const whole: MatchView = { ...shown, from: 0, turns };
      setView(whole);
      if (sendAgain(whole)) return;
      const isSame =
        table.turns().length === turns.length &&
        table.turns().every((turn, i) => formatTurn(turn, " ") === turns[i]);
      if (!isSame || whole.phase === "over") table.adopt(readTurns(turns), endingOf(whole));
    },
    offer: (offer) => void connection.ask("offer", { match, offer, ply: view().turns.length }),
    answer: (offer, isAccepted) =>
      void connection.ask(isAccepted ? "accept" : "decline", { match, offer, ply: view().turns.length }),
    resign: () => void connection.ask("resign", { match }),
  };
}

export function readTurns(texts: readonly string[]): readonly Turn[] {
  return texts.flatMap((text) => {
    const turn = turnCodec.parse(text);
    return turn.ok ? [turn.value] : [];
  });
}

/** How it ended; a game broken off has no result to show. */
function endingOf({ result }: MatchView): Ending | undefined {
  const by = result && endings[result.reason];
  return result?.winner && by ? { result: result.winner, by } : undefined;
}
