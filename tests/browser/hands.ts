/** Hands on a board: a mouse, a finger or a pen, led over its targets with the browser's own events. */
import { type CDPSession, expect, type Page } from "@playwright/test";

export type Hand = "mouse" | "finger" | "pen";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where the targets are on the screen. */
async function spotsOf(page: Page, targets: readonly string[]): Promise<readonly Spot[]> {
  await expect(page.locator(`[data-target="${targets[0]}"]`)).toBeAttached();
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

/** One stroke: down at the first target, over the others, up at the last. */
export async function drag(page: Page, hand: Hand, targets: readonly string[]): Promise<void> {
  const spots = await spotsOf(page, targets);
  const device = await page.context().newCDPSession(page);
  await (hand === "finger" ? fingerStroke(device, spots) : pointerStroke(device, hand, spots));
  await device.detach();
}

async function fingerStroke(device: CDPSession, [first, ...others]: readonly Spot[]): Promise<void> {
  const send = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Spot[]) =>
    device.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", first!);
  for (const spot of others) await send("touchMove", spot);
  await send("touchEnd");
}

async function pointerStroke(
  device: CDPSession,
  pointerType: "mouse" | "pen",
  spots: readonly Spot[],
): Promise<void> {
  const send = (type: "mousePressed" | "mouseMoved" | "mouseReleased", { x, y }: Spot) =>
    device.send("Input.dispatchMouseEvent", {
      type,
      x,
      y,
      button: "left",
      buttons: 1,
      clickCount: 1,
      pointerType,
    });
  await send("mousePressed", spots[0]!);
  for (const spot of spots.slice(1)) await send("mouseMoved", spot);
  await send("mouseReleased", spots.at(-1)!);
}

/** Two fingers, spread from the middle of the board and then moved together. */
export async function pinchAndPan(page: Page): Promise<void> {
  const frame = (await page.locator(".board-frame").boundingBox())!;
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const device = await page.context().newCDPSession(page);
  const fingers = (apart: number, right: number) => [
    { x: x - apart + right, y, id: 1 },
    { x: x + apart + right, y, id: 2 },
  ];
  // One after the other, as fingers come: the first has begun to draw when the second arrives.
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
  const frame = (await page.locator(".board-frame").boundingBox())!;
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  await page.mouse.move(x, y);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -100);
  await page.keyboard.up("Control");
  await page.mouse.down({ button: "middle" });
  await page.mouse.move(x + 60, y + 20, { steps: 3 });
  await page.mouse.up({ button: "middle" });
}
