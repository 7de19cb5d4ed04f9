/** WebKitGTK's MiniBrowser in a window that nobody sees, by WebDriver. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { Builder, Button, Capabilities, Key, Origin } from "selenium-webdriver";
import { type Driver, type Point, viewport } from "./driver.js";

// A folder, which only `require` can load; its types lie beside it as a file.
const { DriverService } = createRequire(import.meta.url)(
  "selenium-webdriver/remote",
) as typeof import("selenium-webdriver/remote.js");

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

export async function startWebKit(programs: WebKitPrograms, home: string): Promise<Driver> {
  const screen = await startScreen(programs.display);
  const service = new DriverService.Builder(programs.driver)
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: screen.name, HOME: home, XDG_CONFIG_HOME: home } as never)
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: programs.browser, args: ["--automation"] },
      }),
    )
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...viewport });

  const moveTo = ({ x, y }: Point) => ({
    x: Math.round(x),
    y: Math.round(y),
    origin: Origin.VIEWPORT,
    duration: 0,
  });
  return {
    downloads: home,
    goTo: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    evaluate: (script, argument) =>
      driver.executeScript(`return (${script}).apply(undefined, arguments)`, argument),
    async drag([first, ...others]) {
      const actions = driver.actions({ async: true }).move(moveTo(first!)).press(Button.LEFT);
      for (const point of others) actions.move(moveTo(point));
      await actions.release(Button.LEFT).perform();
    },
    async press(keys) {
      const actions = driver.actions({ async: true });
      const named = keys.split("+").map(keyCode);
      for (const key of named) actions.keyDown(key);
      for (const key of named.toReversed()) actions.keyUp(key);
      await actions.perform();
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    async close() {
      await driver.quit();
      await service.kill();
      screen.process.kill();
      await once(screen.process, "exit");
    },
  };
}

/** `ArrowUp` is `ARROW_UP` to WebDriver; a letter is itself. */
function keyCode(name: string): string {
  if (name.length === 1) return name;
  const code = (Key as unknown as Readonly<Record<string, string>>)[
    name.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase()
  ];
  if (code === undefined) throw new Error(`no key ${name}`);
  return code;
}

/** A screen in memory; it picks a free number itself and tells it. */
async function startScreen(program: string): Promise<{ process: ChildProcess; name: string }> {
  const { width, height } = viewport;
  const args = ["-displayfd", "3", "-screen", "0", `${width}x${height}x24`, "-nolisten", "tcp"];
  const process = spawn(program, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = await once(createInterface(process.stdio[3] as Readable), "line");
  return { process, name: `:${number}` };
}
