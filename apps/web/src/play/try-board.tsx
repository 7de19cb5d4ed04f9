/** A board to try something on, by hand and by the rules; nothing of it is kept. */
import { type Input, type Marks, message } from "@masume/kernel";
import { createSignal, type JSX } from "solid-js";
import { Board } from "../board/board.js";
import { createDescriber } from "../board/descriptions.js";
import type { PageGame } from "../board/page-game.js";
import { formatMessage, t } from "../i18n/translator.js";

export function TryBoard<Puzzle, State, Move, Gesture>(props: {
  readonly game: PageGame<Puzzle, State, Move, Gesture>;
  readonly puzzle: Puzzle;
  readonly state: State;
  readonly onState: (state: State) => void;
  readonly overlay?: Marks;
  /** Nothing more is to be drawn. */
  readonly isOver?: boolean;
}): JSX.Element {
  const { game, puzzle } = props;
  const layout = game.layout(puzzle, props.state);
  const [gesture, setGesture] = createSignal<Gesture>();
  const [cursor, moveCursor] = createSignal(
    game.intend(puzzle, props.state, { type: "cancel" })?.cursor ?? layout.rows[0]![0]!,
  );
  const describe = createDescriber(
    game,
    () => puzzle,
    () => props.state,
  );

  function input(given: Input): boolean {
    if (props.isOver) return false;
    const intent = game.intend(puzzle, props.state, given, gesture());
    if (!intent) return false;
    setGesture(() => intent.gesture);
    if (intent.cursor !== undefined) moveCursor(intent.cursor);
    for (const move of intent.moves) {
      const played = game.play(puzzle, props.state, move);
      if (played.ok) props.onState(played.value);
    }
    return true;
  }

  return (
    <Board
      layout={layout}
      marks={game.paint(puzzle, props.state, gesture())}
      overlay={props.overlay ?? []}
      label={t("board.label", { game: formatMessage(message("name"), game.messages) })}
      describe={describe()}
      cursor={cursor()}
      onCursor={moveCursor}
      onInput={input}
      onAbandon={() => setGesture(undefined)}
    />
  );
}
