/** Oneself on the server, among the settings: the name, other devices, and what the server holds. */
import { createSignal, type JSX, Match, Show, Switch } from "solid-js";
import { download } from "../platform/files/download.js";
import { useServer } from "../platform/network/ask.js";
import { EnterCode, MakeCode } from "./devices.js";
import { deleteMe, exportMe, me, recogniseMe } from "./identity.js";
import { NameForm } from "./name-form.js";
import { SyncLine } from "./sync-line.js";
import { a } from "./words.js";
import "./account.css";

export function Account(): JSX.Element {
  const server = useServer();
  void recogniseMe();
  return (
    <section class="data account" id="online" aria-labelledby="account-title">
      <h2 id="account-title">{a("title")}</h2>
      <Switch>
        <Match when={server() === "unknown"}>
          <p>{a("looking")}</p>
        </Match>
        <Match when={server() === "none"}>
          <p>{a("none")}</p>
        </Match>
        <Match when={server() === "gone"}>
          <Show when={me()}>{(known) => <p class="account-name">{known().name}</p>}</Show>
          <p role="status">{a("gone")}</p>
          <SyncLine />
        </Match>
        <Match when={me()?.id} keyed>
          <Known />
        </Match>
        <Match when={true}>
          <p>{a("about")}</p>
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
        <dt>{a("id")}</dt>
        <dd>
          <code>{me()?.id}</code>
          <small>{a("id.note")}</small>
        </dd>
      </dl>
      <SyncLine />
      <h3>{a("devices")}</h3>
      <MakeCode />
      <EnterCode />
      <h3>{a("yours")}</h3>
      <p>{a("yours.about")}</p>
      <Held />
    </>
  );
}

function Held(): JSX.Element {
  const [isAsking, setAsking] = createSignal(false);
  const [hasFailed, setFailed] = createSignal(false);

  async function takeOut(): Promise<void> {
    const text = await exportMe();
    setFailed(text === undefined);
    if (text !== undefined) download("masume-player.json", "application/json", text);
  }

  return (
    <>
      <div class="button-row">
        <button type="button" class="button plain" onClick={takeOut}>
          {a("yours.export")}
        </button>
        <Show
          when={isAsking()}
          fallback={
            <button type="button" class="button plain danger" onClick={() => setAsking(true)}>
              {a("yours.delete")}
            </button>
          }
        >
          <span class="confirm">
            {a("yours.sure")}
            <button type="button" class="button danger" onClick={async () => setFailed(!(await deleteMe()))}>
              {a("yours.yes")}
            </button>
            <button type="button" class="button plain" onClick={() => setAsking(false)}>
              {a("yours.no")}
            </button>
          </span>
        </Show>
      </div>
      <p class="form-said bad" role="status">
        {hasFailed() ? a("refused") : ""}
      </p>
    </>
  );
}
