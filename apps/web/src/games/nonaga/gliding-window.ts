/**
 * The part of the plane that is shown. In a game the tiles wander, so the window keeps
 * them in its middle; it glides there, and jumps only for those who want no
 * motion. It has one shape for the whole game and grows when the tiles spread.
 * While a board is set up, cell after cell is pressed: the window stays, and only grows.
 */

import type { Box } from "@masume/kernel";
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import { motionIsReduced } from "../../settings/motion.js";

/** The window of the first position: its tiles with the places around them. */
const minWindow = { width: 12.4, height: 11 } as const;
const glideMs = 200;

function windowAround({ x, y, width, height }: Box): Box {
  const scale = Math.max(1, width / minWindow.width, height / minWindow.height);
  const wide = minWindow.width * scale;
  const high = minWindow.height * scale;
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}

export function createGlidingWindow(bounds: Accessor<Box>): Accessor<Box> {
  const [shown, setShown] = createSignal(windowAround(bounds()));
  createEffect(
    on(
      bounds,
      (next) => {
        const from = shown();
        const to = windowAround(next);
        if (motionIsReduced()) return setShown(to);
        const begun = performance.now();
        let frame = requestAnimationFrame(step);
        function step(now: number): void {
          const share = Math.min(1, Math.max(0, now - begun) / glideMs);
          setShown(between(from, to, 1 - (1 - share) ** 3));
          if (share < 1) frame = requestAnimationFrame(step);
        }
        onCleanup(() => cancelAnimationFrame(frame));
      },
      { defer: true },
    ),
  );
  return shown;
}

export function createGrowingWindow(bounds: Accessor<Box>): Accessor<Box> {
  return createMemo<Box>((shown) => around(shown, bounds()), bounds());
}

/** The smallest box with both in it; the first itself if the second lies inside. */
function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const width = Math.max(a.x + a.width, b.x + b.width) - x;
  const height = Math.max(a.y + a.height, b.y + b.height) - y;
  return x === a.x && y === a.y && width === a.width && height === a.height ? a : { x, y, width, height };
}

function between(a: Box, b: Box, share: number): Box {
  const mix = (from: number, to: number) => from + (to - from) * share;
  return {
    x: mix(a.x, b.x),
    y: mix(a.y, b.y),
    width: mix(a.width, b.width),
    height: mix(a.height, b.height),
  };
}
