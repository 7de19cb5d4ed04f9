/** The best by rating, at each pace, and where one stands oneself. */
import { type ClockClass, clockClasses } from "@masume/protocol";
import { createMemo, createSignal, type JSX, Show } from "solid-js";
import { me } from "../../../account/identity.js";
import { api } from "../../../platform/network/server.js";
import { createCalculation } from "../../../play/calculation.js";
import { FormError } from "../../../ui/form-error.js";
import { Segments } from "../../../ui/segments.js";
import { Table } from "../../../ui/table.js";
import { t } from "./messages.js";
import { ratingText } from "./rating.js";

const shown = 20;

export function Ranking(): JSX.Element {
  const [pace, setPace] = createSignal<ClockClass>("rapid");
  const wanted = createMemo(() => ({ clock: pace(), me: me()?.id }));
  const ranking = createCalculation(wanted, async ({ clock }) => {
    const answer = await api.request("listRatings", { params: { clock }, query: { limit: shown } });
    if (!answer.ok) throw answer.error;
    return answer.value;
  });
  // Until the next pace is there, the one before; not in its place where it does not come.
  const list = () => (ranking.isStopped() ? ranking.current() : ranking.result());
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
      <FormError text={ranking.isStopped() && t("list.failed")} />
      <Show when={list()?.you}>
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
      <Show when={list()?.players}>
        {(players) => (
          <Show when={players().length > 0} fallback={<p class="empty">{t("ranking.none")}</p>}>
            <Table
              columns={[t("ranking.rank"), t("ranking.player"), t("ranking.rating"), t("ranking.games")]}
              items={players()}
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
        )}
      </Show>
    </section>
  );
}
