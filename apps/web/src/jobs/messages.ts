/** The texts of batches made by the server. */
import { refusalText } from "../account/messages.js";
import { t as base, type Extended } from "../i18n/translator.js";

const en = {
  title: "Make a batch",
  about:
    "The server makes them, even while this page is closed, and puts them into a folder of your library.",
  "name-first": "Choose a name, and the server can make many puzzles at once for you.",
  "to-settings": "Choose a name",
  count: "How many",
  folder: "Folder",
  order: "Start the batch",
  queued: "{name}: waiting in line",
  running: "{name}: {made} of {count} made",
  progress: "Puzzles made",
  cancel: "Stop",
  "cancel.named": "Stop making {name}",
  taken: "{count} {count|puzzle is|puzzles are} in the folder “{name}” of your library.",
  failed: "No more puzzles could be made with these settings. {count} {count|is|are} in the folder “{name}”.",
  library: "Go to the library",
  "too-many": "Three batches are already in progress. Wait until one of them is done.",
  full: "The server has no room for more folders.",
  gone: "The server cannot be reached at the moment. Batches already started continue.",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  title: "まとめて作る",
  about: "サーバーが作って、本棚のフォルダーに入れます。このページを閉じても続きます。",
  "name-first": "名前を決めると、サーバーで問題をまとめて作れます。",
  "to-settings": "名前を決める",
  count: "問題数",
  folder: "フォルダー",
  order: "作成を始める",
  queued: "{name}：順番を待っています",
  running: "{name}：{count}問中{made}問できました",
  progress: "できた問題",
  cancel: "やめる",
  "cancel.named": "{name}を作るのをやめる",
  taken: "{count}問を本棚の「{name}」に入れました。",
  failed: "この条件ではこれ以上作れませんでした。{count}問が「{name}」にあります。",
  library: "本棚へ",
  "too-many": "すでに3件を作成中です。どれかが終わるまでお待ちください。",
  full: "サーバーにフォルダーを増やす空きがありません。",
  gone: "いまサーバーにつながりません。作成中のものはそのまま続きます。",
});

export function jobRefusal(code: string): string {
  switch (code) {
    case "unreachable":
      return t("gone");
    case "full":
    case "too-many":
      return t(code);
    default:
      return refusalText(code, "refused");
  }
}
