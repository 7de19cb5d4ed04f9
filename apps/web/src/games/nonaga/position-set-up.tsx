/**
 * Setting up a position: a press puts a tile or a piece on a cell, or takes it away. Tiles
 * and pieces may be too few or too many on the way; what is still wrong is said.
 */
import {
  areTogether,
  cellName,
  cellOfTarget,
  includesHex,
  isConnected,
  otherSide,
  type Position,
  type Puzzle,
  piecesEach,
  positionMarks,
  type Ruleset,
  rulesets,
  type Side,
  sameHex,
  setUpLayout,
  sides,
  startPosition,
  tileCount,
} from "@masume/games/nonaga";
import type { Hex, Input, Marks, TargetId } from "@masume/kernel";
import { createMemo, createSignal, type JSX } from "solid-js";
import { Board } from "../../board/board.js";
import { Button } from "../../ui/button.js";
import { Segments } from "../../ui/segments.js";
import { outline } from "./arrows.js";
import { t } from "./study-messages.js";

type Tool = "tile" | Side;
const tools: readonly Tool[] = ["tile", "red", "blue"];

export function PositionSetUp(props: {
  readonly puzzle: Puzzle;
  readonly onReady: (puzzle: Puzzle) => void;
  readonly onCancel: () => void;
}): JSX.Element {
  const [position, setPosition] = createSignal<Position>({ ...props.puzzle.position, lastTile: undefined });
  const [rules, setRules] = createSignal<Ruleset>(props.puzzle.rules);
  const [tool, setTool] = createSignal<Tool>("tile");
  const layout = createMemo(() => setUpLayout(position()));
  const [wanted, moveCursor] = createSignal<TargetId>();
  const cursor = () =>
    layout().targets.some(({ id }) => id === wanted()) ? wanted()! : layout().targets[0]!.id;

  function input(given: Input): boolean {
    if (given.type === "key") {
      const arrow = /^Arrow(Up|Right|Down|Left)$/.exec(given.key)?.[1]?.toLowerCase();
      const target = layout().targets.find(({ id }) => id === given.target);
      if (arrow && target) {
        const to = target.to[arrow as keyof typeof target.to];
        if (to !== undefined) moveCursor(to);
        return true;
      }
      if (given.key !== "Enter" && given.key !== " ") return false;
      setPosition(toggled(position(), tool(), cellOfTarget(given.target)));
      return true;
    }
    if (given.type !== "press" || given.target === undefined) return false;
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
  const wrong = createMemo(() => whatIsWrong(position()));

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
          legend={t("study.rules")}
          options={rulesets}
          text={(one) => t(`study.rules.${one}`)}
          value={rules()}
          onChange={setRules}
        />
        <p role="status">
          {wrong() ??
            t("study.counts", {
              tiles: position().tiles.length,
              red: position().red.length,
              blue: position().blue.length,
            })}
        </p>
        <div class="button-row">
          <Button
            kind="primary"
            disabled={wrong() !== undefined}
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

/** A press with a tool on a cell: what is there goes, what is not there comes. The last tile stays. */
function toggled(position: Position, tool: Tool, cell: Hex): Position {
  const without = (cells: readonly Hex[]) => cells.filter((other) => !sameHex(other, cell));
  const cleared = { ...position, red: without(position.red), blue: without(position.blue) };
  const hasTile = includesHex(position.tiles, cell);
  const tiles = hasTile ? position.tiles : [...position.tiles, cell];
  if (tool !== "tile") {
    const hadPiece = includesHex(position[tool], cell);
    return { ...cleared, tiles, [tool]: hadPiece ? cleared[tool] : [...cleared[tool], cell] };
  }
  if (!hasTile) return { ...position, tiles };
  return position.tiles.length === 1 ? position : { ...cleared, tiles: without(position.tiles) };
}

function whatIsWrong({ tiles, red, blue, mover }: Position): string | undefined {
  const counts = { tiles: tiles.length, red: red.length, blue: blue.length };
  if (tiles.length !== tileCount) return `${t("study.wrong.tiles")} ${t("study.counts", counts)}`;
  if (!isConnected(tiles)) return t("study.wrong.split");
  if (red.length !== piecesEach || blue.length !== piecesEach)
    return `${t("study.wrong.pieces")} ${t("study.counts", counts)}`;
  const last = otherSide(mover);
  return areTogether(last === "red" ? red : blue)
    ? t("study.wrong.over", { side: t(`side.${last}`) })
    : undefined;
}
