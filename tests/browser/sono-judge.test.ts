/** A contest on the judge's own page: the wait, submissions of two teams, the ranking, the answers after the end. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { answerCodec, problemCodec } from "@masume/games/sono";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.js";
import { expect, test } from "./fixtures.js";
import { opening, openingTurns } from "./sono-boards.js";

const command = fileURLToPath(new URL("../../apps/cli/bin/masume.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "masume-judge-"));
const running: ChildProcess[] = [];

async function startJudge(problem: string, results: string, ...args: readonly string[]): Promise<string> {
  const file = join(folder, "problem.json");
  writeFileSync(file, problem);
  const all = ["sono", "judge", file, "--port", "0", "--results", join(folder, results), ...args];
  const child = spawn(process.execPath, [command, ...all], { stdio: ["ignore", "ignore", "pipe"] });
  running.push(child);
  const [line] = (await once(child.stderr!.setEncoding("utf8"), "data")) as [string];
  return /http:\/\/[\d.]+:\d+/.exec(line)![0];
}

async function stopJudge(): Promise<void> {
  const child = running.pop();
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

test.afterEach(async () => {
  while (running.length > 0) await stopJudge();
});

async function submit(page: Page, token: string, text: string): Promise<void> {
  await page.getByLabel("Your team’s token").fill(token);
  await page.getByLabel("Answer file (JSON)").fill(text);
  await page.getByRole("button", { name: "Submit an answer" }).click();
}

// A judge that is stopped answers no longer.
test.use({ expectedErrors: /ERR_CONNECTION_REFUSED/ });

test("before it begins a round shows only when", async ({ page }) => {
  const address = await startJudge(problemCodec.format({ ...opening, startsAt: 4_102_444_800 }), "later");
  await page.goto(address);
  await expect(page.getByRole("timer")).toHaveText(/^Begins in \d+:\d\d:\d\d$/);
  await expect(page.getByLabel("Answer file (JSON)")).toHaveCount(0);
  await expectAccessible(page);
});

test("two teams submit, see each other in the ranking, and watch the answers after the end", async ({
  page,
  newDevice,
}) => {
  const address = await startJudge(problemCodec.format(opening), "round", "--max-steps", "2");
  const other = await newDevice({ locale: "en-GB" });
  await page.goto(address);
  await other.goto(address);
  await expect(page.getByText("At most 2 turns.")).toBeVisible();

  await submit(page, "", answerCodec.format({ ops: [] }));
  await expect(page.getByRole("alert").filter({ hasText: "token first" })).toBeVisible();
  await submit(page, "kita", '{"ops":[{"x":9,"y":0,"n":2}]}');
  await expect(page.getByRole("alert").filter({ hasText: "ops[0]" })).toBeVisible();
  await submit(page, "kita", answerCodec.format({ ops: [] }));
  await expect(page.getByText("Accepted: 6 of 8 pairs in 0 turns.")).toBeVisible();
  await submit(other, "minami", answerCodec.format({ ops: openingTurns }));
  await expect(other.getByText("Accepted: 8 of 8 pairs in 2 turns.")).toBeVisible();
  for (const seen of [page, other]) {
    await expect(seen.getByRole("row")).toHaveText([/Rank/, /^1minami82\d/, /^2kita60\d/]);
  }
  await expectAccessible(page);

  await stopJudge();
  await expect(page.getByText("The judge does not answer.")).toBeVisible();

  const again = await startJudge(
    problemCodec.format(opening),
    "round",
    "--max-steps",
    "2",
    "--duration",
    "1ms",
  );
  await page.goto(again);
  await expect(page.getByRole("timer")).toHaveText("The round is over.");
  await page.getByRole("button", { name: "minami" }).click();
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
