/** Oneself on the server, among the settings: the name, other devices, and what the server holds. */
import { createSignal, type JSX, Match, Show, Switch } from "solid-js";
import { download } from "../platform/files/download.js";
import { useServer } from "../platform/network/server.js";
import { Button } from "../ui/button.js";
import { Confirm } from "../ui/confirm.js";
import { BlockedPlayers } from "./blocked-players.js";
import { EnterCode, MakeCode } from "./devices.js";
import { deleteMe, exportMe, me, refreshMe } from "./identity.js";
import { NameForm } from "./name-form.js";
import { Sessions } from "./sessions.js";
import { SyncLine } from "./sync-line.js";
import "./account.css";
import { t } from "./messages.js";

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
  const [hasFailed, setFailed] = createSignal(false);

  async function takeOut(): Promise<void> {
    const text = await exportMe();
    setFailed(text === undefined);
    if (text !== undefined) download("masume-player.json", "application/json", text);
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
          onYes={async () => setFailed(!(await deleteMe()))}
        />
      </div>
      <p class="form-status bad" role="status">
        {hasFailed() ? t("refused") : ""}
      </p>
    </>
  );
}
