/** The first visit: a few lines on how boards are played, and one to begin with. Gone for good once waved away. */
import { A } from "@solidjs/router";
import { type JSX, Show } from "solid-js";
import { choose, settings } from "../../settings/settings.js";
import { h } from "./words.js";

export function Welcome(props: {
  /** An easy board. */
  readonly first: string;
}): JSX.Element {
  const done = () => choose("welcomed", true);
  return (
    <Show when={!settings.welcomed}>
      <section class="welcome" aria-labelledby="welcome">
        <h2 id="welcome">{h("welcome")}</h2>
        <ol>
          <li>{h("welcome.rules")}</li>
          <li>{h("welcome.hands")}</li>
          <li>{h("welcome.hint")}</li>
          <li>{h("welcome.kept")}</li>
        </ol>
        <div class="button-row">
          <A href={props.first} class="button" onClick={done}>
            {h("welcome.begin")}
          </A>
          <button type="button" class="button plain" onClick={done}>
            {h("welcome.done")}
          </button>
        </div>
      </section>
    </Show>
  );
}
