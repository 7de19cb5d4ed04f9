/** The first visit: a game learnt in a minute by playing it, right here. Gone for good once done, waved away, or a puzzle is begun. */
import { createSignal, type JSX, lazy, Show, Suspense } from "solid-js";
import { setSetting, settings } from "../../settings/settings.js";
import { Button } from "../../ui/button.js";
import { t } from "./messages.js";

const FirstLesson = lazy(async () => ({ default: (await import("./first-lesson.js")).FirstLesson }));

export function Welcome(): JSX.Element {
  const [isPlaying, setPlaying] = createSignal(false);
  const done = () => setSetting("welcomed", true);
  return (
    <Show when={!settings().welcomed}>
      <section class="welcome" aria-label={t("welcome")}>
        <Show
          when={isPlaying()}
          fallback={
            <>
              <h2>{t("welcome")}</h2>
              <p>{t("welcome.offer")}</p>
              <div class="button-row">
                <Button kind="primary" onClick={() => setPlaying(true)}>
                  {t("welcome.begin")}
                </Button>
                <Button onClick={done}>{t("welcome.done")}</Button>
              </div>
            </>
          }
        >
          <Suspense fallback={<p class="loading">{t("loading")}</p>}>
            <FirstLesson onDone={done} />
          </Suspense>
        </Show>
      </section>
    </Show>
  );
}
