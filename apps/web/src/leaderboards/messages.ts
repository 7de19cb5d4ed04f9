/** The texts of the leaderboards. */
import { language } from "../i18n/language.js";
import { t as base, type Extended } from "../i18n/translator.js";

const en = {
  title: "Leaderboards",
  lead: "The server hands out the puzzles, keeps the time and checks every solution. Everybody has one attempt per day.",
  board: "Leaderboard",
  "board.stroke-attack": "Stroke: the daily run",
  "board.slither-daily": "Slither: the daily 10×10",
  "board.sono-daily": "Sono: the daily 6×6",
  "board.nonaga-daily": "Nonaga: the daily problem",
  day: "Day",
  "day.before": "Previous day",
  "day.after": "Next day",
  none: "Leaderboards aren’t available here: there is no server. Your own results are saved on this device.",
  gone: "The server cannot be reached at the moment. Results not sent yet are saved on this device and sent later.",
  empty: "No entries on this day.",
  rank: "Rank",
  player: "Player",
  solved: "Solved",
  time: "Time",
  pairs: "Pairs",
  turns: "Turns",
  "ranked.start": "Play for the leaderboard",
  you: "(you)",
  play: "Play it",
  "name-first": "Choose a name, and your results count from your next run.",
  counts:
    "This counts for the leaderboard. The server’s clock runs from the moment you start until you finish.",
  "counts.unhelped":
    "It no longer counts once you take a hint or look at the solution; Check and warnings are off.",
  "under-way":
    "This counts for the leaderboard. Check and warnings are off; a hint or a look at the solution ends the attempt.",
  "counts.no-name": "To enter today’s leaderboard, choose a name first.",
  link: "Leaderboard",
  "today.first": "Today: first, and so far the only one.",
  "today.place": "Today: {place} of {total}, ahead of {percentile}% of the others.",
  "today.last": "Today: {place} of {total}.",
  "own-place": "You are {place} of {total}.",
  "today.time": "{time} by the server’s clock.",
  "today.waiting":
    "Your result is saved on this device and sent to the leaderboard as soon as the server can be reached.",
  "today.refused": "The server did not accept this result for the leaderboard.",
  "today.implausible":
    "This was faster than a hand can draw. The result is saved, but it has no place on the leaderboard.",
  "today.alone": "Started without the server, so it does not count for the leaderboard.",
  "today.helped": "You used a hint or saw the solution, so this no longer counts for the leaderboard.",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  title: "ランキング",
  lead: "問題を配るのも、時間を計るのも、答えを確かめるのもサーバーです。挑戦は1日1回です。",
  board: "ランキングの種類",
  "board.stroke-attack": "一筆書き・日替わり連戦",
  "board.slither-daily": "スリザーリンク・日替わり10×10",
  "board.sono-daily": "園・日替わり6×6",
  "board.nonaga-daily": "ノナガ・日替わり詰め問題",
  day: "日付",
  "day.before": "前の日",
  "day.after": "次の日",
  none: "ここではランキングを使えません(サーバーがありません)。自分の記録はこの端末に残ります。",
  gone: "いまサーバーにつながりません。まだ送っていない記録はこの端末に残り、あとで送られます。",
  empty: "この日の記録はまだありません。",
  rank: "順位",
  player: "名前",
  solved: "解いた数",
  time: "タイム",
  pairs: "ペア",
  turns: "手数",
  "ranked.start": "ランキングに挑戦",
  you: "(あなた)",
  play: "挑戦する",
  "name-first": "名前を決めると、次の挑戦から記録が載ります。",
  counts: "ランキングの対象です。始めた瞬間から終わるまで、サーバーの時計で計ります。",
  "counts.unhelped":
    "ヒントや答えを見ると、対象から外れます。「ここまで合ってる？」と行き詰まりの知らせは使えません。",
  "under-way":
    "ランキングに挑戦中です。「ここまで合ってる？」と行き詰まりの知らせは使えません。ヒントや答えを見ると、対象から外れます。",
  "counts.no-name": "今日のランキングに載るには、先に名前を決めてください。",
  link: "ランキング",
  "today.first": "今日は1位。まだあなただけです。",
  "today.place": "今日は{total}人中{place}、ほかの人の{percentile}%を上回りました。",
  "today.last": "今日は{total}人中{place}です。",
  "own-place": "あなたは{total}人中{place}です。",
  "today.time": "サーバーの時計で{time}。",
  "today.waiting": "記録はこの端末に保存してあります。サーバーにつながりしだい、ランキングに送ります。",
  "today.refused": "この記録はランキングに受け付けてもらえませんでした。",
  "today.implausible": "人の手では描けない速さでした。記録は保存されますが、順位はつきません。",
  "today.alone": "サーバーなしで始めたので、ランキングの対象外です。",
  "today.helped": "ヒントか答えを見たので、ランキングの対象から外れました。",
});

const endings: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };

/** First, second, third. */
export function rankText(rank: number): string {
  if (language() === "ja") return `${rank}位`;
  return `${rank}${endings[new Intl.PluralRules("en", { type: "ordinal" }).select(rank)]}`;
}
