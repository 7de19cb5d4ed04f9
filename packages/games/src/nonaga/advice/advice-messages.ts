/** What advice says; loaded with the engine or the page that gives it. */
import type { Catalogue } from "@masume/kernel";

export const adviceMessages: Catalogue = {
  en: {
    "nudge.win": "You can win this turn.",
    "nudge.forced": "There is a win by force here, in {count} turns.",
    "nudge.lost": "This is lost against best play; look for the turn that holds out longest.",
    "nudge.parry": "{they} threatens to win. Can you see how?",
    "nudge.threat": "You can make a threat that must be answered.",
    "nudge.nearer": "Nothing is urgent. Bring your pieces closer together.",
    "nudge.quiet": "Nothing is urgent. Look for a turn that keeps your pieces free.",
    "why.win": "This slide brings your three pieces together: you win.",
    "why.forced": "Every answer of {they} loses: {you} wins in {count} turns, whatever happens.",
    "why.lost": "{they} wins in {count} {count|turn|turns} whatever you play. This holds out longest.",
    "why.parry":
      "{they} would win with {count} {count|slide|slides}, shown in red. After this turn that is no longer possible.",
    "why.threat": "After it you threaten to win in {count} {count|way|ways}, and {they} cannot win first.",
    "why.nearer":
      "It brings your pieces closer: {now} steps between them instead of {before}, and leaves {they} no quick win.",
    "why.quiet": "After it {they} has no quick win, and the engine rates no other turn higher.",
  },
  ja: {
    "nudge.win": "この手番で勝てます。",
    "nudge.forced": "{count}手での必勝手順があります。",
    "nudge.lost": "最善を尽くされると負けの局面です。いちばん長く粘れる手を探しましょう。",
    "nudge.parry": "{they}が勝ちを狙っています。どこからかわかりますか？",
    "nudge.threat": "受けなければならない狙いを作れます。",
    "nudge.nearer": "急ぐところはありません。自分のコマどうしを近づけましょう。",
    "nudge.quiet": "急ぐところはありません。コマの動ける道を残しましょう。",
    "why.win": "このスライドで三つのコマがつながり、勝ちです。",
    "why.forced": "{they}がどう受けても、{you}が{count}手で勝ちます。",
    "why.lost": "どう指しても{they}が{count}手で勝ちます。これがいちばん長く粘れる手です。",
    "why.parry":
      "{they}は赤で示した{count}通りのスライドで勝とうとしています。この手のあとは、それができなくなります。",
    "why.threat": "このあと{count}通りの勝ち筋ができ、{they}が先に勝つことはできません。",
    "why.nearer": "コマどうしの距離の合計が{before}から{now}に縮まり、{they}にすぐ勝たれることもありません。",
    "why.quiet": "このあと{they}に速い勝ちはなく、エンジンの評価もいちばん高い手です。",
  },
};
