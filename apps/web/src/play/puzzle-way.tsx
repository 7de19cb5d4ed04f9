/**
 * The way to a puzzle: a link where its address is known, else a button that makes it
 * first, shows how far that is, and says when it cannot. Whoever has left the page
 * meanwhile stays where they are.
 */
import { createSignal, type JSX, Show } from "solid-js";
import type { PageGame } from "../board/page-game.js";
import { formatMessage } from "../i18n/translator.js";
import { Button, ButtonLink } from "../ui/button.js";
import { t } from "./finish-messages.js";
import type { GameUi, MakePuzzle, PuzzleWay } from "./game-ui.js";
import { createGeneration } from "./generation.js";
import { GenerationProgress } from "./generation-progress.js";
import { useGoWhenReady } from "./go-when-ready.js";

export function PuzzleWayButton(props: {
  readonly way: PuzzleWay;
  readonly game: Pick<PageGame, "id" | "messages">;
  readonly ui: Pick<GameUi, "messages">;
  /** It is the thing to do. */
  readonly isMain?: boolean;
}): JSX.Element {
  const goWhenReady = useGoWhenReady();
  const [state, setState] = createSignal<"idle" | "making" | "failed">("idle");
  const label = () => formatMessage(props.way.label, t.catalogue, props.ui.messages, props.game.messages);

  const generation = createGeneration(props.game.id);

  async function make(open: (make: MakePuzzle) => Promise<string | undefined>): Promise<void> {
    setState("making");
    try {
      await goWhenReady(open(generation.start));
      setState("idle");
    } catch {
      setState("failed");
    }
  }

  const { open } = props.way;
  if (typeof open === "string")
    return (
      <ButtonLink href={open} kind={props.isMain ? "primary" : "plain"}>
        {label()}
      </ButtonLink>
    );
  return (
    <>
      <Button
        kind={props.isMain ? "primary" : "plain"}
        disabled={state() === "making"}
        onClick={() => make(open)}
      >
        {state() === "making" ? t("making") : label()}
      </Button>
      <GenerationProgress generation={generation} messages={props.game.messages} />
      <Show when={state() === "failed"}>
        <p role="alert">{t("next.failed")}</p>
      </Show>
    </>
  );
}
