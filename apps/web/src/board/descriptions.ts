/**
 * What each target says, in words. A board has many targets and a move changes
 * few of them, so a text is kept while its message stays the same.
 */
import {
  type Catalogue,
  formatMessage,
  kernelMessages,
  type Language,
  type Message,
  type TargetId,
} from "@masume/kernel";
import { type Accessor, createMemo } from "solid-js";
import { language } from "../i18n/language.js";
import type { PageGame } from "./page-game.js";

type TargetDescriber = (target: TargetId) => string;

interface Known {
  readonly described: Message;
  readonly text: string;
}

/** What the targets of a board say as it stands, in the reader's language. */
export function createDescriber<Puzzle, State, Gesture>(
  game: Pick<PageGame<Puzzle, State, never, Gesture>, "describe" | "messages">,
  puzzle: Accessor<Puzzle>,
  state: Accessor<State>,
  gesture?: Accessor<Gesture | undefined>,
): Accessor<TargetDescriber> {
  const describer = createMemo(() => describerIn(language(), game.messages));
  return createMemo(() => {
    const [board, now, hand] = [puzzle(), state(), gesture?.()];
    return describer()((target) => game.describe(board, now, target, hand));
  });
}

/** Makes speakers, one for each state of a board, that share their texts. */
function describerIn(
  language: Language,
  messages: Catalogue,
): (describe: (target: TargetId) => Message) => TargetDescriber {
  const known = new Map<TargetId, Known>();
  return (describe) => (target) => {
    const described = describe(target);
    const before = known.get(target);
    if (before && sameMessage(before.described, described)) return before.text;
    const text = formatMessage(language, described, messages, kernelMessages);
    known.set(target, { described, text });
    return text;
  };
}

function sameMessage(a: Message, b: Message): boolean {
  if (a.key !== b.key) return false;
  const names = Object.keys(b.params ?? {});
  return (
    names.length === Object.keys(a.params ?? {}).length &&
    names.every((name) => a.params?.[name] === b.params?.[name])
  );
}
