/** What there is to say about the last move: one line, seen and spoken, in a place of its own so nothing jumps. Good news has its own panel and is only spoken here. */
import { type Catalogue, message } from "@masume/kernel";
import { type JSX, Show } from "solid-js";
import { t, tell } from "../i18n/language.js";
import type { Play } from "./play.js";

export function Notice(props: { readonly play: Play; readonly words: Catalogue }): JSX.Element {
  const { play } = props;
  const text = () => tell(play.notice()?.said ?? message("goal"), play.game.messages, props.words);
  return (
    <p
      class="notice"
      classList={{ "visually-hidden": play.notice()?.tone === "good" }}
      role="status"
      data-tone={play.notice()?.tone ?? "goal"}
    >
      {text()}
      <Show when={play.notice()?.remedy}>
        {(remedy) => (
          <button type="button" class="quiet remedy" onClick={() => remedy().run()}>
            {t(remedy().does)}
          </button>
        )}
      </Show>
    </p>
  );
}
