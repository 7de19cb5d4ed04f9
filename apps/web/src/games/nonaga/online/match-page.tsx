/** A game over the network: waiting for the other, playing, or watching. */

import type { Side } from "@masume/games/nonaga";
import { otherSide } from "@masume/games/nonaga";
import type { MatchState, OfferKind, PresenceMessage } from "@masume/protocol";
import { A, useNavigate, useSearchParams } from "@solidjs/router";
import { createEffect, createSignal, For, type JSX, Match, Show, Switch } from "solid-js";
import { me, refreshMe } from "../../../account/identity.js";
import { Button } from "../../../ui/button.js";
import { CopyLink } from "../../../ui/copy-link.js";
import { useTitle } from "../../../ui/title.js";
import type { TableActions } from "../table-actions.js";
import { TableView } from "../table-view.js";
import { Clock, createTicking } from "./clocks.js";
import { type OnlineConnection, useConnection } from "./connection.js";
import { createOnlineTable, type OnlineTable } from "./online-table.js";
import "./online.css";
import { t } from "./messages.js";

export default function MatchPage(): JSX.Element {
  const [query] = useSearchParams<{ id: string }>();
  useTitle(() => t("title"));
  return (
    <Show when={query.id} keyed fallback={<MissingMatch />}>
      {(id) => <OneMatch id={id} />}
    </Show>
  );
}

export function MissingMatch(props: { readonly isClosed?: boolean }): JSX.Element {
  return (
    <section class="part">
      <p>{t(props.isClosed ? "room.closed" : "no-match")}</p>
      <A href="/nonaga/online" class="button">
        {t("title")}
      </A>
    </section>
  );
}

function OneMatch(props: { readonly id: string }): JSX.Element {
  const connection = useConnection();
  void refreshMe();
  const [state, setState] = createSignal<MatchState>();
  const [presence, setPresence] = createSignal<PresenceMessage>();
  const [missing, setMissing] = createSignal<"no-match" | "closed">();

  connection.watch(props.id, {
    match: setState,
    presence: setPresence,
    refused: (code) => {
      if (code === "no-match") setMissing(code);
    },
  });
  // Whoever follows a friend's link takes the free seat; in a full room that is refused, and one watches.
  createEffect(async () => {
    if (!me() || state()?.phase !== "waiting") return;
    const joined = await connection.request("join", { room: props.id });
    if (!joined.ok && joined.error.code === "closed") setMissing("closed");
  });

  const isSeated = () => {
    const seats = state()?.seats;
    return me() !== undefined && (seats?.red?.id === me()?.id || seats?.blue?.id === me()?.id);
  };

  return (
    <Switch fallback={<p class="loading">{t("loading")}</p>}>
      <Match when={missing()}>
        <MissingMatch isClosed={missing() === "closed"} />
      </Match>
      <Match when={!state() && connection.status() === "lost"}>
        <p class="part" role="status">
          {t("lost")}
        </p>
      </Match>
      <Match when={state()?.phase === "waiting" && isSeated()}>
        <WaitingRoom state={state()!} />
      </Match>
      <Match when={state()?.phase === "waiting"}>
        <section class="part">
          <p>{t("join.name-first")}</p>
          <A href={`/nonaga/online?join=${props.id}`} class="button">
            {t("room.join")}
          </A>
        </section>
      </Match>
      <Match when={state()}>
        {(known) => (
          <Table
            online={createOnlineTable(connection, known, me()?.id)}
            state={known()}
            connection={connection}
            presence={presence()}
          />
        )}
      </Match>
    </Switch>
  );
}

function WaitingRoom(props: { readonly state: MatchState }): JSX.Element {
  const link = () => new URL(`/nonaga/match?id=${props.state.match}`, location.href).href;
  return (
    <section class="part online-room" aria-live="polite">
      <h2>{t("room.waiting")}</h2>
      <p>{t("room.tell")}</p>
      <p class="code-to-type">{props.state.code}</p>
      <CopyLink label={t("room.link")} link={link()} />
    </section>
  );
}

function Table(props: {
  readonly online: OnlineTable;
  readonly state: MatchState;
  readonly connection: OnlineConnection;
  readonly presence: PresenceMessage | undefined;
}): JSX.Element {
  const { online, connection } = props;
  const { table, side } = online;
  const state = () => props.state;
  const navigate = useNavigate();
  const now = createTicking(() => connection.now());
  createEffect(() => {
    const { next } = state();
    if (next && side) navigate(`/nonaga/match?id=${next}`);
  });

  const actions: TableActions = {
    isAssisted: false,
    newGame: "/nonaga/online",
    ...(side
      ? {
          canUndo: () => state().phase === "playing" && state().offers.takeback === null && hasMoved(side),
          undo: () => online.offer("takeback"),
          resign: () => online.resign(),
          rematch: () => online.offer("rematch"),
        }
      : {}),
  };

  function hasMoved(mine: Side): boolean {
    return state().turns.length > (mine === "red" ? 0 : 1);
  }

  return (
    <TableView
      table={table}
      actions={actions}
      beside={(which) => (
        <span class="online-beside">
          <Clock state={state()} side={which} now={now()} />
          <Show when={connection.status() === "open" && props.presence}>
            {(shown) => (
              <span class="online-here" classList={{ away: !shown().here[which] }}>
                {shown().here[which] ? t("here") : t("away")}
              </span>
            )}
          </Show>
        </span>
      )}
      aside={() => (
        <div class="online-aside" aria-live="polite">
          <Show when={connection.status() !== "open"}>
            <p class="online-news">{t("lost")}</p>
          </Show>
          <Show when={online.refusal()}>
            <p class="online-news">{t("refused.illegal")}</p>
          </Show>
          <Show when={state().result?.reason === "aborted"}>
            <p class="online-news">{t("aborted")}</p>
          </Show>
          <Show when={state().result?.reason === "expired"}>
            <p class="online-news">{t("expired")}</p>
          </Show>
          <Show when={props.presence?.gone}>
            {(gone) => (
              <p class="online-news">
                {t("gone", {
                  name: state().seats[gone().side]?.name ?? "",
                  seconds: Math.max(0, Math.ceil((gone().until - now()) / 1000)),
                })}
              </p>
            )}
          </Show>
          <Show when={side} fallback={<p>{t("watching")}</p>}>
            {(mine) => <Offers online={online} state={state()} side={mine()} />}
          </Show>
          <Show when={(props.presence?.spectators ?? 0) > 0}>
            <p>{t("spectators", { count: props.presence!.spectators })}</p>
          </Show>
        </div>
      )}
    />
  );
}

const kinds: readonly OfferKind[] = ["draw", "takeback", "rematch"];

function Offers(props: {
  readonly online: OnlineTable;
  readonly state: MatchState;
  readonly side: Side;
}): JSX.Element {
  const { online } = props;
  const opponent = () => props.state.seats[otherSide(props.side)]?.name ?? "";
  return (
    <>
      <For each={kinds}>
        {(kind) => (
          <Show when={props.state.offers[kind]}>
            {(by) => (
              <div class="online-offer">
                <p>
                  {by() === props.side ? t(`offered.${kind}`) : t(`offers.${kind}`, { name: opponent() })}
                </p>
                <div class="button-row">
                  <Show
                    when={by() !== props.side}
                    fallback={<Button onClick={() => online.answer(kind, false)}>{t("withdraw")}</Button>}
                  >
                    <Button kind="primary" onClick={() => online.answer(kind, true)}>
                      {t("accept")}
                    </Button>
                    <Button onClick={() => online.answer(kind, false)}>{t("decline")}</Button>
                  </Show>
                </div>
              </div>
            )}
          </Show>
        )}
      </For>
      <Show when={props.state.phase === "playing" && props.state.offers.draw === null}>
        <Button onClick={() => online.offer("draw")}>{t("offer.draw")}</Button>
      </Show>
    </>
  );
}
