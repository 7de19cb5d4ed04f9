/** Where games between people begin: a name, quick match, a table for a friend, games to watch, one's own. */
import { type Ruleset, rulesets } from "@masume/games/nonaga";
import { A, useNavigate, useSearchParams } from "@solidjs/router";
import { createResource, createSignal, For, type JSX, Show } from "solid-js";
import { t } from "../i18n/language.js";
import { useTitle } from "../shell/title.js";
import { clockName, offeredClocks } from "./clocks.js";
import { useConnection } from "./connection.js";
import type { MatchSummary, Named } from "./messages.js";
import { callMe, liveGames, myGames, useServer, whoAmI } from "./server.js";
import { o } from "./words.js";
import "./online.css";

export default function Lobby(): JSX.Element {
  const online = useServer();
  const [query] = useSearchParams<{ join: string }>();
  const navigate = useNavigate();
  const [me, { mutate }] = createResource(async () => (await whoAmI()) ?? null);
  useTitle(() => o("title"));

  function named(player: Named): void {
    mutate(player);
    if (query.join) navigate(`/nonaga/match?id=${query.join}`);
  }

  return (
    <Show when={!online.loading && !me.loading} fallback={<p class="loading">{t("loading")}</p>}>
      <Show when={online()} fallback={<p class="part">{o("no-server")}</p>}>
        <section class="part">
          <h2>{o("title")}</h2>
          <p>{o("about")}</p>
          <NameForm me={me() ?? undefined} onNamed={named} />
        </section>
        <Show when={me()?.id} keyed>
          <Ways />
        </Show>
        <Games title={o("watch")} load={liveGames} none={o("watch.none")} />
        <Show when={me()}>
          <Games title={o("history")} load={myGames} />
        </Show>
      </Show>
    </Show>
  );
}

function NameForm(props: {
  readonly me: Named | undefined;
  readonly onNamed: (player: Named) => void;
}): JSX.Element {
  const [name, setName] = createSignal(props.me?.name ?? "");
  return (
    <form
      class="online-row"
      onSubmit={async (event) => {
        event.preventDefault();
        const player = await callMe(name());
        if (player) props.onNamed(player);
      }}
    >
      <label class="field">
        {o("your-name")}
        <input
          required
          maxlength={24}
          autocomplete="nickname"
          value={name()}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <Show when={!props.me}>
          <small>{o("your-name.first")}</small>
        </Show>
      </label>
      <button
        type="submit"
        class="button"
        classList={{ plain: props.me !== undefined }}
        disabled={name().trim() === "" || name() === props.me?.name}
      >
        {o("your-name.save")}
      </button>
    </form>
  );
}

/** The ways to a game; with a connection of their own, which begins as the player who is named. */
function Ways(): JSX.Element {
  const navigate = useNavigate();
  const go = (match: string) => navigate(`/nonaga/match?id=${match}`);
  const connection = useConnection(go);
  const [rules, setRules] = createSignal<Ruleset>("source");
  const [clock, setClock] = createSignal(offeredClocks[0]!);
  const [isSeeking, setSeeking] = createSignal(false);
  const [code, setCode] = createSignal("");
  const [isWrong, setWrong] = createSignal(false);
  const terms = () => ({ rules: rules(), clock: clock() });

  return (
    <section class="part">
      <div class="online-row">
        <label class="field">
          {o("rules")}
          <select
            value={rules()}
            disabled={isSeeking()}
            onChange={(event) => setRules(rulesets.find((one) => one === event.currentTarget.value)!)}
          >
            <For each={rulesets}>{(one) => <option value={one}>{o(`rules.${one}`)}</option>}</For>
          </select>
        </label>
        <label class="field">
          {o("clock")}
          <select
            value={clock()}
            disabled={isSeeking()}
            onChange={(event) => setClock(event.currentTarget.value)}
          >
            <For each={offeredClocks}>{(word) => <option value={word}>{clockName(word)}</option>}</For>
          </select>
        </label>
      </div>
      <h3>{o("quick")}</h3>
      <div class="online-row" aria-live="polite">
        <button
          type="button"
          class="button"
          classList={{ plain: isSeeking() }}
          disabled={!connection.isOpen()}
          onClick={async () => {
            const answer = await connection.ask(isSeeking() ? "unseek" : "seek", isSeeking() ? {} : terms());
            if (answer.ok) setSeeking(!isSeeking());
          }}
        >
          {isSeeking() ? o("quick.stop") : o("quick.start")}
        </button>
        <Show when={isSeeking()}>
          <span>{o("quick.waiting")}</span>
        </Show>
      </div>
      <h3>{o("room")}</h3>
      <button
        type="button"
        class="button"
        disabled={!connection.isOpen()}
        onClick={async () => {
          const answer = await connection.ask("open", terms());
          if (answer.ok && answer.match) go(answer.match);
        }}
      >
        {o("room.open")}
      </button>
      <form
        class="online-row"
        onSubmit={async (event) => {
          event.preventDefault();
          const answer = await connection.ask("join", { room: code() });
          if (answer.ok && answer.match) go(answer.match);
          else setWrong(true);
        }}
      >
        <label class="field">
          {o("room.code")}
          <input
            inputmode="numeric"
            pattern="[0-9]{6}"
            maxlength={6}
            required
            autocomplete="off"
            value={code()}
            onInput={(event) => {
              setWrong(false);
              setCode(event.currentTarget.value.normalize("NFKC"));
            }}
          />
        </label>
        <button type="submit" class="button plain" disabled={!connection.isOpen()}>
          {o("room.join")}
        </button>
      </form>
      <Show when={isWrong()}>
        <p role="alert">{o("room.none")}</p>
      </Show>
    </section>
  );
}

function Games(props: {
  readonly title: string;
  readonly load: () => Promise<readonly MatchSummary[]>;
  readonly none?: string;
}): JSX.Element {
  const [games] = createResource(() => props.load());
  const name = (player: Named | null) => player?.name ?? o("who.nobody");
  return (
    <Show when={(games()?.length ?? 0) > 0 || props.none}>
      <section class="part">
        <h2>{props.title}</h2>
        <Show when={(games()?.length ?? 0) > 0} fallback={<p>{props.none}</p>}>
          <ul class="online-games">
            <For each={games()}>
              {(game) => (
                <li>
                  <A href={`/nonaga/match?id=${game.id}`}>
                    {o("versus", { red: name(game.red), blue: name(game.blue) })}
                  </A>{" "}
                  <small>
                    {[
                      o("plies", { count: game.plies }),
                      clockName(game.clock),
                      game.result?.winner ? o(`won.${game.result.winner}`) : "",
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </small>
                </li>
              )}
            </For>
          </ul>
        </Show>
      </section>
    </Show>
  );
}
