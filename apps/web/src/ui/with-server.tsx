/** What needs a server, or in its place why there is none. */
import { type JSX, Match, Switch } from "solid-js";
import { t } from "../i18n/translator.js";
import { useServer } from "../platform/network/server.js";

export function WithServer(props: {
  /** Said where there is no online play at all. */
  readonly none: string;
  /** Said while nobody answers. */
  readonly unreachable: string;
  readonly children: JSX.Element;
}): JSX.Element {
  const server = useServer();
  return (
    <Switch fallback={<p class="loading">{t("loading")}</p>}>
      <Match when={server() === "none"}>
        <p>{props.none}</p>
      </Match>
      <Match when={server() === "unreachable"}>
        <p role="status">{props.unreachable}</p>
      </Match>
      <Match when={server() === "available"}>{props.children}</Match>
    </Switch>
  );
}
