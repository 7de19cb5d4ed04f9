/** The tree of a study: the main line as rows, variations set in below the turn that they replace. */
import { otherSide, type Side, type StudyNode, type StudyPath, type Turn } from "@masume/games/nonaga";
import { For, type JSX, Show } from "solid-js";
import { PieceSign } from "./players.js";
import { pointing, TurnText } from "./score.js";
import type { StudyBoard } from "./study-board.js";
import { t } from "./study-messages.js";

interface TreeProps {
  readonly board: StudyBoard;
  /** A turn is pointed at, or no longer. */
  readonly onPoint: (turn: Turn | undefined) => void;
}

export function StudyTree(props: TreeProps): JSX.Element {
  const study = () => props.board.study();
  return (
    <section class="score study-tree" aria-label={t("score")}>
      <h2>{t("score")}</h2>
      <button
        type="button"
        class="score-turn"
        aria-current={props.board.path().length === 0 ? "step" : undefined}
        onClick={() => props.board.goTo([])}
      >
        {t("study.first")}
      </button>
      <Comment text={study().comment} />
      <Line {...props} branches={study().children} path={[]} mover={study().puzzle.position.mover} />
    </section>
  );
}

interface Placed {
  readonly node: StudyNode;
  readonly path: StudyPath;
  readonly mover: Side;
  readonly variations: readonly { readonly node: StudyNode; readonly path: StudyPath }[];
}

/** The nodes of a line with the other branches at each. */
function lineOf(branches: readonly StudyNode[], path: StudyPath, mover: Side): readonly Placed[] {
  const placed: Placed[] = [];
  let at = path;
  let side = mover;
  for (let [node, ...others] = branches; node; [node, ...others] = node.children) {
    const before = at;
    const variations = others.map((other, i) => ({ node: other, path: [...before, i + 1] }));
    at = [...before, 0];
    placed.push({ node, path: at, mover: side, variations });
    side = otherSide(side);
  }
  return placed;
}

function Line(
  props: TreeProps & {
    readonly branches: readonly StudyNode[];
    readonly path: StudyPath;
    readonly mover: Side;
  },
): JSX.Element {
  return (
    <ol>
      <For each={lineOf(props.branches, props.path, props.mover)}>
        {({ node, path, mover, variations }) => (
          <li>
            <Row board={props.board} onPoint={props.onPoint} node={node} path={path} mover={mover} />
            <For each={variations}>
              {(variation) => (
                <Variation
                  board={props.board}
                  onPoint={props.onPoint}
                  node={variation.node}
                  path={variation.path}
                  mover={mover}
                />
              )}
            </For>
          </li>
        )}
      </For>
    </ol>
  );
}

interface RowProps extends TreeProps {
  readonly node: StudyNode;
  readonly path: StudyPath;
  readonly mover: Side;
}

function Variation(props: RowProps): JSX.Element {
  return (
    <section class="variation" aria-label={t("study.variation")}>
      <Row {...props} />
      <Line
        board={props.board}
        onPoint={props.onPoint}
        branches={props.node.children}
        path={props.path}
        mover={otherSide(props.mover)}
      />
    </section>
  );
}

function Row(props: RowProps): JSX.Element {
  return (
    <>
      <button
        type="button"
        class="score-turn"
        aria-current={props.board.path().join() === props.path.join() ? "step" : undefined}
        onClick={() => props.board.goTo(props.path)}
        {...pointing(props.node.turn, props.onPoint)}
      >
        <span class="score-number">{props.path.length}</span>
        <PieceSign side={props.mover} />
        <TurnText turn={props.node.turn} />
      </button>
      <Comment text={props.node.comment} />
    </>
  );
}

function Comment(props: { readonly text: string }): JSX.Element {
  return (
    <Show when={props.text}>
      <p class="study-comment">{props.text}</p>
    </Show>
  );
}
