/** The rules, each with a board that breaks it: the very boards that test the rules. */
import {
  type Box,
  type Mark,
  type Marks,
  type Message,
  message,
  type Rule,
  type Violation,
} from "@masume/kernel";
import { createMemo, For, type JSX, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { Picture } from "../../board/marks.js";
import { violationMarks } from "../../board/violation-marks.js";
import { formatMessage, t } from "../../i18n/translator.js";
import type { OpenGame } from "../../play/game-ui.js";
import { WithGame } from "./with-game.js";

export default function LearnTab(): JSX.Element {
  return (
    <WithGame>
      {({ game, ui }) => (
        <>
          <Show when={ui.learn.Tutorial}>{(tutorial) => <Dynamic component={tutorial()} />}</Show>
          <Rules game={game} ui={ui} />
          <Show when={ui.learn.Page}>{(learn) => <Dynamic component={learn()} />}</Show>
        </>
      )}
    </WithGame>
  );
}

function Rules(props: OpenGame): JSX.Element {
  return (
    <section class="part">
      <h2>{t("rules.title")}</h2>
      <ul class="rule-list">
        <For each={props.game.rules}>
          {(rule) => <BrokenRule game={props.game} ui={props.ui} rule={rule} />}
        </For>
      </ul>
    </section>
  );
}

function BrokenRule(props: OpenGame & { readonly rule: Rule }): JSX.Element {
  const broken = createMemo(() => brokenPicture(props, props.rule));
  const text = () => formatMessage(broken().text, props.game.messages);
  return (
    <li class="rule">
      <Picture bounds={broken().bounds} marks={broken().marks} label={t("rules.broken", { rule: text() })} />
      <div>
        <p>{text()}</p>
        <Show when={broken().note}>
          {(note) => <p class="note">{formatMessage(note(), props.ui.messages, props.game.messages)}</p>}
        </Show>
      </div>
    </li>
  );
}

/** The board as the rule's moves leave it, with the refused move and the place of the violation marked. */
function brokenPicture(
  { game, ui }: OpenGame,
  rule: Rule,
): { bounds: Box; marks: Marks; text: Message; note: Message | undefined } {
  const puzzle = game.codec.puzzle.parse(rule.broken.puzzle);
  if (!puzzle.ok) throw new Error(`the board of rule ${rule.id} cannot be read`);
  let state = game.start(puzzle.value);
  let violation: Violation = { code: rule.id, at: [] };
  let refused: Marks = [];
  for (const text of rule.broken.moves) {
    const move = game.codec.move.parse(text);
    if (!move.ok) throw new Error(`the moves of rule ${rule.id} cannot be read`);
    const played = game.play(puzzle.value, state, move.value);
    if (played.ok) state = played.value;
    else {
      violation = played.error;
      refused = ui.learn.refusedMarks?.(puzzle.value, state, move.value) ?? [];
    }
  }
  const found = game.violations(puzzle.value, state).filter(({ code }) => code === rule.id);
  const at = violation.at.length > 0 ? violation.at : found.flatMap((one) => one.at);
  const layout = game.layout(puzzle.value, state);
  const marks: readonly Mark[] = [
    ...game.paint(puzzle.value, state),
    ...refused,
    ...violationMarks(layout, at),
  ];
  const params = violation.params ?? found[0]?.params;
  const note = ui.learn.ruleNote?.(puzzle.value, rule.id);
  return { bounds: layout.bounds, marks, text: message(rule.id, params), note };
}
