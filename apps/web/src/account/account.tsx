/** Oneself on the server, among the settings: the name, other devices, and what the server holds. */
import { createSignal, type JSX, Match, Show, Switch } from "solid-js";
import { download } from "../platform/files/download.js";
import { api, useServer } from "../platform/network/server.js";
import { Button } from "../ui/button.js";
import { Confirm } from "../ui/confirm.js";
import { FormError } from "../ui/form-error.js";
import { BlockedPlayers } from "./blocked-players.js";
import { EnterCode, MakeCode } from "./devices.js";
import { me, refreshMe } from "./identity.js";
import { deleteMe } from "./identity-changes.js";
import { NameForm } from "./name-form.js";
import { Sessions } from "./sessions.js";
import { SyncLine } from "./sync-line.js";
import "./account.css";
import { refusalText, t } from "./messages.js";

export function Account(): JSX.Element {
  const server = useServer();
  void refreshMe();
  return (
    <section class="data account" id="online" aria-labelledby="account-title">
      <h2 id="account-title">{t("title")}</h2>
      <Switch>
        <Match when={server() === "unknown"}>
          <p>{t("looking")}</p>
        </Match>
        <Match when={server() === "none"}>
          <p>{t("none")}</p>
        </Match>
        <Match when={server() === "unreachable"}>
          <Show when={me()}>{(known) => <p class="account-name">{known().name}</p>}</Show>
          <p role="status">{t("gone")}</p>
          <SyncLine />
        </Match>
        <Match when={me()?.id} keyed>
          <Known />
        </Match>
        <Match when={true}>
          <p>{t("about")}</p>
          <NameForm />
          <EnterCode />
        </Match>
      </Switch>
    </section>
  );
}

function Known(): JSX.Element {
  return (
    <>
      <NameForm />
      <dl class="account-id">
        <dt>{t("id")}</dt>
        <dd>
          <code>{me()?.id}</code>
          <small>{t("id.note")}</small>
        </dd>
      </dl>
      <SyncLine />
      <h3>{t("sessions")}</h3>
      <p>{t("sessions.about")}</p>
      <Sessions />
      <h3>{t("devices")}</h3>
      <MakeCode />
      <EnterCode />
      <BlockedPlayers />
      <h3>{t("yours")}</h3>
      <p>{t("yours.about")}</p>
      <ServerData />
    </>
  );
}

function ServerData(): JSX.Element {
  const [refusal, setRefusal] = createSignal<string>();

  async function takeOut(): Promise<void> {
    const answer = await api.request("exportMe");
    setRefusal(answer.ok ? undefined : answer.error.code);
    if (answer.ok)
      download("masume-player.json", "application/json", JSON.stringify(answer.value, undefined, 1));
  }

  async function remove(): Promise<void> {
    const answer = await deleteMe();
    setRefusal(answer.ok ? undefined : answer.error.code);
  }

  return (
    <>
      <div class="button-row">
        <Button onClick={takeOut}>{t("yours.export")}</Button>
        <Confirm
          label={t("yours.delete")}
          question={t("yours.sure")}
          yes={t("yours.yes")}
          no={t("yours.no")}
          onYes={remove}
        />
      </div>
      <FormError text={refusal() && refusalText(refusal()!, "refused")} />
    </>
  );
}
