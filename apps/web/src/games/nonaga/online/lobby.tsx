/** Where games between people begin: a name, quick match, a table for a friend, games to watch, one's own. */

import type { SocketError } from "@masume/protocol";
import { useNavigate } from "@solidjs/router";
import { createEffect, createSignal, type JSX, on, Show, Suspense } from "solid-js";
import { me, refreshMe } from "../../../account/identity.js";
import { NameForm } from "../../../account/name-form.js";
import { Button } from "../../../ui/button.js";
import { TextField } from "../../../ui/fields.js";
import { FormError } from "../../../ui/form-error.js";
import { useTitle } from "../../../ui/title.js";
import { WithServer } from "../../../ui/with-server.js";
import { useConnection } from "./connection.js";
import { GamesUnderWay, MyGames, MyOpenGames } from "./game-lists.js";
import { roomRefusal, t } from "./messages.js";
import { OpenSeeks } from "./open-seeks.js";
import { Ranking } from "./ranking.js";
import { createTermsForm } from "./terms-form.js";
import "./online.css";

export default function Lobby(): JSX.Element {
  void refreshMe();
  useTitle(() => t("title"));

  return (
    <WithServer none={t("no-server")} unreachable={t("server-gone")}>
      <section class="part">
        <h2>{t("title")}</h2>
        <p>{t("about")}</p>
        <NameForm />
      </section>
      <Show when={me()?.id} keyed>
        {(id) => (
          <>
            <MyOpenGames me={id} />
            <Ways />
          </>
        )}
      </Show>
      <Suspense>
        <GamesUnderWay />
      </Suspense>
      <Show when={me()?.id} keyed>
        {(id) => <MyGames me={id} />}
      </Show>
      <Suspense>
        <Ranking />
      </Suspense>
    </WithServer>
  );
}

/** The ways to a game; with a connection of their own, which begins as the player who is named. */
function Ways(): JSX.Element {
  const navigate = useNavigate();
  const go = (match: string) => navigate(`/nonaga/match?id=${match}`);
  const connection = useConnection(go);
  const termsForm = createTermsForm();
  const { terms } = termsForm;
  const [isSeeking, setSeeking] = createSignal(false);
  const [code, setCode] = createSignal("");
  const [refusal, setRefusal] = createSignal<SocketError["code"]>();
  const isReady = () => connection.status() === "open" && terms() !== undefined;
  // Who was looking for a game when the connection broke goes on looking.
  createEffect(
    on(connection.status, async (status) => {
      if (status === "open" && isSeeking()) setSeeking((await connection.request("seek", terms()!)).ok);
    }),
  );

  return (
    <section class="part online-ways">
      <FormError text={connection.status() === "lost" && t("lost")} />
      <termsForm.Fields disabled={isSeeking()} />
      <h3>{t("quick")}</h3>
      <div class="form-row" aria-live="polite">
        <Button
          kind="primary"
          classList={{ plain: isSeeking() }}
          disabled={!isReady()}
          onClick={async () => {
            const result = await (isSeeking()
              ? connection.request("unseek")
              : connection.request("seek", terms()!));
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
      <OpenSeeks
        isOpen={connection.status() === "open"}
        isSeeking={isSeeking()}
        onTake={async ({ player }) => {
          const taken = await connection.request("take", { player: player.id });
          if (taken.ok) go(taken.value.match);
          else setRefusal(taken.error.code);
        }}
      />
      <h3>{t("room")}</h3>
      <Button
        kind="primary"
        disabled={!isReady()}
        onClick={async () => {
          const opened = await connection.request("open", terms()!);
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
