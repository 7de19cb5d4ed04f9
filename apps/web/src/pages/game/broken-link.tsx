/** In place of a puzzle whose code cannot be read: what is wrong with it, and a way out. */
import { message, type ParseIssue } from "@masume/kernel";
import type { JSX } from "solid-js";
import { formatMessage } from "../../i18n/translator.js";
import type { OpenGame } from "../../play/game-ui.js";
import { ButtonLink } from "../../ui/button.js";
import { useTitle } from "../../ui/title.js";
import { t } from "./broken-link-messages.js";

export function BrokenLink(props: {
  readonly open: OpenGame;
  readonly code: string;
  readonly error: ParseIssue;
}): JSX.Element {
  const { game } = props.open;
  useTitle(() => t("link.broken"));
  return (
    <section class="page narrow">
      <h1>{t("link.broken")}</h1>
      <p role="alert">{t("link.reason", { reason: formatMessage(props.error.reason, game.messages) })}</p>
      <p>
        <code class="code-block">{props.code.slice(0, 200)}</code>
      </p>
      <p>{t("link.advice")}</p>
      <p>
        <ButtonLink href={`/${game.id}`} kind="primary">
          {t("link.to-game", { game: formatMessage(message("name"), game.messages) })}
        </ButtonLink>
      </p>
    </section>
  );
}
