/** Sono's Play tab: boards to begin with, today's boards, boards to order, and the way to the solver. */

import { puzzleCodec, sono } from "@masume/games/sono";
import { A, useNavigate } from "@solidjs/router";
import { createMemo, For, type JSX } from "solid-js";
import { formatDay, today } from "../../i18n/format.js";
import { Examples } from "../../play/examples.js";
import { PuzzleCard } from "../../play/puzzle-card.js";
import { dailyBoards } from "./daily.js";
import { GeneratorForm } from "./generator-form.js";
import { boardPath } from "./link.js";
import { t } from "./solve-messages.js";

export default function SonoPlay(): JSX.Element {
  const navigate = useNavigate();
  const day = today();
  const boards = createMemo(() => dailyBoards(day));
  return (
    <>
      <Examples game={sono} code={puzzleCodec.format} />
      <section class="part" id="today">
        <h2>{t("daily.title")}</h2>
        <p class="daily-day">{formatDay(day)}</p>
        <div class="card-row">
          <For each={boards()}>
            {({ band, puzzle }) => (
              <PuzzleCard
                game={sono}
                puzzle={puzzle}
                href={`${boardPath(puzzle)}?daily=${day}.${band}`}
                title={t(`daily.${band}`)}
                note={t("daily.par", { size: puzzle.size, par: puzzle.par! })}
              />
            )}
          </For>
        </div>
      </section>
      <section class="part">
        <h2>{t("play.random")}</h2>
        <GeneratorForm does={t("order.play")} onPuzzle={(puzzle) => navigate(boardPath(puzzle))} />
      </section>
      <section class="part">
        <h2>{t("solve.title")}</h2>
        <p>{t("solve.lead")}</p>
        <A href="/sono/solve" class="button plain">
          {t("solve.go")}
        </A>
      </section>
    </>
  );
}
