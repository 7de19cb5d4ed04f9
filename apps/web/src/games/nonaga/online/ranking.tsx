/** The best by rating, at each pace, and where one stands oneself. */
import { type ClockClass, clockClasses } from "@masume/protocol";
import { createResource, createSignal, type JSX, Show } from "solid-js";
import { me } from "../../../account/identity.js";
import { api } from "../../../platform/network/server.js";
import { Segments } from "../../../ui/segments.js";
import { Table } from "../../../ui/table.js";
import { t } from "./messages.js";
import { ratingText } from "./rating.js";

const shown = 20;

export function Ranking(): JSX.Element {
  const [pace, setPace] = createSignal<ClockClass>("rapid");
  const [list] = createResource(
    () => ({ clock: pace(), me: me()?.id }),
    async ({ clock }) => {
      const answer = await api.request("listRatings", { params: { clock }, query: { limit: shown } });
      return answer.ok ? answer.value : undefined;
    },
  );
  return (
    <section class="part">
      <h2>{t("ranking")}</h2>
      <Segments
        legend={t("ranking.pace")}
        isLegendHidden
        options={clockClasses}
        text={(one) => t(`pace.${one}`)}
        value={pace()}
        onChange={setPace}
        note={t("ranking.note")}
      />
      <Show when={list.latest?.you}>
        {(you) => (
          <p>
            {t(you().rank === null ? "ranking.you" : "ranking.you-at", {
              rating: ratingText(you()),
              rank: you().rank ?? 0,
              count: you().games,
            })}
          </p>
        )}
      </Show>
      <Show when={(list.latest?.players.length ?? 0) > 0} fallback={<p class="empty">{t("ranking.none")}</p>}>
        <Table
          class="results"
          columns={[t("ranking.rank"), t("ranking.player"), t("ranking.rating"), t("ranking.games")]}
          items={list.latest!.players}
        >
          {(one) => (
            <tr>
              <td>{one.rank}</td>
              <td>{one.player.name}</td>
              <td>{ratingText(one)}</td>
              <td>{one.games}</td>
            </tr>
          )}
        </Table>
      </Show>
    </section>
  );
}
