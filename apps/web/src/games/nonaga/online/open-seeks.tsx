/** Who looks for an opponent at the moment; and the engine, marked as such, for those who do not want to wait. */
import { levels, sides, startPosition } from "@masume/games/nonaga";
import type { Seek } from "@masume/protocol";
import { useNavigate } from "@solidjs/router";
import { For, type JSX, Show } from "solid-js";
import { me } from "../../../account/identity.js";
import { createPolled } from "../../../platform/network/polled.js";
import { api } from "../../../platform/network/server.js";
import { Button } from "../../../ui/button.js";
import { FormError } from "../../../ui/form-error.js";
import { newGame } from "../saved-table.js";
import { levelName } from "../seats.js";
import { clockName } from "./clocks.js";
import { t } from "./messages.js";
import { politeNameOf } from "./player-names.js";
import { ratingText } from "./rating.js";
import { Refusal } from "./refusal.js";

const lookAgainMs = 5_000;
/** One for beginners, one in the middle, one that is hard to beat. */
const offeredLevels = [1, Math.ceil(levels.length / 2), levels.length];

export function OpenSeeks(props: {
  readonly isOpen: boolean;
  /** One is on the list of the others oneself. */
  readonly isSeeking: boolean;
  /** Why the game with one of them did not come about. */
  readonly refusal: string | undefined;
  readonly onTake: (seek: Seek) => void;
}): JSX.Element {
  const navigate = useNavigate();
  const { value, hasFailed } = createPolled(() => api.request("listSeeks"), lookAgainMs);
  const others = () => value()?.seeks.filter(({ player }) => player.id !== me()?.id);

  function about(seek: Seek): string {
    const colour = seek.side ? [t(`colour.their-${seek.side}`)] : [];
    return [
      t(`ruleset.${seek.rules}`),
      clockName(seek.clock),
      t(seek.rated ? "rated" : "casual"),
      ...colour,
    ].join(" · ");
  }

  async function playEngine(level: number): Promise<void> {
    const mine = sides[crypto.getRandomValues(new Uint8Array(1))[0]! % 2]!;
    const engine = { kind: "engine", level } as const;
    const plan = { red: engine, blue: engine, [mine]: { kind: "person" } } as const;
    navigate(await newGame({ rules: "basic", position: startPosition }, plan));
  }

  return (
    <>
      <h3>{t("seeks")}</h3>
      <FormError text={hasFailed() && t("list.failed")} />
      <Show when={others()?.length === 0}>
        <p class="empty">{t(props.isSeeking ? "seeks.only-you" : "seeks.none")}</p>
      </Show>
      <ul class="online-seeks">
        <For each={others()}>
          {(seek) => (
            <li>
              <span>
                {seek.player.name}
                <Show when={seek.rating}>{(rating) => <> ({ratingText(rating())})</>}</Show>
                <small>{about(seek)}</small>
              </span>
              <Button
                disabled={!props.isOpen}
                aria-label={t("seeks.play", { name: politeNameOf(seek.player) })}
                onClick={() => props.onTake(seek)}
              >
                {t("play")}
              </Button>
            </li>
          )}
        </For>
      </ul>
      <Refusal text={props.refusal} />
      <p>
        {t("engine.instead")} <Show when={props.isSeeking}>{t("engine.ends-search")}</Show>
      </p>
      <div class="button-row">
        <For each={offeredLevels}>
          {(level) => (
            <Button onClick={() => playEngine(level)}>
              {t("engine.level", { level: levelName(level) })}
            </Button>
          )}
        </For>
      </div>
    </>
  );
}
