/** The way to published boards, shown where there is a server for them. */
import { A } from "@solidjs/router";
import { type JSX, Show } from "solid-js";
import { useServer } from "../platform/network/server.js";
import { t } from "./messages.js";

export function PublicLink(props: { readonly game: string }): JSX.Element {
  const server = useServer();
  return (
    <Show when={server() === "available"}>
      <p>
        <A href={`/public?game=${props.game}`} class="button plain">
          {t("title")}
        </A>
      </p>
    </Show>
  );
}
