/** A contest on the judge's own page: the wait, submissions of two teams, the ranking, the answers after the end. */
import { join } from "node:path";
import { answerCodec, problemCodec } from "@masume/games/sono";
import type { Page } from "@playwright/test";
import { firstLine } from "../cli/first-line.js";
import { masume, type Running, scratchFolder } from "../cli/masume.js";
import { expectAccessible } from "./axe.js";
import { test as base, expect } from "./fixtures.js";
import { opening, openingTurns } from "./sono-boards.js";

interface Judges {
  /** Its address. */
  start(problem: string, results: string, ...args: readonly string[]): Promise<string>;
  /** Stops the one started last. */
  stop(): Promise<void>;
}

const test = base.extend<{ judges: Judges }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
  async judges({}, use) {
    const folder = scratchFolder();
    const running: Running[] = [];
    const stop = async () => {
      const judge = running.pop();
      judge?.child.kill("SIGKILL");
      await judge;
    };
    await use({
      async start(problem, results, ...args) {
        const file = folder.file("problem.json", problem);
        const all = ["sono", "judge", file, "--port", "0", "--results", join(folder.path, results), ...args];
        const judge = masume(all);
        running.push(judge);
        const [address] = await firstLine(judge.child.stderr!, /http:\/\/[\d.]+:\d+/);
        return address;
      },
      stop,
    });
    while (running.length > 0) await stop();
  },

  // Pages ask the judge how it stands until they are closed, so they go first.
  context: ({ judges: _, context }, use) => use(context),
  newDevice: ({ judges: _, newDevice }, use) => use(newDevice),

  // What the browser itself logs about a judge that is stopped.
  expectedErrors: /ERR_CONNECTION|ERR_EMPTY_RESPONSE/,
});

async function submit(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel("Your team’s name").fill(name);
  await page.getByLabel("Answer file (JSON)").fill(text);
  await page.getByRole("button", { name: "Submit an answer" }).click();
}

test("before it begins a round shows only when", async ({ page, judges }) => {
  const address = await judges.start(problemCodec.format({ ...opening, startsAt: 4_102_444_800 }), "later");
  await page.goto(address);
  await expect(page.getByRole("timer")).toHaveText(/^Begins in \d+:\d\d:\d\d$/);
  await expect(page.getByLabel("Answer file (JSON)")).toHaveCount(0);
  await expectAccessible(page);
});

test("two teams submit, see each other in the ranking, and watch the answers after the end", async ({
  page,
  newDevice,
  judges,
}) => {
  const address = await judges.start(problemCodec.format(opening), "round", "--max-steps", "2");
  const other = await newDevice({ locale: "en-GB" });
  await page.goto(address);
  await other.goto(address);
  await expect(page.getByText("At most 2 turns.")).toBeVisible();

  await submit(page, "", answerCodec.format({ ops: [] }));
  await expect(page.getByRole("alert").filter({ hasText: "name first" })).toBeVisible();
  await submit(page, "kita", '{"ops":[{"x":9,"y":0,"n":2}]}');
  await expect(page.getByRole("alert").filter({ hasText: "ops[0]" })).toBeVisible();
  await submit(page, "kita", answerCodec.format({ ops: [] }));
  await expect(page.getByText("Accepted: 6 of 8 pairs in 0 turns.")).toBeVisible();
  await submit(other, "南 高校", answerCodec.format({ ops: openingTurns }));
  await expect(other.getByText("Accepted: 8 of 8 pairs in 2 turns.")).toBeVisible();
  for (const seen of [page, other]) {
    await expect(seen.getByRole("row")).toHaveText([/Rank/, /^1南 高校82\d/, /^2kita60\d/]);
  }
  await expectAccessible(page);

  await judges.stop();
  await expect(page.getByText("The judge does not answer.")).toBeVisible();

  const again = await judges.start(
    problemCodec.format(opening),
    "round",
    "--max-steps",
    "2",
    "--duration",
    "1ms",
  );
  await page.goto(again);
  await expect(page.getByRole("timer")).toHaveText("The round is over.");
  await page.getByRole("button", { name: "南 高校" }).click();
  await expect(page.getByText("2 of 2 turns, 8 of 8 pairs")).toBeVisible();
  await expectAccessible(page);
});

test.describe("an ordinary server", () => {
  test.use({ expectedErrors: /404/ });

  test("says that there is no contest, and how to hold one", async ({ page }) => {
    await page.goto("/sono/judge");
    await expect(page.getByText("There is no contest at this address.")).toBeVisible();
    await expect(page.getByText("masume sono judge problem.json")).toBeVisible();
  });
});
