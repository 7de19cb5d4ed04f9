/** Settings, and the data on this device: take it out, bring it in, delete it. */

import { useSearchParams } from "@solidjs/router";
import { createSignal, type JSX, Show } from "solid-js";
import { Account } from "../../account/account.js";
import { me } from "../../account/identity.js";
import { signOut } from "../../account/identity-changes.js";
import { download } from "../../platform/files/download.js";
import { exportAll, importAll } from "../../platform/storage/export.js";
import { clearAll } from "../../platform/storage/records.js";
import { choices, type Settings, setSetting, settings } from "../../settings/settings.js";
import { Button } from "../../ui/button.js";
import { Confirm } from "../../ui/confirm.js";
import { FileButton } from "../../ui/file-button.js";
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
      <Switch name="labels" label={t("labels")} note={t("labels-note")} />
      <Switch name="sound" label={t("sound")} note={t("sound-note")} />
      <Show when={"vibrate" in navigator}>
        <Switch name="vibration" label={t("vibration")} note={t("vibration-note")} />
      </Show>
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
  readonly name:
    | "timer"
    | "warnings"
    | "dimmed"
    | "flagged"
    | "autoComplete"
    | "labels"
    | "sound"
    | "vibration";
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
  const [query] = useSearchParams();
  const [status, setStatus] = createSignal(query.deleted ? t("data.deleted") : "");

  async function takeOut(): Promise<void> {
    download("masume.json", "application/json", await exportAll());
  }

  async function bringIn(text: string): Promise<void> {
    const count = await importAll(text);
    setStatus(count === undefined ? t("data.not-ours") : t("data.imported", { count }));
  }

  async function deleteAll(): Promise<void> {
    try {
      await clearAll();
    } catch (thrown) {
      setStatus(t("data.not-deleted", { reason: String(thrown) }));
      return;
    }
    void signOut();
    // What the page still has in memory goes too.
    location.replace("/settings?deleted=1");
  }

  return (
    <section class="data" id="data">
      <h2>{t("data")}</h2>
      <p>{me() ? t("data.where-online") : t("data.where")}</p>
      <div class="button-row">
        <Button onClick={takeOut}>{t("data.export")}</Button>
        <FileButton label={t("read.take")} onText={bringIn} />
        <Confirm
          label={t("data.delete")}
          question={t("data.sure")}
          yes={t("data.yes")}
          no={t("data.no")}
          onYes={deleteAll}
        />
      </div>
      <p role="status" class="status">
        {status()}
      </p>
    </section>
  );
}
