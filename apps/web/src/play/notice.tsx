/**
 * What there is to say about the last move: seen and spoken, in a place of its own
 * so nothing jumps. With nothing to say, the goal of the game stands there, unspoken.
 * Good news has its own panel and is only spoken here.
 */
import { type Catalogue, type Message, message } from "@masume/kernel";
import { createMemo, type JSX, Show } from "solid-js";
import { formatMessage, t } from "../i18n/translator.js";
import type { Play } from "./play.js";
import type { Notice as PlayNotice } from "./play-notice.js";
import { Remedy } from "./remedy.js";

function noticeText(
  { game }: Pick<Play, "game">,
  { text, messages }: PlayNotice,
  uiMessages: Catalogue,
): string {
  return formatMessage(text, game.messages, uiMessages, ...(messages ? [messages] : []));
}

export function Notice(props: {
  readonly play: Play;
  readonly messages: Catalogue;
  /** Where the puzzle has a goal of its own. */
  readonly goal?: Message | undefined;
}): JSX.Element {
  const { play } = props;
  // A zero-width space now and then: the same words twice are two announcements.
  const odd = createMemo((before: boolean) => (play.notice() ? !before : before), false);
  const text = () => {
    const notice = play.notice();
    return notice ? noticeText(play, notice, props.messages) + (odd() ? "\u200b" : "") : "";
  };
  const tone = () => play.notice()?.tone;
  return (
    <div class="notice" classList={{ "visually-hidden": tone() === "good" }} data-tone={tone()}>
      <p role="status">{text()}</p>
      <Show when={!play.notice()}>
        <p>{formatMessage(props.goal ?? message("goal"), play.game.messages, props.messages)}</p>
      </Show>
      <Show when={play.notice()?.remedy}>
        {(remedy) => <Remedy label={t(remedy().label)} run={remedy().run} />}
      </Show>
    </div>
  );
}
