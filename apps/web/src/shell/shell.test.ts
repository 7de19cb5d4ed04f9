/** The shell has a heading for home and every game in both languages. */
import { gameIds, registry } from "@masume/games";
import { languages } from "@masume/kernel";
import { expect, test } from "vitest";
import { fakeBrowser } from "../testing/browser.js";

fakeBrowser();
const { paintShell } = await import("../../build/shell.js");
const shell = await paintShell();

test.each(["home", ...gameIds])("%s", (place) => {
  for (const language of languages) {
    const [, content] = shell.split(`<div data-place="${place}" lang="${language}">`);
    expect(content).toMatch(
      /^<div class="page[^>]*><header class="[a-z]+-head"><h1>[^<]+<\/h1><p class="[a-z]+">[^<]+/,
    );
  }
});

test("a game is called what the game itself says", async () => {
  for (const id of gameIds) {
    const { messages } = await registry[id]();
    for (const language of languages) expect(shell).toContain(`<h1>${messages[language].name}</h1>`);
  }
});
