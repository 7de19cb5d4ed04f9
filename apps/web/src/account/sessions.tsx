/** The devices that are signed in: when each was last used, and a way to sign it out. */
import type { Result } from "@masume/kernel";
import type { HttpError, Session } from "@masume/protocol";
import { createSignal, For, type JSX, Show } from "solid-js";
import { dayOf, formatDay } from "../i18n/format.js";
import { createPolled } from "../platform/network/polled.js";
import { api } from "../platform/network/server.js";
import { Button } from "../ui/button.js";
import { FormError } from "../ui/form-error.js";
import { refusalText, t } from "./messages.js";

export function Sessions(): JSX.Element {
  const [refusal, setRefusal] = createSignal<string>();
  const { value, hasFailed, ask } = createPolled(() => api.request("listSessions"));
  const others = () => value()?.sessions.filter(({ isCurrent }) => !isCurrent) ?? [];

  async function end(request: Promise<Result<unknown, HttpError>>): Promise<void> {
    const answer = await request;
    setRefusal(answer.ok ? undefined : answer.error.code);
    await ask();
  }

  const nameOf = ({ device }: Session) => device || t("sessions.program");

  return (
    <>
      <ul class="sessions">
        <For each={value()?.sessions}>
          {(session) => (
            <li>
              <span>
                {nameOf(session)}
                <small>
                  {session.isCurrent
                    ? t("sessions.current")
                    : t("sessions.used", { date: formatDay(dayOf(session.usedAt)) })}
                </small>
              </span>
              <Show when={!session.isCurrent}>
                <Button
                  kind="quiet"
                  aria-label={t("sessions.end-named", { device: nameOf(session) })}
                  onClick={() => end(api.request("endSession", { params: { id: session.id } }))}
                >
                  {t("sessions.end")}
                </Button>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={others().length > 1}>
        <Button onClick={() => end(api.request("endOtherSessions"))}>{t("sessions.end-others")}</Button>
      </Show>
      <FormError text={refusal() ? refusalText(refusal()!, "refused") : hasFailed() && t("list.failed")} />
    </>
  );
}
