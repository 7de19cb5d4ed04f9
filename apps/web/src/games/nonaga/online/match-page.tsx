/** A game over the network: waiting for the other, playing, or watching. */

import type { Side } from "@masume/games/nonaga";
import { otherSide } from "@masume/games/nonaga";
import { A, useNavigate, useSearchParams } from "@solidjs/router";
import { createEffect, createSignal, For, type JSX, Match, Show, Switch } from "solid-js";
import { me, refreshMe } from "../../../account/identity.js";
import { CopyLink } from "../../../ui/copy-link.js";
import { useTitle } from "../../../ui/title.js";
import type { TableActions } from "../table-actions.js";
import { TableView } from "../table-view.js";
import { Clock, createTicking } from "./clocks.js";
import { type OnlineConnection, useConnection } from "./connection.js";
import { createOnlineTable, type OnlineTable } from "./online-table.js";
import type { MatchView, OfferKind, PresenceView } from "./wire.js";
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
  const [view, setView] = createSignal<MatchView>();
  const [presence, setPresence] = createSignal<PresenceView>();
  const [missing, setMissing] = createSignal<"no-match" | "closed">();
  let table: OnlineTable | undefined;

  connection.watch(props.id, {
    match: (shown) => {
      setView((before) => ({
        ...shown,
        from: 0,
        turns: [...(before?.turns.slice(0, shown.from) ?? []), ...shown.turns],
      }));
      table?.take(shown);
    },
    presence: setPresence,
  });
  // Whoever follows a friend's link sits down; on a full table that is refused, and one watches.
  createEffect(async () => {
    if (!connection.isOpen() || !me() || view()?.phase !== "waiting") return;
    const answer = await connection.ask("join", { room: props.id });
    if (!answer.ok && answer.code === "closed") setMissing("closed");
  });
  createEffect(async () => {
    if (!connection.isOpen()) return;
    const answer = await connection.ask("watch", { match: props.id });
    if (!answer.ok && answer.code === "no-match") setMissing("no-match");
  });

  const isSeated = () => {
    const seats = view()?.seats;
    return me() !== undefined && (seats?.red?.id === me()?.id || seats?.blue?.id === me()?.id);
  };

  return (
    <Switch fallback={<p class="loading">{t("loading")}</p>}>
      <Match when={missing()}>
        <MissingMatch isClosed={missing() === "closed"} />
      </Match>
      <Match when={!view() && connection.isLost()}>
        <p class="part" role="status">
          {t("lost")}
        </p>
      </Match>
      <Match when={view()?.phase === "waiting" && isSeated()}>
        <WaitingRoom view={view()!} />
      </Match>
      <Match when={view()?.phase === "waiting"}>
        <section class="part">
          <p>{t("join.name-first")}</p>
          <A href={`/nonaga/online?join=${props.id}`} class="button">
            {t("room.join")}
          </A>
        </section>
      </Match>
      <Match when={view()}>
        {(_) => {
          table = createOnlineTable(connection, view()!, me()?.id);
          return <Table online={table} connection={connection} presence={presence()} />;
        }}
      </Match>
    </Switch>
  );
}

function WaitingRoom(props: { readonly view: MatchView }): JSX.Element {
  const link = () => new URL(`/nonaga/match?id=${props.view.match}`, location.href).href;
  return (
    <section class="part online-room" aria-live="polite">
      <h2>{t("room.waiting")}</h2>
      <p>{t("room.tell")}</p>
      <p class="online-code">{props.view.code}</p>
      <CopyLink label={t("room.link")} link={link()} />
    </section>
  );
}

function Table(props: {
  readonly online: OnlineTable;
  readonly connection: OnlineConnection;
  readonly presence: PresenceView | undefined;
}): JSX.Element {
  const { online, connection } = props;
  const { table, view, side } = online;
  const navigate = useNavigate();
  const now = createTicking(() => connection.now());
  createEffect(() => {
    const { next } = view();
    if (next && side) navigate(`/nonaga/match?id=${next}`);
  });

  const actions: TableActions = {
    isAssisted: false,
    newGame: "/nonaga/online",
    ...(side
      ? {
          canUndo: () => view().phase === "playing" && view().offers.takeback === null && hasMoved(side),
          undo: () => online.offer("takeback"),
          resign: () => online.resign(),
          rematch: () => online.offer("rematch"),
        }
      : {}),
  };

  function hasMoved(mine: Side): boolean {
    return view().turns.length > (mine === "red" ? 0 : 1);
  }

  return (
    <TableView
      table={table}
      actions={actions}
      beside={(which) => (
        <span class="online-beside">
          <Clock view={view()} side={which} now={now()} />
          <Show when={connection.isOpen() && props.presence}>
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
          <Show when={!connection.isOpen()}>
            <p class="online-news">{t("lost")}</p>
          </Show>
          <Show when={online.refusal()}>
            <p class="online-news">{t("refused.illegal")}</p>
          </Show>
          <Show when={view().result?.reason === "aborted"}>
            <p class="online-news">{t("aborted")}</p>
          </Show>
          <Show when={props.presence?.gone}>
            {(gone) => (
              <p class="online-news">
                {t("gone", {
                  name: view().seats[gone().side]?.name ?? "",
                  seconds: Math.max(0, Math.ceil((gone().until - now()) / 1000)),
                })}
              </p>
            )}
          </Show>
          <Show when={side} fallback={<p>{t("watching")}</p>}>
            {(mine) => <Offers online={online} side={mine()} />}
          </Show>
          <Show when={(props.presence?.watchers ?? 0) > 0}>
            <p>{t("watchers", { count: props.presence!.watchers })}</p>
          </Show>
        </div>
      )}
    />
  );
}

const kinds: readonly OfferKind[] = ["draw", "takeback", "rematch"];

function Offers(props: { readonly online: OnlineTable; readonly side: Side }): JSX.Element {
  const { online } = props;
  const opponent = () => online.view().seats[otherSide(props.side)]?.name ?? "";
  return (
    <>
      <For each={kinds}>
        {(kind) => (
          <Show when={online.view().offers[kind]}>
            {(by) => (
              <div class="online-offer">
                <p>
                  {by() === props.side ? t(`offered.${kind}`) : t(`offers.${kind}`, { name: opponent() })}
                </p>
                <div class="button-row">
                  <Show
                    when={by() !== props.side}
                    fallback={
                      <button type="button" class="button plain" onClick={() => online.answer(kind, false)}>
                        {t("withdraw")}
                      </button>
                    }
                  >
                    <button type="button" class="button" onClick={() => online.answer(kind, true)}>
                      {t("accept")}
                    </button>
                    <button type="button" class="button plain" onClick={() => online.answer(kind, false)}>
                      {t("decline")}
                    </button>
                  </Show>
                </div>
              </div>
            )}
          </Show>
        )}
      </For>
      <Show when={online.view().phase === "playing" && online.view().offers.draw === null}>
        <button type="button" class="button plain" onClick={() => online.offer("draw")}>
          {t("offer.draw")}
        </button>
      </Show>
    </>
  );
}
