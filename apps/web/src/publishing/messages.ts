/** The texts of published boards. */
import { t as base, type Extended } from "../i18n/translator.js";

const en = {
  title: "Boards by others",
  lead: "Boards that players have published. Open one to play it, or put it into your own library.",
  link: "Boards by others",
  none: "There is no server here with published boards.",
  gone: "The server cannot be reached at the moment. The boards in your library are on this device.",
  game: "Game",
  all: "All",
  level: "Level",
  size: "Size",
  "size.small": "Up to 7",
  "size.medium": "8 to 12",
  "size.large": "13 to 20",
  "size.huge": "Over 20",
  search: "Search titles",
  empty: "Nothing found. Try fewer filters.",
  nobody: "Nobody has published a board yet.",
  more: "Show more",
  "note.size": "{width}×{height}",
  "note.level": "level {level}",
  "note.by": "by {name}",
  "note.you": "by you",
  save: "Keep in library",
  saved: "Kept",
  "save.named": "Keep in library: {title}",
  report: "Report",
  "report.named": "Report {title}",
  reported: "Reported. If others agree, it leaves the list.",
  unpublish: "Unpublish",
  "unpublish.named": "Unpublish {title}",
  publish: "Publish",
  "publish.about": "Everybody can then find it as “{title}”, {details}, with your name.",
  "publish.name-first": "To publish this board, choose a name first.",
  "publish.to-settings": "Choose a name",
  published: "Published: everybody can find this board.",
  full: "The server has no room for more of your boards.",
  unreadable: "The server cannot read this board.",
  refused: "The server did not accept this. Try again later.",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  title: "みんなの盤",
  lead: "みんなが公開した盤です。開いて遊ぶことも、自分の本棚に入れることもできます。",
  link: "みんなの盤",
  none: "ここには、盤を公開するサーバーがありません。",
  gone: "いまサーバーにつながりません。本棚の盤はこの端末にあります。",
  game: "ゲーム",
  all: "すべて",
  level: "レベル",
  size: "大きさ",
  "size.small": "7まで",
  "size.medium": "8〜12",
  "size.large": "13〜20",
  "size.huge": "21以上",
  search: "タイトルで検索",
  empty: "見つかりませんでした。条件をゆるめてみてください。",
  nobody: "公開された盤はまだありません。",
  more: "もっと見る",
  "note.size": "{width}×{height}",
  "note.level": "レベル{level}",
  "note.by": "作:{name}さん",
  "note.you": "作:あなた",
  save: "本棚に入れる",
  saved: "入れました",
  "save.named": "{title}を本棚に入れる",
  report: "通報する",
  "report.named": "{title}を通報する",
  reported: "通報しました。ほかの人も通報すると、一覧から消えます。",
  unpublish: "公開をやめる",
  "unpublish.named": "{title}の公開をやめる",
  publish: "公開する",
  "publish.about": "「{title}」({details})として、あなたの名前でだれでも見つけられるようになります。",
  "publish.name-first": "公開するには、先に名前を決めてください。",
  "publish.to-settings": "名前を決める",
  published: "公開中です。だれでもこの盤を見つけられます。",
  full: "サーバーに、あなたの盤を置く空きがもうありません。",
  unreadable: "サーバーがこの盤を読めませんでした。",
  refused: "サーバーに受け付けてもらえませんでした。しばらくしてからお試しください。",
});

export function publishRefusal(code: string): string {
  switch (code) {
    case "unreachable":
      return t("gone");
    case "full":
    case "unreadable":
      return t(code);
    default:
      return t("refused");
  }
}
