/** Settings, and the data on this device: take it out, bring it in, delete it. */

import { createSignal, type JSX, Show } from "solid-js";
import { Account } from "../../account/account.js";
import { me, signOut } from "../../account/identity.js";
import { forgetSyncCursor } from "../../account/sync.js";
import { download } from "../../platform/files/download.js";
import { clearAll, exportAll, importAll } from "../../platform/storage/records.js";
import { choices, resetSettings, type Settings, setSetting, settings } from "../../settings/settings.js";
import { Segments } from "../../ui/segments.js";
import { useTitle } from "../../ui/title.js";
import { t } from "./messages.js";

export default function SettingsPage(): JSX.Element {
  useTitle(() => t("settings"));
  return (
    <section class="page narrow settings">
      <h1>{t("settings")}</h1>
      <Choice name="language" text={t} />
      <Choice name="theme" text={t} />
      <Choice name="contrast" text={(value) => t(value === "more" ? "more-contrast" : value)} />
      <Choice name="motion" text={t} />
      <Switch name="timer" label={t("timer")} note={t("timer-note")} />
      <Switch name="warnings" label={t("warnings")} note={t("warnings-note")} />
      <Switch name="dimmed" label={t("dimmed")} note={t("dimmed-note")} />
      <Switch name="flagged" label={t("flagged")} note={t("flagged-note")} />
      <Switch name="autoComplete" label={t("auto-complete")} note={t("auto-complete-note")} />
      <Account />
      <DeviceData />
    </section>
  );
}

function Choice<Name extends "language" | "theme" | "contrast" | "motion">(props: {
  readonly name: Name;
  readonly text: (value: Settings[Name]) => string;
}): JSX.Element {
  return (
    <Segments
      legend={t(props.name)}
      options={choices[props.name]}
      text={props.text}
      value={settings()[props.name]}
      onChange={(value) => setSetting(props.name, value)}
    />
  );
}

function Switch(props: {
  readonly name: "timer" | "warnings" | "dimmed" | "flagged" | "autoComplete";
  readonly label: string;
  readonly note: string;
}): JSX.Element {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={settings()[props.name]}
        onChange={(event) => setSetting(props.name, event.currentTarget.checked)}
      />
      <span>
        {props.label}
        <small>{props.note}</small>
      </span>
    </label>
  );
}

function DeviceData(): JSX.Element {
  const [status, setStatus] = createSignal<string>();
  const [asking, setAsking] = createSignal(false);

  async function takeOut(): Promise<void> {
    const content = JSON.stringify({ masume: 1, ...(await exportAll()) });
    download("masume.json", "application/json", content);
  }

  async function bringIn(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    if (!file) return;
    try {
      const given: unknown = JSON.parse(await file.text());
      if (typeof given !== "object" || given === null || !("masume" in given)) throw new Error();
      setStatus(t("data.imported", { count: await importAll(given) }));
    } catch {
      setStatus(t("data.not-ours"));
    }
    input.value = "";
  }

  async function deleteAll(): Promise<void> {
    await signOut();
    await clearAll();
    forgetSyncCursor();
    resetSettings();
    setAsking(false);
    setStatus(t("data.deleted"));
  }

  return (
    <section class="data" id="data">
      <h2>{t("data")}</h2>
      <p>{me() ? t("data.where-online") : t("data.where")}</p>
      <div class="button-row">
        <button type="button" class="button plain" onClick={takeOut}>
          {t("data.export")}
        </button>
        <label class="button plain file">
          {t("data.import")}
          <input
            type="file"
            accept="application/json,.json"
            onChange={(event) => bringIn(event.currentTarget)}
          />
        </label>
        <Show
          when={asking()}
          fallback={
            <button type="button" class="button plain danger" onClick={() => setAsking(true)}>
              {t("data.delete")}
            </button>
          }
        >
          <span class="confirm">
            {t("data.sure")}
            <button type="button" class="button danger" onClick={deleteAll}>
              {t("data.yes")}
            </button>
            <button type="button" class="button plain" onClick={() => setAsking(false)}>
              {t("data.no")}
            </button>
          </span>
        </Show>
      </div>
      <p role="status" class="status">
        {status()}
      </p>
    </section>
  );
}
