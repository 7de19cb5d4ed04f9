/** How a row of switches looks, and what each switch says to a screen reader. */
import { boxPoints, type Layout, type Marks, type Message, message, type TargetId } from "@masume/kernel";
import type { Puzzle, State } from "./rules.js";

export function layout({ on }: Puzzle): Layout {
  const ids = on.map((_, i) => String(i));
  const targets = ids.map((id, i) => {
    const left = i > 0 ? { left: ids[i - 1]! } : {};
    const right = i < ids.length - 1 ? { right: ids[i + 1]! } : {};
    return { id, at: { x: i + 0.5, y: 0.5 }, reach: 0.7, to: { ...left, ...right } };
  });
  return { bounds: { x: 0, y: 0, width: on.length, height: 1 }, targets, rows: [ids] };
}

export function paint(_puzzle: Puzzle, state: State): Marks {
  return state.on.flatMap((on, i): Marks => {
    const points = boxPoints({ x: i + 0.1, y: 0.1, width: 0.8, height: 0.8 });
    return [
      { key: `switch:${i}`, role: on ? "line" : "paper", shape: "area", points },
      { key: `frame:${i}`, role: "border", shape: "line", points: [...points, points[0]!], width: 0.04 },
    ];
  });
}

export function describe(_puzzle: Puzzle, state: State, target: TargetId): Message {
  const number = Number(target) + 1;
  return message(state.on[Number(target)] ? "switch.on" : "switch.off", { number });
}
