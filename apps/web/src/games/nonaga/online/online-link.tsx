/** The way to games between people, shown where there is a server for them. */
import { A } from "@solidjs/router";
import { type JSX, Show } from "solid-js";
import { useServer } from "../../../platform/network/server.js";
import { t } from "./messages.js";

export function OnlineLink(): JSX.Element {
  const server = useServer();
  return (
    <Show when={server() === "available"}>
      <section class="part">
        <h2>{t("title")}</h2>
        <p>{t("about")}</p>
        <A href="/nonaga/online" class="button">
          {t("title")}
        </A>
      </section>
    </Show>
  );
}
