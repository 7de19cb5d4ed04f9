/** Where games between people begin: a name, quick match, a table for a friend, games to watch, one's own. */

import type { Result } from "@masume/kernel";
import type { SocketError } from "@masume/protocol";
import { useNavigate } from "@solidjs/router";
import { createEffect, createSignal, type JSX, on, Show } from "solid-js";
import { me, refreshMe } from "../../../account/identity.js";
import { NameForm } from "../../../account/name-form.js";
import { Button } from "../../../ui/button.js";
import { TextField } from "../../../ui/fields.js";
import { FormError } from "../../../ui/form-error.js";
import { useTitle } from "../../../ui/title.js";
import { WithServer } from "../../../ui/with-server.js";
import { useConnection } from "./connection.js";
import { GamesInProgress, MyGames, MyOpenGames } from "./game-lists.js";
import { roomRefusal, t } from "./messages.js";
import { OpenSeeks } from "./open-seeks.js";
import { Ranking } from "./ranking.js";
import { Refusal } from "./refusal.js";
import { createTermsForm } from "./terms-form.js";
import "./online.css";
import { Form } from "../../../ui/form.js";

export default function Lobby(): JSX.Element {
  void refreshMe();
  useTitle(() => t("title"));

  return (
    <WithServer none={t("no-server")} unreachable={t("server-gone")}>
      <Show when={me()?.id} keyed>
        {(id) => <MyOpenGames me={id} />}
      </Show>
      <section class="part">
        <h2>{t("title")}</h2>
        <p>{t("about")}</p>
        <NameForm />
      </section>
      <Show when={me()?.id} keyed>
        <Ways />
      </Show>
      <GamesInProgress />
      <Show when={me()?.id} keyed>
        {(id) => <MyGames me={id} />}
      </Show>
      <Ranking />
    </WithServer>
  );
}

type Way = "quick" | "seek" | "room" | "code";

/** The ways to a game; with a connection of their own, which begins as the player who is named. */
function Ways(): JSX.Element {
  const navigate = useNavigate();
  const go = (match: string) => navigate(`/nonaga/match?id=${match}`);
  const connection = useConnection(go);
  const termsForm = createTermsForm();
  const { terms } = termsForm;
  const [isSeeking, setSeeking] = createSignal(false);
  const [code, setCode] = createSignal("");
  const [refused, setRefused] = createSignal<{ readonly way: Way; readonly code: SocketError["code"] }>();
  const isReady = () => connection.status() === "open" && terms() !== undefined;
  /** What is said under the button that was pressed, and nowhere else. */
  function refusal(way: Way): string | undefined {
    const last = refused();
    return last?.way === way ? roomRefusal(last.code) : undefined;
  }

  /** Goes to the game that an attempt has led to, or says why there is none. */
  function arrive(way: Way, result: Result<{ readonly match: string }, SocketError>): void {
    setRefused(result.ok ? undefined : { way, code: result.error.code });
    if (result.ok) go(result.value.match);
  }

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
          kind={isSeeking() ? "plain" : "primary"}
          disabled={!isReady()}
          onClick={async () => {
            const result = await (isSeeking()
              ? connection.request("unseek")
              : connection.request("seek", terms()!));
            if (result.ok) setSeeking(!isSeeking());
            setRefused(result.ok ? undefined : { way: "quick", code: result.error.code });
          }}
        >
          {isSeeking() ? t("quick.stop") : t("quick.start")}
        </Button>
        <Show when={isSeeking()}>
          <span>{t("quick.waiting")}</span>
        </Show>
      </div>
      <Refusal text={refusal("quick")} />
      <OpenSeeks
        refusal={refusal("seek")}
        isOpen={connection.status() === "open"}
        isSeeking={isSeeking()}
        onTake={async ({ player }) => {
          arrive("seek", await connection.request("take", { player: player.id }));
        }}
      />
      <h3>{t("room")}</h3>
      <Button
        kind="primary"
        disabled={!isReady()}
        onClick={async () => arrive("room", await connection.request("open", terms()!))}
      >
        {t("room.open")}
      </Button>
      <Refusal text={refusal("room")} />
      <Form
        class="form-row"
        onSubmit={async () => {
          arrive("code", await connection.request("join", { room: code() }));
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
            setRefused(undefined);
            setCode(event.currentTarget.value.normalize("NFKC"));
          }}
        />
        <Button type="submit" disabled={connection.status() !== "open"}>
          {t("room.join")}
        </Button>
      </Form>
      <Refusal text={refusal("code")} />
    </section>
  );
}
