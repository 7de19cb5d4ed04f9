/** A technique's page beside the board, over the tools or, on a phone, as a sheet from below: the hint stays behind it. */
import { techniques } from "@masume/games/slither";
import { type JSX, onMount } from "solid-js";
import { Button } from "../../ui/button.js";
import { t } from "./learn-messages.js";
import { TechniqueLesson } from "./technique-lesson.js";

export function TechniqueSheet(props: { readonly id: string; readonly onClose: () => void }): JSX.Element {
  let dialog!: HTMLDialogElement;
  let close!: HTMLButtonElement;
  const technique = () => techniques.find(({ id }) => id === props.id)!;
  onMount(() => {
    dialog.show();
    close.focus();
  });
  return (
    <dialog
      ref={dialog}
      class="technique-sheet"
      aria-labelledby="technique-sheet-name"
      onClose={props.onClose}
      onKeyDown={(event) => {
        if (event.key === "Escape") dialog.close();
        event.stopPropagation();
      }}
    >
      <div class="technique-sheet-page">
        <Button kind="quiet" ref={close} onClick={() => dialog.close()}>
          ‹ {t("technique.back")}
        </Button>
        <TechniqueLesson technique={technique()} headingId="technique-sheet-name" isBeside />
      </div>
    </dialog>
  );
}
