/**
 * What stands around the page of a match in its tests: a connection that says what it is
 * told to, and a table that shows what the page hands to it and no board.
 */
import { formatTurn } from "@masume/games/nonaga";
import type { ConnectionStatus, MatchState, PresenceMessage } from "@masume/protocol";
import { createSignal, type JSX } from "solid-js";
import { type Mock, vi } from "vitest";
import { signIn } from "../../../../account/testing/players.js";
import { goTo } from "../../../../testing/router.js";
import { forgetServer } from "../../../../testing/server.js";
import type { Table } from "../../table.js";
import type { TableActions } from "../../table-actions.js";
import { someTurns } from "../../testing/games.js";

interface Watcher {
  match(state: MatchState): void;
  presence(presence: PresenceMessage): void;
  refused(): void;
}

interface TableProps {
  readonly table: Table;
  readonly actions: Required<TableActions>;
  readonly confirms: () => boolean;
  readonly isOffline: () => boolean;
  readonly home: string;
  readonly watchLink: string;
  readonly alerts: JSX.Element;
  readonly offers: JSX.Element;
  readonly asked: () => string | undefined;
  readonly aside: () => JSX.Element;
  readonly mark: JSX.Element;
  readonly beside: (side: "red" | "blue") => JSX.Element;
}

const connection = createSignal<ConnectionStatus>("open");

export function setStatus(status: ConnectionStatus): void {
  connection[1](status);
}

export const request: Mock = vi.fn();
export const playTurnSound: Mock = vi.fn();

let watcher: Watcher | undefined;
let table: TableProps | undefined;

/** What the page follows the match with, and what it handed to the table last. */
export const page = {
  get watcher(): Watcher {
    if (!watcher) throw new Error("no match is watched");
    return watcher;
  },
  get table(): TableProps {
    if (!table) throw new Error("no table is shown");
    return table;
  },
};

export const connectionModule = {
  useConnection: (): object => ({
    status: connection[0],
    request,
    now: () => 100_000,
    watch: (_: string, given: Watcher) => {
      watcher = given;
    },
  }),
};

export const tableViewModule = {
  TableView: (props: TableProps): JSX.Element => {
    table = props;
    return (
      <>
        {props.mark}
        {props.alerts}
        {props.offers}
        {props.aside()}
        <p>red:{props.beside("red")}</p>
        <p>blue:{props.beside("blue")}</p>
      </>
    );
  },
};

export const playerMenuModule = {
  PlayerMenu: (props: { player: { name: string }; subject: { match: string } }): string =>
    `menu of ${props.player.name} in ${props.subject.match}`,
};

export const turns: string[] = someTurns(4).map((turn) => formatTurn(turn, " "));

export const noOffers: MatchState["offers"] = { draw: null, takeback: null, rematch: null };

/** Ren has red, sits here, and nobody has moved. */
export const firstState: MatchState = {
  match: "m",
  version: 1,
  code: null,
  phase: "playing",
  rules: "official",
  clock: "none",
  rated: false,
  ratings: null,
  seats: { red: { id: "me", name: "Ren" }, blue: { id: "b", name: "Aoi" } },
  turns: [],
  left: null,
  turnAt: 0,
  now: 0,
  offers: noOffers,
  result: null,
  victoryLine: null,
  next: null,
};

export async function comeToMatch(): Promise<void> {
  forgetServer();
  request.mockReset().mockResolvedValue({ ok: true, value: {} });
  playTurnSound.mockReset();
  setStatus("open");
  await signIn("me", "Ren");
  goTo("/nonaga/match?id=m");
}
