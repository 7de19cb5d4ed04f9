/**
 * Runs at build time: what each place shows before its JavaScript is there. The
 * masthead, and the heading of home and of every game in both languages, by the
 * same classes as on the page itself, so that nothing moves when that takes over.
 * Which of them is seen, `public/before-paint.js` decides, and in which language `styles/shell.css`.
 */
import { type GameId, gameIds, registry } from "@masume/games";
import { type Language, languages } from "@masume/kernel";
import { t as homeText } from "../src/pages/home/messages.js";
import { wordmarkGrid, wordmarkInk } from "../src/ui/wordmark-paths.js";

/** The markup that stands in the document before the app. */
export async function paintShell(): Promise<string> {
  const games = await Promise.all(gameIds.map(gamePlaces));
  return `<div id="shell">${languages.map(masthead).join("")}${languages.map(homePlace).join("")}${games.join("")}</div>`;
}

/** Its tools take their room and say nothing yet: they are the app's to use. */
function masthead(language: Language): string {
  const icon = `<span class="quiet icon-only"><svg class="icon" viewBox="0 0 24 24"></svg></span>`;
  return (
    `<header class="masthead" lang="${language}"><a href="/" class="wordmark">` +
    `<svg class="wordmark-sign" viewBox="0 0 24 24" aria-hidden="true">` +
    `<path class="wordmark-ink" d="${wordmarkInk}"/><path class="wordmark-grid" d="${wordmarkGrid}"/></svg>` +
    `<span class="wordmark-name" lang="en">Masume</span>` +
    `<span class="wordmark-kana" lang="ja">マス目</span></a>` +
    `<div class="masthead-tools"><span class="quiet">${language === "ja" ? "English" : "日本語"}</span>` +
    `${icon}${icon}</div></header>`
  );
}

function homePlace(language: Language): string {
  const texts = homeText.catalogue[language];
  const head = `<h1>${escaped(texts["home.title"]!)}</h1><p class="lead">${escaped(texts["home.lead"]!)}</p>`;
  return place("home", language, `<div class="page home"><header class="home-head">${head}</header></div>`);
}

async function gamePlaces(id: GameId): Promise<string> {
  const { messages } = await registry[id]();
  return languages
    .map((language) => {
      const { name, goal } = messages[language];
      const head = `<h1>${escaped(name!)}</h1><p class="goal">${escaped(goal!)}</p>`;
      return place(id, language, `<div class="page"><header class="game-head">${head}</header></div>`);
    })
    .join("");
}

function place(name: string, language: Language, content: string): string {
  return `<div data-place="${name}" lang="${language}">${content}</div>`;
}

function escaped(text: string): string {
  return text.replace(/[&<]/g, (character) => `&#${character.charCodeAt(0)};`);
}
