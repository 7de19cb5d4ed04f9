/** The Learn tab behind the rules: the two sets of rules side by side, how games are won and opened, and the keys. */
import {
  afterTurn,
  bookTurns,
  nonaga,
  type Problem,
  type Puzzle,
  problems,
  rulesets,
  start,
  startPosition,
  type Turn,
  threatArrows,
  turnArrows,
  winningSlides,
} from "@masume/games/nonaga";
import type { Marks } from "@masume/kernel";
import { A } from "@solidjs/router";
import { createMemo, For, type JSX } from "solid-js";
import { Picture } from "../../board/marks.js";
import { KeyTable } from "../../ui/key-list.js";
import { Table } from "../../ui/table.js";
import { keyHelp } from "./keys.js";
import { type LessonKey, t } from "./lesson-messages.js";
import { problemPath } from "./problem-places.js";

export default function LearnMore(): JSX.Element {
  return (
    <>
      <Rulesets />
      <Patterns />
      <Openings />
      <section class="part">
        <h2>{t("keys")}</h2>
        <KeyTable keys={keyHelp} />
      </section>
    </>
  );
}

interface Pattern {
  readonly id: "double" | "single" | "row";
  readonly problem: Problem;
  readonly number: number;
}

/** What a win in two looks like after its first turn: how many slides then threaten to win. */
function threatsAfter({ puzzle, solutions }: Problem): number {
  const { position } = puzzle;
  return winningSlides(afterTurn(position, solutions[0]!), position.mover).length;
}

/** One problem for each way in which wins are forced, the easiest that shows it. */
function patterns(): readonly Pattern[] {
  const numbered = problems().map((problem, i) => ({ problem, number: i + 1 }));
  const isWin = ({ kind, n }: Problem, turns: number) => kind === "win" && n === turns;
  const first = (id: Pattern["id"], isWanted: (problem: Problem) => boolean): readonly Pattern[] => {
    const found = numbered.find(({ problem }) => isWanted(problem));
    return found ? [{ id, ...found }] : [];
  };
  return [
    ...first("double", (problem) => isWin(problem, 2) && threatsAfter(problem) >= 2),
    ...first("single", (problem) => isWin(problem, 2) && threatsAfter(problem) === 1),
    ...first("row", (problem) => isWin(problem, 3)),
  ];
}

function Patterns(): JSX.Element {
  const shown = createMemo(patterns);
  return (
    <section class="part">
      <h2>{t("patterns.title")}</h2>
      <p class="lead">{t("patterns.lead")}</p>
      <ul class="rule-list">
        <For each={shown()}>
          {({ id, problem, number }) => (
            <li class="rule">
              <TurnPicture
                puzzle={problem.puzzle}
                turn={problem.solutions[0]!}
                label={t(`patterns.${id}`)}
                hasThreats
              />
              <div>
                <p>{t(`patterns.${id}`)}</p>
                <A href={problemPath(number)}>{t("patterns.try", { number })}</A>
              </div>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

/** How the book opens, under either ruleset. */
function Openings(): JSX.Element {
  const openings = rulesets.flatMap((rules) => {
    const puzzle = { rules, position: startPosition };
    const turn = bookTurns(puzzle, start(puzzle))[0]?.[0]?.turn;
    return turn ? [{ puzzle, turn }] : [];
  });
  return (
    <section class="part">
      <h2>{t("openings.title")}</h2>
      <p class="lead">{t("openings.lead")}</p>
      <ul class="rule-list">
        <For each={openings}>
          {({ puzzle, turn }) => (
            <li class="rule">
              <TurnPicture puzzle={puzzle} turn={turn} label={t(`openings.${puzzle.rules}`)} />
              <p>{t(`openings.${puzzle.rules}`)}</p>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

/** A turn as arrows; with what it then threatens, the board after it. */
function TurnPicture(props: {
  readonly puzzle: Puzzle;
  readonly turn: Turn;
  readonly label: string;
  readonly hasThreats?: boolean;
}): JSX.Element {
  const picture = createMemo(() => {
    const { puzzle, turn } = props;
    const { mover } = puzzle.position;
    const position = props.hasThreats ? afterTurn(puzzle.position, turn) : puzzle.position;
    const shown = { rules: puzzle.rules, position };
    const threats: Marks = props.hasThreats ? threatArrows(mover, winningSlides(position, mover)) : [];
    const marks = [
      ...nonaga.paint(shown, start(shown)),
      ...turnArrows("turn", "line", turn, props.hasThreats),
      ...threats,
    ];
    return { bounds: nonaga.layout(shown).bounds, marks };
  });
  return <Picture bounds={picture().bounds} marks={picture().marks} label={props.label} />;
}

const questions: readonly (readonly [LessonKey, LessonKey, LessonKey])[] = [
  ["rulesets.inner", "rulesets.may", "rulesets.inner.official"],
  ["rulesets.last", "rulesets.may", "rulesets.last.official"],
  ["rulesets.stuck", "rulesets.stuck.both", "rulesets.stuck.both"],
  ["rulesets.draw", "rulesets.draw.both", "rulesets.draw.both"],
];

function Rulesets(): JSX.Element {
  return (
    <section class="part">
      <h2>{t("rulesets.title")}</h2>
      <p class="lead">{t("rulesets.lead")}</p>
      <Table
        extra="rulesets"
        columns={[t("rulesets.what"), t("ruleset.basic"), t("ruleset.official")]}
        items={questions}
      >
        {([question, basic, official]) => (
          <tr>
            <th scope="row">{t(question)}</th>
            <td>{t(basic)}</td>
            <td>{t(official)}</td>
          </tr>
        )}
      </Table>
    </section>
  );
}
