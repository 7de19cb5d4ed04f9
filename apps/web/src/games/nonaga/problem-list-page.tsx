/** All problems, sort by sort and easiest first, with the stars one has. */
import { type Problem, problems } from "@masume/games/nonaga";
import { createMemo, createResource, For, type JSX, Show } from "solid-js";
import { progressOf } from "../../platform/storage/progress.js";
import { StageTile } from "../../play/stage-tile.js";
import { StarCriteria } from "../../play/star-row.js";
import { ButtonLink } from "../../ui/button.js";
import { useTitle } from "../../ui/title.js";
import { t } from "./problem-messages.js";
import { parMs, problemPath, sortName, stageOf } from "./problem-places.js";

interface Numbered {
  readonly problem: Problem;
  readonly number: number;
}

/** Win in one to five, then the defences, whatever they are against. */
function sorts(): readonly (readonly Numbered[])[] {
  const groups = new Map<number, Numbered[]>();
  for (const [i, problem] of problems().entries()) {
    const place = problem.kind === "win" ? problem.n : Number.POSITIVE_INFINITY;
    groups.set(place, [...(groups.get(place) ?? []), { problem, number: i + 1 }]);
  }
  return [...groups].sort(([a], [b]) => a - b).map(([, sort]) => sort);
}

export default function ProblemListPage(): JSX.Element {
  const [progress] = createResource(() => progressOf("nonaga"));
  const record = ({ number }: Numbered) => progress()?.get(stageOf(number));
  const nextUnsolved = createMemo(() =>
    progress()
      ? sorts()
          .flat()
          .find((one) => !record(one))
      : undefined,
  );
  useTitle(() => t("problems.title"));
  return (
    <>
      <section class="part">
        <h2>{t("problems.title")}</h2>
        <p class="lead">{t("problems.lead", { count: problems().length })}</p>
        <Show when={nextUnsolved()}>
          {(next) => (
            <ButtonLink href={problemPath(next().number)} kind="primary">
              {t("problems.next")}
            </ButtonLink>
          )}
        </Show>
      </section>
      <For each={sorts()}>
        {(sort) => (
          <section class="part">
            <header class="part-head">
              <h3>{sortName(sort[0]!.problem)}</h3>
              <p class="star-count">
                {t("problems.done", { done: sort.filter(record).length, of: sort.length })}
              </p>
            </header>
            <ol class="stage-grid">
              <For each={sort}>
                {(one) => (
                  <StageTile
                    href={problemPath(one.number)}
                    number={one.number}
                    name={t("problems.tile", {
                      sort: sortName(one.problem),
                      number: one.number,
                      rating: one.problem.rating,
                    })}
                    size={String(one.problem.rating)}
                    record={record(one)}
                  />
                )}
              </For>
            </ol>
          </section>
        )}
      </For>
      <section class="part">
        <StarCriteria parMs={parMs(2)} />
      </section>
    </>
  );
}
