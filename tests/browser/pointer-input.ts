/** Mouse, touch and pen input on a board, sent as the browser's own events. */
import type { CDPSession, Locator, Page } from "@playwright/test";

export type PointerKind = "mouse" | "touch" | "pen";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/**
 * Where something is, once it is at rest: a board that has just come up, or whose
 * window has changed, is fitted into its frame one picture later; a sheet rises.
 */
export function restingBox(element: Locator): Promise<Box> {
  return element.evaluate(async (shown) => {
    let box = shown.getBoundingClientRect();
    for (let same = 0; same < 2; ) {
      await new Promise(requestAnimationFrame);
      const now = shown.getBoundingClientRect();
      const isSame = now.x === box.x && now.y === box.y && now.width === box.width;
      same = isSame && now.height === box.height ? same + 1 : 0;
      box = now;
    }
    return { x: box.x, y: box.y, width: box.width, height: box.height };
  });
}

/** The middle of something at rest. */
export async function middleOf(element: Locator): Promise<Point> {
  const { x, y, width, height } = await restingBox(element);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where the targets are on the screen. */
async function centresOf(page: Page, targets: readonly string[]): Promise<readonly Point[]> {
  await middleOf(page.locator(`[data-target="${targets[0]}"]`));
  return page.evaluate(
    (wanted) =>
      wanted.map((target) => {
        const cell = document.querySelector(`[data-target="${target}"]`)!;
        const { left, top, width, height } = cell.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }),
    [...targets],
  );
}

/** One drag: down at the first target, over the others, up at the last. */
export async function drag(page: Page, kind: PointerKind, targets: readonly string[]): Promise<void> {
  const points = await centresOf(page, targets);
  const device = await page.context().newCDPSession(page);
  await (kind === "touch" ? touchDrag(device, points) : pointerDrag(device, kind, points));
  await device.detach();
}

async function touchDrag(device: CDPSession, [first, ...others]: readonly Point[]): Promise<void> {
  const send = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
    device.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", first!);
  for (const point of others) await send("touchMove", point);
  await send("touchEnd");
}

async function pointerDrag(
  device: CDPSession,
  pointerType: "mouse" | "pen",
  points: readonly Point[],
): Promise<void> {
  const send = (type: "mousePressed" | "mouseMoved" | "mouseReleased", { x, y }: Point) =>
    device.send("Input.dispatchMouseEvent", {
      type,
      x,
      y,
      button: "left",
      buttons: 1,
      clickCount: 1,
      pointerType,
    });
  await send("mousePressed", points[0]!);
  for (const point of points.slice(1)) await send("mouseMoved", point);
  await send("mouseReleased", points.at(-1)!);
}

/** Two fingers, spread from the middle of the board and then moved together. */
export async function pinchAndPan(page: Page): Promise<void> {
  const { x, y } = await middleOf(page.locator(".board-frame"));
  const device = await page.context().newCDPSession(page);
  const fingers = (apart: number, right: number) => [
    { x: x - apart + right, y, id: 1 },
    { x: x + apart + right, y, id: 2 },
  ];
  // One after the other, as with real fingers: the first has begun to draw when the second arrives.
  await device.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: fingers(20, 0).slice(0, 1),
  });
  await device.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(20, 0) });
  for (const [apart, right] of [
    [40, 0],
    [70, 0],
    [70, 30],
    [70, 60],
  ] as const) {
    await device.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart, right) });
  }
  await device.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await device.detach();
}

/** The wheel with Ctrl over the middle of the board, then a drag with the middle button. */
export async function scrollAndPan(page: Page): Promise<void> {
  const { x, y } = await middleOf(page.locator(".board-frame"));
  await page.mouse.move(x, y);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -100);
  await page.keyboard.up("Control");
  await page.mouse.down({ button: "middle" });
  await page.mouse.move(x + 60, y + 20, { steps: 3 });
  await page.mouse.up({ button: "middle" });
}
