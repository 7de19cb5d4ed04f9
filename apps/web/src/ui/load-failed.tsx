/** A part of the app that did not arrive: the network is away and it had not been stored yet, or a newer version has replaced it. */
import type { JSX } from "solid-js";
import { t } from "../i18n/translator.js";
import { Button } from "./button.js";

export function LoadFailed(props: { readonly onAgain: () => void }): JSX.Element {
  return (
    <section class="page narrow">
      <h1>{t("load.failed")}</h1>
      <p>{t(navigator.onLine ? "load.outdated" : "load.offline")}</p>
      <Button kind="primary" onClick={() => props.onAgain()}>
        {t("try-again")}
      </Button>
    </section>
  );
}
