/** The texts of the calendar. */
import { t as base, type Extended } from "../../i18n/translator.js";

const en = {
  title: "Daily puzzles",
  lead: "Every day has puzzles of each game, the same for everybody. Past days can still be played; only today’s count for the leaderboards.",
  "month.before": "Previous month",
  "month.after": "Next month",
  "day.state": "{day}: {value} of {of} done",
  "day.state-off": "{day}: {value} of {of} done, day off",
  today: "Today",
  streak: "{count} {count|day|days} in a row. One missed day per week is forgiven.",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  title: "日替わりパズル",
  lead: "毎日、どのゲームにも全員共通の問題があります。過去の日の問題も遊べますが、ランキングの対象は今日の問題だけです。",
  "month.before": "前の月",
  "month.after": "次の月",
  "day.state": "{day}：{of}問中{value}問クリア",
  "day.state-off": "{day}：{of}問中{value}問クリア、休み",
  today: "今日",
  streak: "{count}日連続。週に1日までなら、休んでも連続は途切れません。",
});
