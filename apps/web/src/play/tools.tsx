/** The tools under the thumb: back and forth, guesses, reset, share, keys. */
import { type JSX, Show } from "solid-js";
import { t } from "../i18n/translator.js";
import { FlagIcon, HelpIcon, HintIcon, RedoIcon, ResetIcon, ShareIcon, UndoIcon } from "../ui/icons.js";
import type { Hint } from "./hint.js";
import type { Play } from "./play.js";

export function Tools(props: {
  readonly play: Play;
  /** Absent for games that explain nothing. */
  readonly hint: Hint | undefined;
  readonly keysShown: boolean;
  readonly onKeys: () => void;
  readonly sharing: boolean;
  readonly onShare: (() => void) | undefined;
  /** Tools that only this game has. */
  readonly children?: JSX.Element;
}): JSX.Element {
  const { play } = props;
  const guesses = () => play.session().checkpoints.length;
  return (
    <fieldset class="tools">
      <legend class="visually-hidden">{t("tools")}</legend>
      <Tool label={t("undo")} disabled={play.session().cursor === 0} onUse={play.undo}>
        <UndoIcon />
      </Tool>
      <Tool
        label={t("redo")}
        disabled={play.session().cursor === play.session().log.length}
        onUse={play.redo}
      >
        <RedoIcon />
      </Tool>
      <Tool label={t("reset")} disabled={play.session().cursor === 0} onUse={play.reset}>
        <ResetIcon />
      </Tool>
      <Show when={props.hint}>
        {(hint) => (
          <Tool label={t(hint().label())} disabled={hint().thinking()} onUse={hint().press}>
            <HintIcon />
          </Tool>
        )}
      </Show>
      <Tool label={t("guess")} onUse={play.addCheckpoint}>
        <FlagIcon />
      </Tool>
      {props.children}
      <Show when={props.onShare}>
        {(onShare) => (
          <Tool label={t("share")} pressed={props.sharing} onUse={onShare()}>
            <ShareIcon />
          </Tool>
        )}
      </Show>
      <Tool label={t("keys")} pressed={props.keysShown} onUse={props.onKeys} extra="desktop-only">
        <HelpIcon />
      </Tool>
      <Show when={guesses() > 0}>
        <fieldset class="guess">
          <legend>{t("guess.open", { number: guesses() })}</legend>
          <button type="button" class="quiet" onClick={play.keepCheckpoint}>
            {t("guess.keep")}
          </button>
          <button type="button" class="quiet" onClick={play.dropCheckpoint}>
            {t("guess.drop")}
          </button>
        </fieldset>
      </Show>
    </fieldset>
  );
}

export function Tool(props: {
  readonly label: string;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly extra?: string;
  readonly onUse: () => void;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <button
      type="button"
      class={`tool ${props.extra ?? ""}`}
      aria-disabled={props.disabled ? "true" : undefined}
      aria-expanded={props.pressed}
      onClick={() => {
        if (!props.disabled) props.onUse();
      }}
    >
      {props.children}
      <span class="tool-label">{props.label}</span>
    </button>
  );
}
