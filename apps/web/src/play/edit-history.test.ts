import fc from "fast-check";
import { createRoot } from "solid-js";
import { expect, test } from "vitest";
import { createEditHistory } from "./edit-history.js";

const command = fc.oneof(
  fc.record({ kind: fc.constant("set" as const), to: fc.nat(3) }),
  fc.record({ kind: fc.constantFrom("undo" as const, "redo" as const) }),
  fc.record({ kind: fc.constantFrom("notePress" as const, "abandon" as const) }),
);

test("a history is what two stacks are: what was, and what was taken back; a press that is abandoned never was", () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) =>
      createRoot((dispose) => {
        const history = createEditHistory(0);
        const past: number[] = [];
        let now = 0;
        let future: number[] = [];
        let pressedAt: number | undefined;
        for (const one of commands) {
          if (one.kind === "set") {
            history.set(one.to);
            if (one.to !== now) {
              past.push(now);
              now = one.to;
              future = [];
            }
          } else if (one.kind === "notePress") {
            history.notePress();
            pressedAt = past.length;
          } else if (one.kind === "abandon") {
            history.abandon();
            if (pressedAt === undefined || past.length <= pressedAt) continue;
            now = past[pressedAt]!;
            past.length = pressedAt;
            future = [];
          } else {
            history[one.kind]();
            const [from, to] = one.kind === "undo" ? [past, future] : [future, past];
            const next = from.pop();
            if (next !== undefined) {
              to.push(now);
              now = next;
            }
          }
          expect([history.now(), history.canUndo(), history.canRedo()]).toEqual([
            now,
            past.length > 0,
            future.length > 0,
          ]);
        }
        dispose();
      }),
    ),
  );
});
