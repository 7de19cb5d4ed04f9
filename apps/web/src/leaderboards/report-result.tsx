/** Reporting somebody's result on a leaderboard: whose it is, and then what can be done about them. */
import type { Leaderboard, LeaderboardName } from "@masume/protocol";
import { createSignal, type JSX, Show } from "solid-js";
import { me } from "../account/identity.js";
import { PlayerActions } from "../account/player-menu.js";
import { t } from "../account/player-menu-messages.js";
import { SelectField } from "../ui/select-field.js";
import { rankText } from "./messages.js";

export function ReportResult(props: {
  readonly board: LeaderboardName;
  readonly shown: Leaderboard;
}): JSX.Element {
  const [chosen, setChosen] = createSignal<string>();
  const others = () => props.shown.entries.filter(({ player }) => player.id !== me()?.id);
  const entryOf = (id: string | undefined) => others().find(({ player }) => player.id === id);

  return (
    <Show when={me() && others().length > 0}>
      <details class="player-menu">
        <summary>{t("result")}</summary>
        <SelectField
          label={t("result.whose")}
          options={others().map(({ player }) => player.id)}
          text={(id) => `${rankText(entryOf(id)?.rank ?? 0)} ${entryOf(id)?.player.name}`}
          value={chosen()}
          onChange={setChosen}
          none={t("result.choose")}
        />
        <Show when={entryOf(chosen())?.player} keyed>
          {(player) => (
            <PlayerActions
              player={player}
              subject={{ board: props.board, day: props.shown.day }}
              reasons={["cheating", "name", "other"]}
            />
          )}
        </Show>
      </details>
    </Show>
  );
}
