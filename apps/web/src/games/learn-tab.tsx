/** The rules, each with a board that breaks it: the very boards that test the rules. */
import { type AnyGame, type Mark, type Marks, message, type Rule, type TargetId } from "@masume/kernel";
import { createMemo, For, type JSX, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { faultMarks } from "../board/fault-marks.js";
import { Picture } from "../board/marks.js";
import { t, tell } from "../i18n/language.js";
import type { OpenGame } from "./games.js";
import { WithGame } from "./use-game.js";

export default function LearnTab(): JSX.Element {
  return (
    <WithGame>
      {({ game, front }) => (
        <>
          <Rules game={game} front={front} />
          <Show when={front.Learn}>{(learn) => <Dynamic component={learn()} />}</Show>
        </>
      )}
    </WithGame>
  );
}

function Rules(props: OpenGame): JSX.Element {
  return (
    <section class="part">
      <h2>{t("rules.title")}</h2>
      <p class="lead">{tell(message("goal"), props.game.messages)}</p>
      <ul class="rule-list">
        <For each={props.game.rules}>
          {(rule) => (
            <li class="rule">
              <BrokenBoard game={props.game} front={props.front} rule={rule} />
              <p>{tell(message(rule.id), props.game.messages)}</p>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

function BrokenBoard(props: OpenGame & { readonly rule: Rule }): JSX.Element {
  const picture = createMemo(() => brokenPicture(props, props.rule));
  return (
    <Picture
      bounds={picture().bounds}
      marks={picture().marks}
      label={t("rules.broken", { rule: tell(message(props.rule.id), props.game.messages) })}
    />
  );
}

/** The board as the rule's moves leave it, with the refused move and the place of the fault marked. */
function brokenPicture(
  { game, front }: OpenGame,
  rule: Rule,
): { bounds: ReturnType<AnyGame["layout"]>["bounds"]; marks: Marks } {
  const puzzle = game.codec.puzzle.parse(rule.broken.puzzle);
  if (!puzzle.ok) throw new Error(`the board of rule ${rule.id} cannot be read`);
  let state = game.start(puzzle.value);
  let at: readonly TargetId[] = [];
  let refused: Marks = [];
  for (const text of rule.broken.moves) {
    const move = game.codec.move.parse(text);
    if (!move.ok) throw new Error(`the moves of rule ${rule.id} cannot be read`);
    const played = game.play(puzzle.value, state, move.value);
    if (played.ok) state = played.value;
    else {
      at = played.error.at;
      refused = front.refused?.(puzzle.value, state, move.value) ?? [];
    }
  }
  if (at.length === 0) {
    at = game
      .faults(puzzle.value, state)
      .filter((fault) => fault.code === rule.id)
      .flatMap((fault) => fault.at);
  }
  const layout = game.layout(puzzle.value, state);
  const marks: readonly Mark[] = [...game.paint(puzzle.value, state), ...refused, ...faultMarks(layout, at)];
  return { bounds: layout.bounds, marks };
}
