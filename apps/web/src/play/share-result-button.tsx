/** The button that shares a result, and what came of it. The picture is made when it is pressed. */
import { createSignal, type JSX } from "solid-js";
import { Button } from "../ui/button.js";
import { t } from "./finish-messages.js";
import type { GameUi } from "./game-ui.js";
import type { Play } from "./play.js";
import { puzzlePath } from "./puzzle-path.js";

export function ShareResult<Puzzle, State, Move, Gesture>(props: {
  readonly play: Pick<Play<Puzzle, State, Move, Gesture>, "game" | "puzzle">;
  readonly ui: Pick<GameUi<Puzzle, State, Move, Gesture>, "share">;
  /** What stands under the board. */
  readonly lines: readonly string[];
}): JSX.Element {
  const [status, setStatus] = createSignal("");
  let isBusy = false;

  async function share(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    setStatus("");
    try {
      await make();
    } catch {
      setStatus(t("share.failed"));
    } finally {
      isBusy = false;
    }
  }

  async function make(): Promise<void> {
    const { game, puzzle } = props.play;
    const link = location.origin + puzzlePath(game.id, props.ui.share.code(puzzle));
    const [{ resultPicture }, { shareResult }] = await Promise.all([
      import("./result-picture.js"),
      import("./share-result.js"),
    ]);
    const outcome = await shareResult({
      picture: await resultPicture(game, puzzle, [...props.lines, "Masume"]),
      fileName: `masume-${game.id}.png`,
      text: [...props.lines, link].join("\n"),
    });
    if (outcome === "saved" || outcome === "saved-only") setStatus(t(`share.${outcome}`));
  }

  return (
    <>
      <Button onClick={share}>{t("share.result")}</Button>
      <p class="status" role="status">
        {status()}
      </p>
    </>
  );
}
