/** A game over the network: waiting for the other, playing, or watching. */

import type { Side } from "@masume/games/nonaga";
import { otherSide } from "@masume/games/nonaga";
import {
  clockClassOf,
  type MatchState,
  type OfferKind,
  type PresenceMessage,
  parseTimeControl,
} from "@masume/protocol";
import { A, useNavigate, useSearchParams } from "@solidjs/router";
import { createEffect, createMemo, createSignal, For, type JSX, Match, on, Show, Switch } from "solid-js";
import { me, refreshMe } from "../../../account/identity.js";
import { PlayerMenu } from "../../../account/player-menu.js";
import { StepGroup } from "../../../play/tools.js";
import { Button, ButtonLink } from "../../../ui/button.js";
import { CheckField } from "../../../ui/fields.js";
import { createTicking } from "../../../ui/ticking.js";
import { useTitle } from "../../../ui/title.js";
import type { TableActions } from "../table-actions.js";
import { TableView } from "../table-view.js";
import { Clock } from "./clocks.js";
import { confirmsTurns, setConfirmsTurns } from "./confirm-turns.js";
import { type OnlineConnection, useConnection } from "./connection.js";
import { declinedOffer, offerKinds, sideAt } from "./declined-offer.js";
import { Invitation, matchLink, WaitingRoom } from "./invitation.js";
import { createOnlineTable, type OnlineTable } from "./online-table.js";
import { Rating, ratingsOf } from "./rating.js";
import { playTurnSound } from "./turn-sound.js";
import "./online.css";
import { roomRefusal, t, tableRefusal } from "./messages.js";
import { politeNameOf } from "./player-names.js";

export default function MatchPage(): JSX.Element {
  const [query] = useSearchParams<{ id: string }>();
  useTitle(() => t("title"));
  /** The room whose invitation asked for a name: choosing one is taking the seat. */
  let invitedTo: string | undefined;
  // A connection belongs to whoever opened it: somebody who has just taken a name needs another.
  const seen = createMemo(() => ({ id: query.id, me: me()?.id }), undefined, {
    equals: (a, b) => a.id === b.id && a.me === b.me,
  });
  return (
    <Show when={seen()} keyed>
      {({ id, me: known }) => (
        <Show when={id} fallback={<MissingMatch />}>
          <OneMatch
            id={id!}
            joinsAtOnce={known !== undefined && invitedTo === id}
            onInvited={() => {
              invitedTo = id;
            }}
          />
        </Show>
      )}
    </Show>
  );
}

export function MissingMatch(props: { readonly text?: string }): JSX.Element {
  return (
    <section class="part">
      <p>{props.text ?? t("no-match")}</p>
      <ButtonLink href="/nonaga/online" kind="primary">
        {t("title")}
      </ButtonLink>
    </section>
  );
}

function OneMatch(props: {
  readonly id: string;
  readonly joinsAtOnce: boolean;
  /** Somebody without a name is invited. */
  readonly onInvited: () => void;
}): JSX.Element {
  const connection = useConnection();
  void refreshMe();
  const [state, setState] = createSignal<MatchState>();
  const [presence, setPresence] = createSignal<PresenceMessage>();
  const [missing, setMissing] = createSignal<string>();

  connection.watch(props.id, {
    match: setState,
    presence: setPresence,
    // Also where the link holds what cannot be a match's id.
    refused: () => setMissing(t("no-match")),
  });
  /** Takes the free seat; in a room that is full by now one watches. */
  async function join(): Promise<void> {
    const joined = await connection.request("join", { room: props.id });
    if (!joined.ok && joined.error.code !== "full" && joined.error.code !== "disconnected")
      setMissing(roomRefusal(joined.error.code));
  }
  if (props.joinsAtOnce) void join();
  createEffect(() => {
    if (state()?.phase === "waiting" && !me()) props.onInvited();
  });
  const wasCancelled = () => state()?.phase === "over" && !(state()?.seats.red && state()?.seats.blue);

  const isSeated = () => {
    const seats = state()?.seats;
    return me() !== undefined && (seats?.red?.id === me()?.id || seats?.blue?.id === me()?.id);
  };

  return (
    <Switch fallback={<p class="loading">{t("loading")}</p>}>
      <Match when={missing()}>{(text) => <MissingMatch text={text()} />}</Match>
      <Match when={!state() && connection.status() === "lost"}>
        <p class="part" role="status">
          {t("lost")}
        </p>
      </Match>
      <Match when={state()?.phase === "waiting" && isSeated()}>
        <WaitingRoom state={state()!} onCancel={() => connection.request("abort", { match: props.id })} />
      </Match>
      <Match when={state()?.phase === "waiting"}>
        <Invitation state={state()!} onJoin={join} />
      </Match>
      <Match when={wasCancelled() && state()!.turns.length === 0}>
        <MissingMatch text={t("room.cancelled")} />
      </Match>
      <Match when={state()}>
        {(known) => <Table state={known()} connection={connection} presence={presence()} />}
      </Match>
    </Switch>
  );
}

function Table(props: {
  readonly state: MatchState;
  readonly connection: OnlineConnection;
  readonly presence: PresenceMessage | undefined;
}): JSX.Element {
  const { connection } = props;
  const state = () => props.state;
  const online = createOnlineTable(connection, state, me()?.id);
  const { table, side } = online;
  const navigate = useNavigate();
  const now = createTicking(200, () => connection.now());
  const [declined, setDeclined] = createSignal<OfferKind>();
  const opponent = () => politeNameOf(side && state().seats[otherSide(side)]);
  const isConnected = () => connection.status() === "open";
  /** Whoever is away for long loses; in correspondence players come and go. */
  const isLive = () => clockClassOf(parseTimeControl(state().clock)!) !== "correspondence";
  const isMyTurn = () => state().phase === "playing" && side === sideAt(state().turns.length);
  useTitle(() => {
    if (!side || state().phase !== "playing")
      return t("versus", { red: table.seats.red.name(), blue: table.seats.blue.name() });
    return t(isMyTurn() ? "title.yours" : "title.theirs", { name: opponent() });
  });
  createEffect(
    on(state, (current, before) => {
      if (!side || !before) return;
      const found = declinedOffer(before, current, side);
      const isNewTurn = current.turns.length !== before.turns.length;
      if (found && found !== online.withdrawn()) setDeclined(found);
      else if (isNewTurn) setDeclined(undefined);
      if (isNewTurn && isMyTurn()) playTurnSound();
    }),
  );
  createEffect(() => {
    const { next } = state();
    if (next && side) navigate(`/nonaga/match?id=${next}`);
  });

  const actions: TableActions = {
    isAssisted: false,
    newGame: "/nonaga/online",
    isOver: () => state().phase === "over",
    ...(side
      ? {
          canUndo: () =>
            isConnected() &&
            state().phase === "playing" &&
            state().offers.takeback === null &&
            hasMoved(side),
          undo: () => online.offer("takeback"),
          resign: () => online.resign(),
          canAbort: () => state().phase === "playing" && state().turns.length < 2,
          abort: () => online.abort(),
          rematch: () => online.offer("rematch"),
          canRematch: () => isConnected() && state().offers.rematch === null,
        }
      : {}),
  };

  /** What must not be overlooked, in a word. */
  function asked(): string | undefined {
    if (!isConnected()) return "lost";
    if (props.presence?.gone) return "gone";
    if (!side) return state().next ?? undefined;
    return offerKinds.find((kind) => state().offers[kind] !== null);
  }

  /** Why it ended without a result, and by whom. */
  function endedWithoutResult(): string | undefined {
    const { reason, by } = state().result ?? {};
    if (reason === "expired" || (reason === "aborted" && !by)) return t(reason);
    if (reason !== "aborted" || !by) return undefined;
    return by === side ? t("aborted.you") : t("aborted.them", { name: politeNameOf(state().seats[by]) });
  }

  function hasMoved(mine: Side): boolean {
    return state().turns.length > (mine === "red" ? 0 : 1);
  }

  return (
    <TableView
      table={table}
      actions={actions}
      confirms={confirmsTurns}
      beside={(which) => (
        <span class="online-beside">
          <Clock state={state()} side={which} now={now()} />
          <Rating rating={state().ratings?.[which]} />
          <Show when={props.presence}>
            {(shown) => (
              <span class="online-here" classList={{ away: !shown().here[which], unknown: !isConnected() }}>
                {shown().here[which] ? t("here") : t("away")}
              </span>
            )}
          </Show>
        </span>
      )}
      alerts={
        <div class="online-alerts" aria-live="polite">
          <Show when={!isConnected()}>
            <p class="online-news">
              {t("lost")}{" "}
              <Show when={side && state().phase === "playing" && isLive()}>{t("lost.hurry")}</Show>
            </p>
          </Show>
          <Show when={online.refusal()}>{(code) => <p class="online-news">{tableRefusal(code())}</p>}</Show>
          <Show when={declined()}>
            {(kind) => <p class="online-news">{t(`declined.${kind()}`, { name: opponent() })}</p>}
          </Show>
          <Show when={endedWithoutResult()}>
            {(text) => (
              <p class="online-news">
                {text()}{" "}
                <A href="/nonaga/online" class="quiet remedy">
                  {t("title")}
                </A>
              </p>
            )}
          </Show>
          <Show when={props.presence?.gone}>
            {(gone) => (
              <p class="online-news">
                {t("gone", {
                  name: politeNameOf(state().seats[gone().side]),
                  seconds: Math.max(0, Math.ceil((gone().until - now()) / 1000)),
                })}
              </p>
            )}
          </Show>
        </div>
      }
      offers={
        <Show when={side} fallback={<Rematch next={state().next} />}>
          {(mine) => <Offers online={online} state={state()} side={mine()} />}
        </Show>
      }
      asked={asked}
      isOffline={() => !isConnected()}
      home="/nonaga/online"
      mark={
        <Show when={!side}>
          <span>{t("watching.mark")}</span>
        </Show>
      }
      watchLink={matchLink(state().match)}
      aside={() => (
        <div class="online-aside">
          <Show when={side && state().ratings?.[side]?.change != null && state().ratings?.[side]}>
            {(seat) => (
              <p>{t("rating.now", { before: ratingsOf(seat()).before, after: ratingsOf(seat()).after! })}</p>
            )}
          </Show>
          <Show when={side && state().phase === "playing"}>
            <Button
              disabled={!isConnected() || state().offers.draw !== null}
              onClick={() => online.offer("draw")}
            >
              {t("offer.draw")}
            </Button>
            <CheckField
              label={t("confirm")}
              note={t("confirm.note")}
              checked={confirmsTurns()}
              onChange={(event) => setConfirmsTurns(event.currentTarget.checked)}
            />
          </Show>
          <Show when={(props.presence?.spectators ?? 0) > 0}>
            <p aria-live="polite">{t("spectators", { count: props.presence!.spectators })}</p>
          </Show>
          <Show when={side && state().seats[otherSide(side)]?.id} keyed>
            <PlayerMenu
              player={state().seats[otherSide(side!)]!}
              subject={{ match: state().match }}
              reasons={["leaving", "cheating", "name", "other"]}
            />
          </Show>
        </div>
      )}
    />
  );
}

/** The way for spectators to the game that follows; they may still be looking at this one. */
function Rematch(props: { readonly next: string | null }): JSX.Element {
  return (
    <div class="online-offers" aria-live="polite">
      <Show when={props.next}>
        {(next) => (
          <StepGroup text={t("rematch.begun")}>
            <ButtonLink href={`/nonaga/match?id=${next()}`} kind="primary">
              {t("watch.rematch")}
            </ButtonLink>
          </StepGroup>
        )}
      </Show>
    </div>
  );
}

function Offers(props: {
  readonly online: OnlineTable;
  readonly state: MatchState;
  readonly side: Side;
}): JSX.Element {
  const { online } = props;
  const opponent = () => politeNameOf(props.state.seats[otherSide(props.side)]);
  const text = (kind: OfferKind, by: Side) =>
    by === props.side ? t(`offered.${kind}`) : t(`offers.${kind}`, { name: opponent() });
  return (
    <div class="online-offers" aria-live="polite">
      <For each={offerKinds}>
        {(kind) => (
          <Show when={props.state.offers[kind]}>
            {(by) => (
              <StepGroup text={text(kind, by())}>
                <Show
                  when={by() !== props.side}
                  fallback={
                    <Button kind="quiet" onClick={() => online.answer(kind, false)}>
                      {t("withdraw")}
                    </Button>
                  }
                >
                  <Button kind="quiet" onClick={() => online.answer(kind, true)}>
                    {t("accept")}
                  </Button>
                  <Button kind="quiet" onClick={() => online.answer(kind, false)}>
                    {t("decline")}
                  </Button>
                </Show>
              </StepGroup>
            )}
          </Show>
        )}
      </For>
    </div>
  );
}
