/** The game in the address, to look at. */
import { readGameCode } from "@masume/games/nonaga";
import { message } from "@masume/kernel";
import { useLocation } from "@solidjs/router";
import { type JSX, Show } from "solid-js";
import { ButtonLink } from "../../ui/button.js";
import { useTitle } from "../../ui/title.js";
import { formatMessage, t } from "./messages.js";
import { Review } from "./review.js";

export default function ReviewPage(): JSX.Element {
  const location = useLocation();
  return (
    <Show when={location.hash || "#"} keyed>
      {(hash) => {
        const read = readGameCode(hash.slice(1));
        return read.ok ? <Review game={read.value} /> : <Broken reason={formatMessage(read.error)} />;
      }}
    </Show>
  );
}

export function Broken(props: { readonly reason: string }): JSX.Element {
  useTitle(() => t("link.broken"));
  return (
    <section class="part">
      <h2>{t("link.broken")}</h2>
      <p role="alert">{props.reason}</p>
      <ButtonLink href="/nonaga" kind="primary">
        {formatMessage(message("name"))}
      </ButtonLink>
    </section>
  );
}
