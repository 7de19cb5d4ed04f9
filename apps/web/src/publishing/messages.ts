/** The texts of published boards. */
import { refusalText } from "../account/messages.js";
import { t as base, type Extended } from "../i18n/translator.js";

const en = {
  title: "Published puzzles",
  lead: "Puzzles that players have published. Play one, or save it to your own library.",
  none: "Published puzzles aren’t available here: there is no server.",
  gone: "The server cannot be reached at the moment. The puzzles in your library are on this device.",
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
  nobody: "Nobody has published a puzzle yet.",
  more: "Show more",
  "note.level": "level {level}",
  "note.several": "several solutions",
  "note.by": "by {name}",
  "note.you": "by you",
  "save.named": "Save to library: {title}",
  report: "Report",
  "report.named": "Report {title}",
  "report.sure": "Report “{title}”?",
  "report.no": "Don’t report",
  reported: "Reported. If others report it too, it is removed from the list.",
  hidden:
    "Several players have reported this puzzle, so it is no longer in the public list. Others can still open it by its link.",
  unpublish: "Unpublish",
  "unpublish.named": "Unpublish {title}",
  publish: "Publish",
  "publish.about": "Everyone can then find it as “{title}”, {details}, with your name.",
  "publish.name-first": "To publish this puzzle, choose a name first.",
  "publish.to-settings": "Choose a name",
  published: "Published: everyone can find this puzzle.",
  full: "The server has no room for more of your puzzles.",
  unreadable: "The server cannot read this puzzle.",
  "no-solution": "This puzzle has no solution, so it cannot be published.",
  "too-many": "Another of your puzzles is being published. Try again in a moment.",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  title: "みんなの問題",
  lead: "みんなが公開した問題です。開いて遊ぶことも、自分の本棚に入れることもできます。",
  none: "ここでは公開された問題を見られません(サーバーがありません)。",
  gone: "いまサーバーにつながりません。本棚の問題はこの端末にあります。",
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
  nobody: "公開された問題はまだありません。",
  more: "もっと見る",
  "note.level": "レベル{level}",
  "note.several": "別解あり",
  "note.by": "作：{name}さん",
  "note.you": "作：あなた",
  "save.named": "{title}を本棚に入れる",
  report: "通報する",
  "report.named": "{title}を通報する",
  "report.sure": "「{title}」を通報しますか？",
  "report.no": "やめておく",
  reported: "通報しました。ほかの人も通報すると、一覧から消えます。",
  hidden: "複数の人が通報したため、この問題は一覧に出なくなりました。リンクからは今も開けます。",
  unpublish: "公開をやめる",
  "unpublish.named": "{title}の公開をやめる",
  publish: "公開する",
  "publish.about": "「{title}」({details})として、あなたの名前でだれでも見つけられるようになります。",
  "publish.name-first": "公開するには、先に名前を決めてください。",
  "publish.to-settings": "名前を決める",
  published: "公開中です。だれでもこの問題を見つけられます。",
  full: "サーバーに、あなたの問題を置く空きがもうありません。",
  unreadable: "サーバーがこの問題を読めませんでした。",
  "no-solution": "この問題には答えがないため、公開できません。",
  "too-many": "ほかの問題を公開している途中です。少し待ってからお試しください。",
});

export function publishRefusal(code: string): string {
  switch (code) {
    case "unreachable":
      return t("gone");
    case "full":
    case "unreadable":
    case "no-solution":
    case "too-many":
      return t(code);
    default:
      return refusalText(code, "refused");
  }
}
