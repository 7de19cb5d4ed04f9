/**
 * What can be done about another player, wherever one meets them: block, and report to
 * whoever runs the server. Closed until somebody wants it, and silent to the other.
 */
import type { HttpResult, LeaderboardName, Player, ReportReason } from "@masume/protocol";
import { createSignal, type JSX, Show } from "solid-js";
import { createPolled } from "../platform/network/polled.js";
import { api } from "../platform/network/server.js";
import { Button } from "../ui/button.js";
import { TextField } from "../ui/fields.js";
import { FormError } from "../ui/form-error.js";
import { SelectField } from "../ui/select-field.js";
import { me } from "./identity.js";
import { refusalText } from "./messages.js";
import { t } from "./player-menu-messages.js";
import "./player-menu.css";
import { Form } from "../ui/form.js";

/** What a report is about, besides the player. */
type Subject = { readonly match: string } | { readonly board: LeaderboardName; readonly day: string };

interface PlayerMenuProps {
  readonly player: Player;
  readonly subject: Subject;
  /** The reasons that make sense here, the likeliest first. */
  readonly reasons: readonly ReportReason[];
}

/** Nothing for oneself, or for somebody without a name. */
export function PlayerMenu(props: PlayerMenuProps): JSX.Element {
  const [isOpen, setOpen] = createSignal(false);
  return (
    <Show when={me() && me()?.id !== props.player.id}>
      <details class="player-menu" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary aria-label={t("menu-named", { name: props.player.name })}>{t("menu")}</summary>
        <Show when={isOpen()}>
          <PlayerActions {...props} />
        </Show>
      </details>
    </Show>
  );
}

export function PlayerActions(props: PlayerMenuProps): JSX.Element {
  return (
    <>
      <Blocking player={props.player} />
      <Reporting {...props} />
    </>
  );
}

function Blocking(props: { readonly player: Player }): JSX.Element {
  const [refusal, setRefusal] = createSignal<string>();
  const { value, hasFailed, ask } = createPolled(() => api.request("listBlocks"));
  const isBlocked = () => value()?.blocks.some(({ player }) => player.id === props.player.id);

  async function toggle(): Promise<void> {
    const { id } = props.player;
    const answer: HttpResult<"blockPlayer"> = isBlocked()
      ? await api.request("unblockPlayer", { params: { id } })
      : await api.request("blockPlayer", { body: { player: id } });
    setRefusal(answer.ok ? undefined : answer.error.code);
    await ask();
  }

  return (
    <>
      <p role="status">{isBlocked() ? t("blocked", { name: props.player.name }) : t("block.about")}</p>
      <Button onClick={toggle}>{t(isBlocked() ? "unblock" : "block")}</Button>
      <FormError text={refusal() ? refusalText(refusal()!, "refused") : hasFailed() && t("list.failed")} />
    </>
  );
}

function Reporting(props: PlayerMenuProps): JSX.Element {
  const [reason, setReason] = createSignal<ReportReason>();
  const [note, setNote] = createSignal("");
  const [isSent, setSent] = createSignal(false);
  const [refusal, setRefusal] = createSignal<string>();

  async function send(): Promise<void> {
    const chosen = reason();
    if (chosen === undefined) return;
    const said = note().trim();
    const answer = await api.request("reportPlayer", {
      params: { id: props.player.id },
      body: { reason: chosen, ...(said === "" ? {} : { note: said }), ...props.subject },
    });
    setSent(answer.ok);
    setRefusal(answer.ok ? undefined : answer.error.code);
  }

  const refusalOf = (code: string) =>
    code === "too-many" ? t("report.too-many") : refusalText(code, "refused");

  return (
    <Show when={!isSent()} fallback={<p role="status">{t("report.sent")}</p>}>
      <Form onSubmit={send}>
        <SelectField
          label={t("report.reason")}
          options={props.reasons}
          text={(one) => t(`report.${one}`)}
          value={reason()}
          onChange={setReason}
          none={t("report.choose")}
        />
        <TextField
          label={t("report.note")}
          maxlength={500}
          value={note()}
          onInput={(event) => setNote(event.currentTarget.value)}
        />
        <Button type="submit" disabled={reason() === undefined}>
          {t("report.send")}
        </Button>
        <p>
          <small>{t("report.about")}</small>
        </p>
        <FormError text={refusal() && refusalOf(refusal()!)} />
      </Form>
    </Show>
  );
}
