/** A published board: its picture and who made it, and under it what can be done with it. */

import type { GameId } from "@masume/games";
import type { PublishedPuzzle } from "@masume/protocol";
import { createResource, createSignal, type JSX, Show, Suspense } from "solid-js";
import { me } from "../../account/identity.js";
import { openGame } from "../../games/open-game.js";
import { api } from "../../platform/network/server.js";
import { PuzzleCard } from "../../play/puzzle-card.js";
import { puzzlePath } from "../../play/puzzle-path.js";
import { publishRefusal, t } from "../../publishing/messages.js";
import { codeOf, saveToLibrary, unpublish } from "../../publishing/public-puzzles.js";
import { Button } from "../../ui/button.js";
import { Confirm } from "../../ui/confirm.js";

export function PublicCard(props: {
  readonly puzzle: PublishedPuzzle;
  /** It is no longer in the list. */
  readonly onGone: () => void;
}): JSX.Element {
  const { puzzle } = props;
  const [board] = createResource(async () => {
    const open = await openGame(puzzle.game);
    const read = open?.game.codec.puzzle.parse(puzzle.puzzle);
    const code = open && codeOf(open, puzzle);
    return open && read?.ok && code ? { game: open.game, board: read.value, code } : undefined;
  });
  const isOwn = () => puzzle.owner === me()?.id;
  const note = () =>
    [
      puzzle.width && puzzle.height && t("puzzle.size", { width: puzzle.width, height: puzzle.height }),
      puzzle.level && t("note.level", { level: puzzle.level }),
      puzzle.solutions === "several" && t("note.several"),
      isOwn() ? t("note.you") : t("note.by", { name: puzzle.ownerName }),
    ]
      .filter(Boolean)
      .join(" · ");

  return (
    <Suspense>
      <Show when={board()}>
        {(known) => (
          <div class="saved-card">
            <PuzzleCard
              game={known().game}
              puzzle={known().board}
              href={puzzlePath(known().game.id, known().code)}
              title={puzzle.title}
              note={note()}
            />
            <CardActions
              puzzle={puzzle}
              game={known().game.id}
              code={known().code}
              isOwn={isOwn()}
              onGone={props.onGone}
            />
          </div>
        )}
      </Show>
    </Suspense>
  );
}

function CardActions(props: {
  readonly puzzle: PublishedPuzzle;
  readonly game: GameId;
  readonly code: string;
  readonly isOwn: boolean;
  readonly onGone: () => void;
}): JSX.Element {
  const { puzzle } = props;
  const title = { title: puzzle.title };
  const [isSaved, setSaved] = createSignal(false);
  const [status, setStatus] = createSignal<string>();

  async function save(): Promise<void> {
    await saveToLibrary(props.game, props.code, puzzle.title);
    setSaved(true);
  }

  async function takeBack(): Promise<void> {
    const answer = await unpublish(puzzle.id);
    if (answer.ok) props.onGone();
    else setStatus(publishRefusal(answer.error.code));
  }

  async function complain(): Promise<void> {
    const answer = await api.request("reportPuzzle", { params: { id: puzzle.id } });
    setStatus(answer.ok ? t("reported") : publishRefusal(answer.error.code));
  }

  return (
    <>
      <Button
        kind="quiet"
        aria-live="polite"
        aria-label={isSaved() ? undefined : t("save.named", title)}
        onClick={save}
      >
        {isSaved() ? t("share.kept") : t("share.keep")}
      </Button>
      <Show
        when={props.isOwn}
        fallback={
          <Show when={me()}>
            <Confirm
              label={t("report")}
              accessibleName={t("report.named", title)}
              question={t("report.sure", title)}
              yes={t("report")}
              no={t("report.no")}
              isQuiet
              onYes={complain}
            />
          </Show>
        }
      >
        <Button kind="quiet" aria-label={t("unpublish.named", title)} onClick={takeBack}>
          {t("unpublish")}
        </Button>
      </Show>
      <p class="form-status" role="status">
        {status()}
      </p>
    </>
  );
}
