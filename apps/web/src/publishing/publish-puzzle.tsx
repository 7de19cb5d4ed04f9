/** Publishes a board of one's library, or takes it back. Nothing without a server. */

import type { Result } from "@masume/kernel";
import type { HttpError, Puzzle } from "@masume/protocol";
import { A } from "@solidjs/router";
import { createSignal, type JSX, Match, Show, Switch } from "solid-js";
import { me } from "../account/identity.js";
import { useServer } from "../platform/network/server.js";
import type { LibraryRecord } from "../platform/storage/schema.js";
import type { OpenGame } from "../play/game-ui.js";
import { Button } from "../ui/button.js";
import { FormError } from "../ui/form-error.js";
import { publishRefusal, t } from "./messages.js";
import { publish, unpublish } from "./public-puzzles.js";

export function PublishPuzzle(props: {
  readonly open: OpenGame;
  readonly record: LibraryRecord;
  /** As it is on the server, where it is published. */
  readonly published: Puzzle | undefined;
}): JSX.Element {
  const server = useServer();
  const [refusal, setRefusal] = createSignal<string>();

  async function attempt(request: Promise<Result<unknown, HttpError>>): Promise<void> {
    const answer = await request;
    setRefusal(answer.ok ? undefined : answer.error.code);
  }

  const details = () => {
    const puzzle = props.open.game.codec.puzzle.parse(props.record.code);
    const bounds = puzzle.ok ? props.open.game.layout(puzzle.value).bounds : undefined;
    const level = props.record.grade?.level;
    return [
      bounds && t("puzzle.size", { width: Math.round(bounds.width), height: Math.round(bounds.height) }),
      level && t("note.level", { level }),
    ]
      .filter(Boolean)
      .join(" · ");
  };

  return (
    <Show when={server() === "available"}>
      <div class="publish" aria-live="polite">
        <Switch>
          <Match when={!me()}>
            <p>
              {t("publish.name-first")} <A href="/settings#online">{t("publish.to-settings")}</A>
            </p>
          </Match>
          <Match when={props.published}>
            {(puzzle) => (
              <>
                <p>{t(puzzle().isHidden ? "hidden" : "published")}</p>
                <Button onClick={() => attempt(unpublish(puzzle().id))}>{t("unpublish")}</Button>
              </>
            )}
          </Match>
          <Match when={true}>
            <p>{t("publish.about", { title: props.record.name, details: details() })}</p>
            <Button onClick={() => attempt(publish(props.record))}>{t("publish")}</Button>
          </Match>
        </Switch>
        <FormError text={refusal() && publishRefusal(refusal()!)} />
      </div>
    </Show>
  );
}
