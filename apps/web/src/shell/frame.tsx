/** What surrounds every page: the way home, the language, the settings, and news about the app itself. */
import { A, type RouteSectionProps, useIsRouting, useLocation } from "@solidjs/router";
import { createEffect, createSignal, ErrorBoundary, type JSX, on, Show, Suspense } from "solid-js";
import { language } from "../i18n/language.js";
import { t } from "../i18n/translator.js";
import { type StorageProblem, storageProblem } from "../platform/storage/records.js";
import { isEmbedded, puzzlePath } from "../play/puzzle-path.js";
import { setSetting } from "../settings/settings.js";
import { Button, ButtonLink } from "../ui/button.js";
import { SettingsIcon, StatisticsIcon, Wordmark } from "../ui/icons.js";
import { leaveFirstPage } from "../ui/later.js";
import { LoadFailed } from "../ui/load-failed.js";
import { keepScrollPosition } from "./scroll-position.js";
import { registerServiceWorker } from "./service-worker.js";

export function Frame(props: RouteSectionProps): JSX.Element {
  const location = useLocation();
  const [changeOver, setChangeOver] = createSignal<() => void>();
  registerServiceWorker((ready) => setChangeOver(() => ready));
  keepScrollPosition();
  const embedded = () => isEmbedded(location.pathname);
  const game = () => location.pathname.split("/")[embedded() ? 2 : 1] ?? "";

  // Who followed a link that is gone with its page goes on at the new page's beginning.
  const routing = useIsRouting();
  let main!: HTMLElement;
  createEffect(
    on(
      routing,
      (under) => {
        leaveFirstPage();
        if (!under && document.activeElement === document.body) main.focus({ preventScroll: true });
      },
      { defer: true },
    ),
  );

  // The accent of the game one is in colours the whole page.
  createEffect(() => {
    document.documentElement.dataset.game = game();
  });

  return (
    <>
      <Show when={!embedded()}>
        <Masthead />
      </Show>
      <Show when={changeOver()}>
        {(ready) => (
          <p class="news" role="status">
            {t("update.ready")}
            <Button kind="quiet" onClick={() => ready()()}>
              {t("update.take")}
            </Button>
          </p>
        )}
      </Show>
      <Show when={storageProblem()}>
        {(trouble) => (
          <p class="news warning" role="alert">
            {troubleText(trouble())}
            <ButtonLink href="/settings#data" kind="quiet">
              {t("storage.settings")}
            </ButtonLink>
          </p>
        )}
      </Show>
      <Show when={routing()}>
        <p class="routing" role="status">
          {t("loading")}
        </p>
      </Show>
      <main ref={main} id="main" tabindex="-1">
        <ErrorBoundary fallback={failed}>
          <Suspense fallback={<p class="loading">{t("loading")}</p>}>{props.children}</Suspense>
        </ErrorBoundary>
      </main>
      <Show when={embedded()}>
        <footer class="embed-foot">
          <a
            href={puzzlePath(game(), decodeURIComponent(location.pathname.split("/")[3] ?? ""))}
            target="_blank"
            rel="noopener"
          >
            {t("embed.open")}
          </a>
        </footer>
      </Show>
    </>
  );
}

function troubleText(trouble: StorageProblem): string {
  return trouble.kind === "full" ? t("storage.full") : t("storage.refused", { reason: trouble.reason });
}

/** A page that failed to load stays failed until everything is fetched anew. */
function failed(error: unknown): JSX.Element {
  console.error(error);
  return <LoadFailed onAgain={() => window.location.reload()} />;
}

function Masthead(): JSX.Element {
  return (
    <>
      <a class="skip" href="#main">
        {t("skip")}
      </a>
      <header class="masthead">
        <A href="/" class="wordmark">
          <Wordmark />
          <span class="wordmark-name" lang="en">
            Masume
          </span>
          <span class="wordmark-kana" lang="ja">
            マス目
          </span>
        </A>
        <nav class="masthead-tools" aria-label={t("nav.app")}>
          <Button
            kind="quiet"
            lang={language() === "ja" ? "en" : "ja"}
            onClick={() => setSetting("language", language() === "ja" ? "en" : "ja")}
          >
            {language() === "ja" ? "English" : "日本語"}
          </Button>
          <A href="/statistics" class="quiet icon-only" aria-label={t("statistics")}>
            <StatisticsIcon />
          </A>
          <A href="/settings" class="quiet icon-only" aria-label={t("settings")}>
            <SettingsIcon />
          </A>
        </nav>
      </header>
    </>
  );
}
