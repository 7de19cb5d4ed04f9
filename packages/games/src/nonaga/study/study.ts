/**
 * A study: a position, the turns played from it as a tree of variations, and what was
 * written about them. Of the turns that follow a position the first is the main line. A
 * place in the tree is a path, the number of the branch taken at each step. Studies are
 * values: every change gives another one.
 */
import type { Turn } from "../board.js";
import { formatTurn } from "../notation.js";
import { type Puzzle, play, type State, start } from "../rules.js";

export interface StudyNode {
  readonly turn: Turn;
  readonly comment: string;
  readonly children: readonly StudyNode[];
}

export interface Study {
  readonly puzzle: Puzzle;
  /** About the first position. */
  readonly comment: string;
  readonly children: readonly StudyNode[];
}

export type StudyPath = readonly number[];

export function emptyStudy(puzzle: Puzzle): Study {
  return { puzzle, comment: "", children: [] };
}

/** A game without variations. */
export function studyOfTurns(puzzle: Puzzle, turns: readonly Turn[]): Study {
  let children: readonly StudyNode[] = [];
  for (const turn of turns.toReversed()) children = [{ turn, comment: "", children }];
  return { puzzle, comment: "", children };
}

/** The nodes along a path; it ends early where the tree does. */
export function nodesAlong({ children }: Study, path: StudyPath): readonly StudyNode[] {
  const nodes: StudyNode[] = [];
  let branches = children;
  for (const branch of path) {
    const node = branches[branch];
    if (!node) break;
    nodes.push(node);
    branches = node.children;
  }
  return nodes;
}

/** The path of the main line from here to its end. */
export function mainPath(study: Study, from: StudyPath = []): StudyPath {
  const path = [...from];
  let { children } = from.length === 0 ? study : nodesAlong(study, from).at(-1)!;
  for (; children.length > 0; children = children[0]!.children) path.push(0);
  return path;
}

/** The state before the first turn of a path, and after each. */
export function statesAlong(study: Study, path: StudyPath): readonly State[] {
  const states = [start(study.puzzle)];
  for (const { turn } of nodesAlong(study, path)) {
    const played = play(study.puzzle, states.at(-1)!, turn);
    if (!played.ok) break;
    states.push(played.value);
  }
  return states;
}

/** Plays a turn at a place, which makes a variation unless it is known there; where it then stands. */
export function addTurn(
  study: Study,
  path: StudyPath,
  turn: Turn,
): { readonly study: Study; readonly path: StudyPath } {
  const { children } = path.length === 0 ? study : nodesAlong(study, path).at(-1)!;
  const known = children.findIndex((child) => formatTurn(child.turn, "/") === formatTurn(turn, "/"));
  if (known >= 0) return { study, path: [...path, known] };
  const added = changeChildren(study, path, (branches) => [...branches, { turn, comment: "", children: [] }]);
  return { study: added, path: [...path, children.length] };
}

export function setComment(study: Study, path: StudyPath, comment: string): Study {
  if (path.length === 0) return { ...study, comment };
  return changeNode(study, path, (node) => ({ ...node, comment }));
}

/** Without the turn at this place and all that follows it. */
export function removeTurn(study: Study, path: StudyPath): Study {
  return changeChildren(study, path.slice(0, -1), (branches) => branches.filter((_, i) => i !== path.at(-1)));
}

/** The variation at this place becomes the main line, all the way from the first position. */
export function promote(study: Study, path: StudyPath): { readonly study: Study; readonly path: StudyPath } {
  let promoted = study;
  for (const [i, branch] of path.entries()) {
    promoted = changeChildren(promoted, mainOf(i), (branches) => [
      branches[branch]!,
      ...branches.filter((_, other) => other !== branch),
    ]);
  }
  return { study: promoted, path: mainOf(path.length) };
}

function mainOf(length: number): StudyPath {
  return Array.from({ length }, () => 0);
}

type Children = readonly StudyNode[];

function changeNode(study: Study, path: StudyPath, change: (node: StudyNode) => StudyNode): Study {
  return changeChildren(study, path.slice(0, -1), (branches) =>
    branches.map((node, i) => (i === path.at(-1) ? change(node) : node)),
  );
}

function changeChildren(study: Study, path: StudyPath, change: (children: Children) => Children): Study {
  return { ...study, children: changed(study.children, path, change) };
}

function changed(
  children: Children,
  [branch, ...rest]: StudyPath,
  change: (children: Children) => Children,
): Children {
  if (branch === undefined) return change(children);
  return children.map((node, i) =>
    i === branch ? { ...node, children: changed(node.children, rest, change) } : node,
  );
}
