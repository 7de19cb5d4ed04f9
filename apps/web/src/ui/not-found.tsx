/** Nothing lives at this address. */
import type { JSX } from "solid-js";
import { t } from "../i18n/translator.js";
import { ButtonLink } from "./button.js";
import { useTitle } from "./title.js";

export function NotFound(): JSX.Element {
  useTitle(() => t("not-found.title"));
  return (
    <section class="page narrow">
      <h1>{t("not-found.title")}</h1>
      <p>{t("not-found.text")}</p>
      <p>
        <ButtonLink href="/" kind="primary">
          {t("not-found.home")}
        </ButtonLink>
      </p>
    </section>
  );
}
