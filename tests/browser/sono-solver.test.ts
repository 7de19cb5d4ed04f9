/** Sono's problem and answer files, the editor, the solver, and answers played back and compared. */
import { answerCodec, problemCodec, randomPuzzle, verify } from "@masume/games/sono";
import { createRandom } from "@masume/kernel";
import { expectAccessible } from "./axe.js";
import { downloaded } from "./downloads.js";
import { expect, test } from "./fixtures.js";
import { boardPath, cellAt, opening, openingTurns, solverPath } from "./sono-boards.js";

const file = (name: string, text: string) => ({
  name,
  mimeType: "application/json",
  buffer: Buffer.from(text),
});

test.describe("a problem file", () => {
  test("is chosen, shown, and downloaded unchanged", async ({ page }) => {
    await page.goto("/sono/make");
    const text = problemCodec.format({ ...opening, startsAt: 1743489020 });
    await page.getByRole("button", { name: "Import…" }).click();
    await page.getByLabel("Choose a file").setInputFiles(file("problem.json", text));
    await expect(page.getByText("4×4, 6 of 8 pairs at the start.")).toBeVisible();
    expect(String(await downloaded(page, "Save problem"))).toBe(`${text}\n`);
    await page.getByRole("link", { name: "Play it" }).click();
    await expect(page.getByRole("grid", { name: /Sono/ })).toBeVisible();
  });

  test("is dropped, and an error names its place", async ({ page }) => {
    await page.goto("/sono/make");
    const drop = async (text: string) => {
      const dataTransfer = await page.evaluateHandle((content) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([content], "problem.json"));
        return transfer;
      }, text);
      await page.locator(".editor").dispatchEvent("drop", { dataTransfer });
    };
    await expect(page.getByRole("button", { name: "Import…" })).toBeVisible();
    await drop(problemCodec.format(opening).replace("[7,1,6,4]", "[7,7,6,4]"));
    const alert = page.getByRole("alert");
    await expect(
      alert.filter({ hasText: "line 1, column" }).filter({ hasText: "entities[3][1]" }),
    ).toBeVisible();
    await expect(alert.filter({ hasText: "7 appears 3 times and 1 once" })).toBeVisible();
    await drop(problemCodec.format(opening));
    await expect(page.getByText("4×4, 6 of 8 pairs at the start.")).toBeVisible();
    await expect.poll(async () => (await alert.allTextContents()).join("")).toBe("");
  });
});

test("a board is entered by keys and by touch, and the rest filled at random", { tag: "@phone-en" }, async ({
  page,
}) => {
  await page.goto("/sono/make");
  const result = page.getByRole("status").first();
  await cellAt(page, 0, 0).focus();
  for (const key of ["3", "ArrowRight", "3", "ArrowRight", "3", "ArrowRight", "Enter"])
    await page.keyboard.press(key);
  await expect(page.getByRole("gridcell", { name: "row 1, column 3: 3, placed 3 times" })).toBeVisible();
  await expect(result.filter({ hasText: "Still to place: 0, 1×2, 2×2, 4×2" })).toBeVisible();
  await expect(result.filter({ hasText: "More than twice: 3." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Play it" })).toHaveCount(0);
  await cellAt(page, 2, 0).tap({ force: true });
  await page.getByLabel("Number in this cell").fill("5");
  await expect(page.getByRole("gridcell", { name: "row 1, column 3: 5, placed 1 time" })).toBeVisible();
  await page.getByRole("button", { name: "Higher" }).click();
  await expect(page.getByRole("gridcell", { name: "row 1, column 3: 6" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Fill the rest" }).click();
  await expect(result.filter({ hasText: /^4×4, \d of 8 pairs at the start\.$/ })).toBeVisible();
  await page.getByLabel("Size").first().selectOption("24×24");
  await page.getByRole("button", { name: "Shuffle all" }).click();
  await expect(result.filter({ hasText: /^24×24, \d+ of 288 pairs/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Play it" }).click();
  await expect(page.getByRole("grid", { name: /Sono/ })).toBeVisible();
});

test.describe("the solver", () => {
  const problem = randomPuzzle(6, createRandom("browser"));

  test("searches while the page stays responsive, stops, plays its answer back and exports it", async ({
    page,
  }) => {
    await page.goto(solverPath(problem));
    await page.getByLabel(/^Time/).selectOption("300 seconds");
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page.getByRole("status").filter({ hasText: "18 of 18 pairs in" })).toBeVisible();
    // The search goes on, and meanwhile the page does as it is told.
    const slider = page.getByRole("slider", { name: "Moves shown" });
    await slider.fill("1");
    await expect(page.getByText(/^1 of \d+ turns, /).first()).toBeVisible();
    await page.getByRole("button", { name: "日本語" }).click();
    await page.getByRole("button", { name: "English" }).click();
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(page.getByRole("button", { name: "Search again" })).toBeVisible();
    const answer = answerCodec.parse(String(await downloaded(page, "Save answer")));
    if (!answer.ok) throw new Error("the answer file cannot be read");
    const { ops } = answer.value;
    expect(verify(problem, ops)).toMatchObject({ valid: true, pairs: 18 });
    await expect(
      page.getByRole("status").filter({ hasText: `18 of 18 pairs in ${ops.length} turns` }),
    ).toBeVisible();
    await slider.fill(String(ops.length));
    await expect(
      page.getByText(`${ops.length} of ${ops.length} turns, 18 of 18 pairs`).first(),
    ).toBeVisible();
    await expect(
      page.getByRole("img", { name: new RegExp(`Solver .+, 300 s: 18 pairs after ${ops.length} turns`) }),
    ).toBeVisible();
  });

  test("every run is kept, also over a reload, until it is deleted", async ({ page }) => {
    await page.goto(solverPath(opening));
    const again = page.getByRole("button", { name: "Search again" });
    const first = page.getByRole("option", { name: /^8 pairs in 2 turns \(Solver .+, 15 s\)$/ });
    const second = page.getByRole("option", {
      name: /^\d pairs in 1 turn \(Solver .+, 15 s, at most 1 turn\)$/,
    });
    await page.getByRole("button", { name: "Start" }).click();
    await expect(again).toBeVisible();
    await page.getByLabel("most pairs within a number of turns").check();
    await page.getByLabel("Turn limit").fill("1");
    await again.click();
    await expect(second.first()).toBeAttached();
    await expect(first.first()).toBeAttached();
    await page.reload();
    await expect(first.first()).toBeAttached();
    await expect(second.first()).toBeAttached();
    await page.getByRole("button", { name: "Delete answer" }).click();
    await expect(second).toHaveCount(0);
    await page.reload();
    await expect(first.first()).toBeAttached();
    await expect(second).toHaveCount(0);
  });

  test("searches with a seed, threads and a time of one's own, and goes on from the best", async ({
    page,
  }) => {
    await page.goto(solverPath(problem));
    await page.getByLabel(/^Time/).selectOption("another time");
    await page.getByLabel("Seconds", { exact: true }).fill("1");
    await page.getByText("Seed and threads").click();
    await page.getByLabel("Seed").fill("monday");
    await page.getByLabel("Threads").fill("1");
    await page.getByRole("button", { name: "Start" }).click();
    const again = page.getByRole("button", { name: "Search again" });
    await expect(again).toBeVisible();
    await expect(page.getByText(/^[\d,]+ boards per second, /)).toBeVisible();
    await expect(page.getByRole("img", { name: /^Best over time: / })).toBeVisible();
    await expect(page.getByLabel("Continue from the best answer")).toBeChecked();
    await again.click();
    await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
    await expect(again).toBeVisible();
    const steps = async () =>
      (await page.locator(".run-table tbody tr td:nth-child(4)").allTextContents()).map((text) =>
        Number.parseInt(text, 10),
      );
    await page.getByText("All runs").click();
    await expect(page.locator(".run-table tbody tr")).toHaveCount(2);
    await expect(page.getByRole("row", { name: /\(continued\).* 1 s monday 1$/ })).toBeVisible();
    const [second, first] = await steps();
    expect(second).toBeLessThanOrEqual(first!);
    await page.reload();
    await page.getByText("All runs").click();
    await expect(page.locator(".run-table tbody tr")).toHaveCount(2);
    await expect(page.getByRole("row", { name: /monday 1$/ })).toHaveCount(2);
  });

  test("takes twenty files in one go, and their scores are saved as CSV", async ({ page }) => {
    await page.goto("/sono/batch");
    // Boards of 4×4 are solved at once.
    const problems = Array.from({ length: 20 }, (_, i) => randomPuzzle(4, createRandom(`batch/${i}`)));
    const files = problems.map((one, i) => file(`problem${i}.json`, problemCodec.format(one)));
    await page.getByLabel("Choose files").setInputFiles([...files, file("broken.json", "{}")]);
    await expect(page.getByRole("alert").filter({ hasText: "broken.json: " })).toBeVisible();
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page.getByText("20 of 20 problems done")).toBeVisible();
    await page.reload();
    await expect(page.getByText("20 of 20 problems done")).toBeVisible();
    const [head, ...rows] = String(await downloaded(page, "Save as CSV"))
      .trimEnd()
      .split("\r\n");
    expect(head).toBe("file,size,maxSteps,pairs,maxPairs,steps,seconds,seed,threads");
    expect(rows.map((row) => row.split(",").slice(0, 5))).toEqual(
      problems.map((_, i) => [`problem${i}.json`, "4", "", "8", "8"]),
    );
    const answers = String(await downloaded(page, "Save answers"))
      .trimEnd()
      .split("\n");
    for (const [i, line] of answers.entries())
      expect(verify(problems[i]!, JSON.parse(line).ops)).toMatchObject({ valid: true, pairs: 8 });
    await expectAccessible(page);
    await page.getByRole("button", { name: "Clear the table" }).click();
    await expect(page.getByRole("row", { name: /problem/ })).toHaveCount(0);
  });

  test("keeps to a number of turns", async ({ page }) => {
    await page.goto(solverPath({ ...opening, maxSteps: 1 }));
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page.getByRole("status").filter({ hasText: /of 8 pairs in 1 turn$/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "Search again" })).toBeVisible();
    const answer = answerCodec.parse(String(await downloaded(page, "Save answer")));
    expect(answer.ok && answer.value.ops).toHaveLength(1);
  });
});

test.describe("answers", () => {
  const best = answerCodec.format({ ops: openingTurns });
  const other = answerCodec.format({ ops: [{ x: 0, y: 0, n: 3 }] });

  test("from files are shown side by side and played back together", async ({ page }) => {
    await page.goto(solverPath(opening));
    await page.getByLabel("Load an answer").setInputFiles(file("best.json", best));
    await expect(page.getByRole("option", { name: "8 pairs in 2 turns (best.json)" })).toBeAttached();
    await page.getByLabel("Load an answer").setInputFiles(file("other.json", other));
    const boards = page.locator(".answer-board");
    await expect(boards.nth(1).getByText("other.json")).toBeVisible();
    await page.getByLabel("Speed").selectOption("×8");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(boards.nth(0).getByText("2 of 2 turns, 8 of 8 pairs")).toBeVisible();
    await expect(boards.nth(1).getByText("1 of 1 turns")).toBeVisible();
    await page.getByLabel("Compare with").selectOption("nothing");
    await expect(boards.nth(1)).toHaveCount(0);
  });

  test("are stepped through: each turn is outlined and told, and can be reached from the list and the curve", async ({
    page,
  }) => {
    await page.goto(solverPath(opening));
    await page.getByLabel("Load an answer").setInputFiles(file("best.json", best));
    const caption = page.locator(".answer-board figcaption");
    const outline = page.locator(".answer-sheet .mark-hint");
    await expect(caption).toContainText("0 of 2 turns");
    await expect(outline).toHaveCount(0);
    await page.keyboard.press("ArrowRight");
    await expect(caption).toContainText("Turn 1: (0, 0, 2), ");
    await expect(outline).toHaveCount(1);
    await page.getByText("List of turns").click();
    await page.getByRole("button", { name: "(1, 1, 3): 8 pairs" }).click();
    await expect(caption).toContainText("Turn 2: (1, 1, 3), 1 pair joined, 0 cut");
    await expect(page.getByRole("button", { name: "Forward one move" })).toBeDisabled();
    expect(String(await downloaded(page, "SVG"))).toContain("<svg");
    const curve = page.getByRole("img", { name: /after 2 turns/ });
    const { width, height } = (await curve.boundingBox())!;
    await curve.click({ position: { x: width * 0.1, y: height / 2 } });
    await expect(caption).toContainText("0 of 2 turns");
    await expectAccessible(page);
  });

  test("that break a rule are refused with the operation's place", async ({ page }) => {
    await page.goto(solverPath(opening));
    const broken = answerCodec.format({ ops: [...openingTurns, { x: 3, y: 3, n: 2 }] });
    await page.getByLabel("Load an answer").setInputFiles(file("broken.json", broken));
    const alert = page.getByRole("alert").filter({ hasText: "ops[2]" });
    await expect(
      alert.filter({ hasText: "The square of side 2 at (3, 3) does not lie within the 4×4 board." }),
    ).toBeVisible();
  });
});

test("a problem opens at its start time, and counts down until then", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-18T09:00:00Z") });
  const startsAt = Date.parse("2026-11-18T09:30:00Z") / 1000;
  await page.goto(boardPath({ ...opening, startsAt }));
  await expect(page.getByRole("timer").filter({ hasText: /Begins in (30:00|2\d:\d\d)$/ })).toBeVisible();
  await expect(page.getByRole("grid")).toHaveCount(0);
  await page.clock.fastForward("30:10");
  await expect(page.getByRole("grid", { name: /Sono/ })).toBeVisible();
});

test("daily boards and generated boards can be played", async ({ page }) => {
  await page.goto("/sono");
  await expect(page.getByRole("heading", { name: "Today’s puzzles" })).toBeVisible();
  await expect(page.getByRole("link", { name: /8×8, par 10, at most 20 turns/ })).toBeVisible();
  await page.getByLabel("Size").selectOption("4×4");
  await page.getByLabel("Scrambling turns").fill("3");
  await page.getByRole("button", { name: "Play" }).click();
  await expect(page.getByRole("grid", { name: /Sono/ })).toBeVisible();
  await expect(page.locator(".sono-counts dd").nth(1)).toHaveText("3");
});
