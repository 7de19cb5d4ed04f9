/** What Slither's Learn tab has beyond the rules: drills by level, and the 32 techniques. */
import { playableSlither, techniques } from "@masume/games/slither";
import { message } from "@masume/kernel";
import { A } from "@solidjs/router";
import { For, type JSX } from "solid-js";
import { tell } from "../../i18n/language.js";
import { l } from "./learn-words.js";
import { w } from "./words.js";

const levels = [0, 1, 2, 3, 4, 5] as const;

export default function Learn(): JSX.Element {
  return (
    <>
      <section class="part">
        <h2>{l("crosses.title")}</h2>
        <p class="lead">{l("crosses.lead")}</p>
      </section>
      <section class="part">
        <h2>{l("drill.title")}</h2>
        <p class="lead">{l("drill.lead")}</p>
        <div class="button-row">
          <For each={levels.slice(1)}>
            {(level) => (
              <A href={`/slither/drill?level=${level}`} class="button plain">
                {w("advice.level", { level })}
              </A>
            )}
          </For>
        </div>
      </section>
      <section class="part">
        <h2>{l("techniques.title")}</h2>
        <p class="lead">{l("techniques.lead")}</p>
        <For each={levels}>
          {(level) => (
            <>
              <h3>{level === 0 ? w("advice.basic") : w("advice.level", { level })}</h3>
              <ol class="technique-list">
                <For each={techniques.filter((technique) => technique.level === level)}>
                  {({ id, number }) => (
                    <li value={number}>
                      <A href={`/slither/technique?id=${id}`}>
                        {tell(message(id), playableSlither.messages)}
                      </A>
                    </li>
                  )}
                </For>
              </ol>
            </>
          )}
        </For>
      </section>
    </>
  );
}
