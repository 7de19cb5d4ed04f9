/** Everybody one has blocked, with a way back. */
import { createSignal, For, type JSX, Show } from "solid-js";
import { dayOf, formatDay } from "../i18n/format.js";
import { createPolled } from "../platform/network/polled.js";
import { api } from "../platform/network/server.js";
import { Button } from "../ui/button.js";
import { FormError } from "../ui/form-error.js";
import { refusalText } from "./messages.js";
import { t } from "./player-menu-messages.js";

export function BlockedPlayers(): JSX.Element {
  const [refusal, setRefusal] = createSignal<string>();
  const { value, hasFailed, ask } = createPolled(() => api.request("listBlocks"));

  async function unblock(id: string): Promise<void> {
    const answer = await api.request("unblockPlayer", { params: { id } });
    setRefusal(answer.ok ? undefined : answer.error.code);
    await ask();
  }

  return (
    <>
      <h3>{t("list")}</h3>
      <p>{t("list.about")}</p>
      <FormError text={hasFailed() && t("list.failed")} />
      <Show when={value()?.blocks.length === 0 && !hasFailed()}>
        <p>{t("list.none")}</p>
      </Show>
      <ul class="sessions">
        <For each={value()?.blocks}>
          {({ player, since }) => (
            <li>
              <span>
                {player.name}
                <small>{t("list.since", { date: formatDay(dayOf(since)) })}</small>
              </span>
              <Button
                kind="quiet"
                aria-label={t("unblock-named", { name: player.name })}
                onClick={() => unblock(player.id)}
              >
                {t("unblock")}
              </Button>
            </li>
          )}
        </For>
      </ul>
      <FormError text={refusal() && refusalText(refusal()!, "refused")} />
    </>
  );
}
