/** The texts of batches made by the server. */
import { t as base, type Extended } from "../i18n/translator.js";

const en = {
  title: "Many at once",
  about:
    "The server makes them, also while this page is closed, and puts them into a folder of your library.",
  "name-first": "The server makes many boards at once for those who have a name.",
  "to-settings": "Choose a name",
  count: "How many",
  folder: "Folder",
  order: "Make them",
  queued: "{name}: waiting its turn",
  running: "{name}: {made} of {count} made",
  progress: "Boards made",
  cancel: "Stop",
  "cancel.named": "Stop making {name}",
  taken: "{count} {count|board is|boards are} in the folder “{name}” of your library.",
  failed: "No more boards could be made with these settings. {count} {count|is|are} in the folder “{name}”.",
  library: "To the library",
  "too-many": "Three orders are under way already. Wait until one of them is done.",
  full: "The server has no room for more folders.",
  gone: "The server cannot be reached at the moment. What it has begun goes on by itself.",
  refused: "The server did not accept this order.",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  title: "まとめて作る",
  about: "サーバーが作って、本棚のフォルダーに入れます。このページを閉じても続きます。",
  "name-first": "名前を決めると、サーバーがまとめて作ってくれます。",
  "to-settings": "名前を決める",
  count: "問題数",
  folder: "フォルダー",
  order: "まとめて作る",
  queued: "{name}:順番を待っています",
  running: "{name}:{count}問中{made}問できました",
  progress: "できた盤",
  cancel: "やめる",
  "cancel.named": "{name}を作るのをやめる",
  taken: "{count}問を本棚の「{name}」に入れました。",
  failed: "この条件ではこれ以上作れませんでした。{count}問が「{name}」にあります。",
  library: "本棚へ",
  "too-many": "注文はもう3つ進んでいます。どれかが終わるまでお待ちください。",
  full: "サーバーにフォルダーを増やす空きがありません。",
  gone: "いまサーバーにつながりません。始まっている注文はそのまま進みます。",
  refused: "サーバーに受け付けてもらえませんでした。",
});

export function jobRefusal(code: string): string {
  switch (code) {
    case "unreachable":
      return t("gone");
    case "full":
    case "too-many":
      return t(code);
    default:
      return t("refused");
  }
}
