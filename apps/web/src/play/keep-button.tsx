/** Saves something to the library, and says that it is there until it is something else. */
import type { GameId } from "@masume/games";
import { createSignal, type JSX } from "solid-js";
import { t } from "../i18n/translator.js";
import { saveNewPuzzle } from "../platform/storage/library.js";
import { Button } from "../ui/button.js";

export function KeepButton(props: {
  readonly game: GameId;
  readonly code: string;
  readonly name: string;
  /** What the button says before and afterwards, where that is not the usual. */
  readonly label?: string;
  readonly done?: string;
}): JSX.Element {
  const [saved, setSaved] = createSignal<string>();

  async function keep(): Promise<void> {
    const { game, code, name } = props;
    await saveNewPuzzle({ game, code, name });
    setSaved(code);
  }

  return (
    <Button onClick={keep}>
      {saved() === props.code ? (props.done ?? t("share.kept")) : (props.label ?? t("share.keep"))}
    </Button>
  );
}
