/** Where games between people begin: a name, quick match, a table for a friend, games to watch, one's own. */

import { type Ruleset, rulesets } from "@masume/games/nonaga";
import type { SocketError } from "@masume/protocol";
import { useNavigate, useSearchParams } from "@solidjs/router";
import { createEffect, createSignal, type JSX, on, Show, Suspense } from "solid-js";
import { me, refreshMe } from "../../../account/identity.js";
import { NameForm } from "../../../account/name-form.js";
import { Button } from "../../../ui/button.js";
import { TextField } from "../../../ui/fields.js";
import { FormError } from "../../../ui/form-error.js";
import { SelectField } from "../../../ui/select-field.js";
import { useTitle } from "../../../ui/title.js";
import { WithServer } from "../../../ui/with-server.js";
import { clockName, offeredClocks } from "./clocks.js";
import { useConnection } from "./connection.js";
import { GamesUnderWay, MyGames } from "./game-lists.js";
import { roomRefusal, t } from "./messages.js";
import "./online.css";

export default function Lobby(): JSX.Element {
  const [query] = useSearchParams<{ join: string }>();
  const navigate = useNavigate();
  void refreshMe();
  useTitle(() => t("title"));

  function named(): void {
    if (query.join) navigate(`/nonaga/match?id=${query.join}`);
  }

  return (
    <WithServer none={t("no-server")} unreachable={t("server-gone")}>
      <section class="part">
        <h2>{t("title")}</h2>
        <p>{t("about")}</p>
        <NameForm onNamed={named} />
      </section>
      <Show when={me()?.id} keyed>
        <Ways />
      </Show>
      <Suspense>
        <GamesUnderWay />
      </Suspense>
      <Show when={me()?.id} keyed>
        {(id) => <MyGames me={id} />}
      </Show>
    </WithServer>
  );
}

/** The ways to a game; with a connection of their own, which begins as the player who is named. */
function Ways(): JSX.Element {
  const navigate = useNavigate();
  const go = (match: string) => navigate(`/nonaga/match?id=${match}`);
  const connection = useConnection(go);
  const [rules, setRules] = createSignal<Ruleset>("basic");
  const [clock, setClock] = createSignal(offeredClocks[0]!);
  const [isSeeking, setSeeking] = createSignal(false);
  const [code, setCode] = createSignal("");
  const [refusal, setRefusal] = createSignal<SocketError["code"]>();
  const terms = () => ({ rules: rules(), clock: clock() });
  // Who was looking for a game when the connection broke goes on looking.
  createEffect(
    on(connection.status, async (status) => {
      if (status === "open" && isSeeking()) setSeeking((await connection.request("seek", terms())).ok);
    }),
  );

  return (
    <section class="part online-ways">
      <FormError text={connection.status() === "lost" && t("lost")} />
      <div class="form-row">
        <SelectField
          label={t("rules")}
          options={rulesets}
          text={(one) => t(`rules.${one}`)}
          value={rules()}
          onChange={setRules}
          disabled={isSeeking()}
        />
        <SelectField
          label={t("clock")}
          options={offeredClocks}
          text={clockName}
          value={clock()}
          onChange={setClock}
          disabled={isSeeking()}
        />
      </div>
      <h3>{t("quick")}</h3>
      <div class="form-row" aria-live="polite">
        <Button
          kind="primary"
          classList={{ plain: isSeeking() }}
          disabled={connection.status() !== "open"}
          onClick={async () => {
            const result = await (isSeeking()
              ? connection.request("unseek")
              : connection.request("seek", terms()));
            if (result.ok) setSeeking(!isSeeking());
            setRefusal(result.ok ? undefined : result.error.code);
          }}
        >
          {isSeeking() ? t("quick.stop") : t("quick.start")}
        </Button>
        <Show when={isSeeking()}>
          <span>{t("quick.waiting")}</span>
        </Show>
      </div>
      <h3>{t("room")}</h3>
      <Button
        kind="primary"
        disabled={connection.status() !== "open"}
        onClick={async () => {
          const opened = await connection.request("open", terms());
          if (opened.ok) go(opened.value.match);
          else setRefusal(opened.error.code);
        }}
      >
        {t("room.open")}
      </Button>
      <form
        class="form-row"
        onSubmit={async (event) => {
          event.preventDefault();
          const joined = await connection.request("join", { room: code() });
          if (joined.ok) go(joined.value.match);
          else setRefusal(joined.error.code);
        }}
      >
        <TextField
          label={t("room.code")}
          inputmode="numeric"
          pattern="[0-9]{6}"
          maxlength={6}
          required
          autocomplete="off"
          value={code()}
          onInput={(event) => {
            setRefusal(undefined);
            setCode(event.currentTarget.value.normalize("NFKC"));
          }}
        />
        <Button type="submit" disabled={connection.status() !== "open"}>
          {t("room.join")}
        </Button>
      </form>
      <FormError text={refusal() && roomRefusal(refusal()!)} />
    </section>
  );
}
