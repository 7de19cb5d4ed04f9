/** The devices that are signed in: when each was last used, and a way to sign it out. */
import type { Session } from "@masume/protocol";
import { createResource, createSignal, For, type JSX, Show } from "solid-js";
import { dayOf, formatDay } from "../i18n/format.js";
import { api } from "../platform/network/server.js";
import { Button } from "../ui/button.js";
import { t } from "./messages.js";

export function Sessions(): JSX.Element {
  const [hasFailed, setFailed] = createSignal(false);
  const [sessions, { refetch }] = createResource(async (): Promise<readonly Session[]> => {
    const answer = await api.request("listSessions");
    if (!answer.ok) setFailed(true);
    return answer.ok ? answer.value.sessions : [];
  });
  const others = () => (sessions.latest ?? []).filter(({ isCurrent }) => !isCurrent);

  async function end(request: Promise<{ readonly ok: boolean }>): Promise<void> {
    setFailed(!(await request).ok);
    await refetch();
  }

  const nameOf = ({ device }: Session) => device || t("sessions.program");

  return (
    <>
      <ul class="sessions">
        <For each={sessions.latest}>
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
      <p class="form-status bad" role="status">
        {hasFailed() ? t("refused") : ""}
      </p>
    </>
  );
}
