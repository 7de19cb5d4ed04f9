/**
 * Setting up a position: a press puts a tile or a piece on a cell, or takes it away. Tiles
 * and pieces may be too few or too many on the way; what is still wrong is said.
 */
import {
  cellName,
  cellOfTarget,
  includesHex,
  otherSide,
  outline,
  type Position,
  type Puzzle,
  positionFault,
  positionMarks,
  type Ruleset,
  rulesets,
  type SetUpTool,
  setUpLayout,
  sides,
  startPosition,
  toggled,
} from "@masume/games/nonaga";
import type { Input, Marks, TargetId } from "@masume/kernel";
import { createMemo, createSignal, type JSX } from "solid-js";
import { Board } from "../../board/board.js";
import { Button } from "../../ui/button.js";
import { Segments } from "../../ui/segments.js";
import { createGrowingWindow } from "./gliding-window.js";
import { t } from "./study-messages.js";

const tools: readonly SetUpTool[] = ["tile", "red", "blue"];

export function PositionSetUp(props: {
  readonly puzzle: Puzzle;
  readonly onReady: (puzzle: Puzzle) => void;
  readonly onCancel: () => void;
}): JSX.Element {
  const [position, setPosition] = createSignal<Position>({ ...props.puzzle.position, lastTile: undefined });
  const [rules, setRules] = createSignal<Ruleset>(props.puzzle.rules);
  const [tool, setTool] = createSignal<SetUpTool>("tile");
  const layout = createMemo(() => setUpLayout(position()));
  const shown = createGrowingWindow(() => layout().bounds);
  const [wanted, moveCursor] = createSignal<TargetId>();
  const cursor = () =>
    layout().targets.some(({ id }) => id === wanted()) ? wanted()! : layout().targets[0]!.id;

  function input(given: Input): boolean {
    const isPress =
      given.type === "press" || (given.type === "key" && (given.key === "Enter" || given.key === " "));
    if (!isPress || given.target === undefined) return false;
    setPosition(toggled(position(), tool(), cellOfTarget(given.target)));
    return true;
  }

  const describe = createMemo(() => {
    const { tiles, red, blue } = position();
    return (target: TargetId) => {
      const cell = cellOfTarget(target);
      const what = includesHex(red, cell)
        ? t("side.red")
        : includesHex(blue, cell)
          ? t("side.blue")
          : includesHex(tiles, cell)
            ? t("study.tile")
            : "";
      return `${cellName(cell)} ${what}`.trim();
    };
  });
  /** Where a tile could go is outlined, or nobody would know. */
  const marks = createMemo((): Marks => {
    const cells = layout().targets.map(({ id }) => cellOfTarget(id));
    const free = cells.filter((cell) => !includesHex(position().tiles, cell));
    return [...free.map((cell, i) => outline(`free:${i}`, "grid", cell)), ...positionMarks(position())];
  });
  const fault = createMemo(() => positionFault(position()));
  const counts = () => {
    const { tiles, red, blue } = position();
    return t("study.counts", { tiles: tiles.length, red: red.length, blue: blue.length });
  };
  const verdict = () => {
    const found = fault();
    switch (found) {
      case "tiles":
      case "pieces":
        return `${t(`study.wrong.${found}`)} ${counts()}`;
      case "split":
        return t("study.wrong.split");
      case "over":
        return t("study.wrong.over", { side: t(`side.${otherSide(position().mover)}`) });
      default:
        return counts();
    }
  };

  return (
    <section class="position-set-up table" aria-label={t("study.set-up")}>
      <h2>{t("study.set-up")}</h2>
      <p class="lead">{t("study.how")}</p>
      <Segments
        legend={t("study.tool")}
        options={tools}
        text={(one) => (one === "tile" ? t("study.tile") : t(`side.${one}`))}
        value={tool()}
        onChange={setTool}
      />
      <div class="position-board">
        <Board
          layout={layout()}
          window={shown()}
          marks={marks()}
          label={t("study.set-up")}
          describe={describe()}
          cursor={cursor()}
          onCursor={moveCursor}
          onInput={input}
          onAbandon={() => {}}
        />
      </div>
      <div class="set-up">
        <Segments
          legend={t("study.mover")}
          options={sides}
          text={(one) => t(`side.${one}`)}
          value={position().mover}
          onChange={(mover) => setPosition({ ...position(), mover })}
        />
        <Segments
          legend={t("rules.title")}
          options={rulesets}
          text={(one) => t(`ruleset.${one}`)}
          value={rules()}
          onChange={setRules}
        />
        <p role="status">{verdict()}</p>
        <div class="button-row">
          <Button
            kind="primary"
            disabled={fault() !== undefined}
            onClick={() => props.onReady({ rules: rules(), position: position() })}
          >
            {t("study.ready")}
          </Button>
          <Button onClick={() => setPosition(startPosition)}>{t("study.start")}</Button>
          <Button onClick={() => props.onCancel()}>{t("study.cancel")}</Button>
        </div>
      </div>
    </section>
  );
}
