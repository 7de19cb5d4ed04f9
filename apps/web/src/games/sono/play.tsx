/** Sono's Play tab: boards to begin with, today's boards, boards to order, and the way to the solver. */

import { puzzleCodec, sono } from "@masume/games/sono";
import { useNavigate } from "@solidjs/router";
import { For, type JSX } from "solid-js";
import { formatDay, today } from "../../i18n/format.js";
import { Examples } from "../../play/examples.js";
import { orderQuery } from "../../play/next-puzzle.js";
import { PuzzleCard } from "../../play/puzzle-card.js";
import { Later } from "../../ui/later.js";
import { PartLink } from "../../ui/part-link.js";
import { dailyBoards } from "./daily.js";
import { GeneratorForm } from "./generator-form.js";
import { boardPath } from "./link.js";
import { StartRankedDaily } from "./ranked-daily.js";
import { t } from "./solve-messages.js";

export default function SonoPlay(): JSX.Element {
  const navigate = useNavigate();
  const day = today();
  return (
    <>
      <Examples game={sono} code={puzzleCodec.format} />
      <Later>
        <section class="part" id="today">
          <h2>{t("daily.title")}</h2>
          <p class="daily-day">{formatDay(day)}</p>
          <div class="card-row">
            <For each={dailyBoards(day)}>
              {({ band, puzzle, href }) => (
                <PuzzleCard
                  game={sono}
                  puzzle={puzzle}
                  href={href}
                  title={t(`daily.${band}`)}
                  note={t("daily.par", { size: puzzle.size, par: puzzle.par!, max: puzzle.maxSteps! })}
                />
              )}
            </For>
          </div>
          <StartRankedDaily day={day} />
        </section>
      </Later>
      <Later>
        <section class="part">
          <h2>{t("play.random")}</h2>
          <GeneratorForm
            does={t("tab.play")}
            onPuzzle={(puzzle, order) => navigate(boardPath(puzzle) + orderQuery(order))}
          />
        </section>
        <PartLink title={t("solve.title")} text={t("solve.lead")} href="/sono/solve" link={t("solve.go")} />
      </Later>
    </>
  );
}
