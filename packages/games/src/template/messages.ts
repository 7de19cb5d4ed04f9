/** What Switches says to people. */
import type { Catalogue } from "@masume/kernel";

export const messages: Catalogue = {
  en: {
    name: "Switches",
    tagline: "Turn them all on",
    goal: "Turn every switch on.",
    outside: "There is no such switch.",
    "already-on": "A switch that is on stays on.",
    "still-off": "Every switch must be on.",
    "first-off": "Switch {number} is the first that is still off.",
    "switch.on": "switch {number}: on",
    "switch.off": "switch {number}: off",
    "example.first": "A first row",
    "preset.short": "Short",
    "preset.long": "Long",
    "generate.drawing": "choosing switches",
  },
  ja: {
    name: "スイッチ",
    tagline: "全部つける",
    goal: "すべてのスイッチを入れてください。",
    outside: "そのスイッチはありません。",
    "already-on": "入っているスイッチはそのままです。",
    "still-off": "すべてのスイッチを入れなければなりません。",
    "first-off": "まだ切れている最初のスイッチは{number}番です。",
    "switch.on": "スイッチ{number}、入",
    "switch.off": "スイッチ{number}、切",
    "example.first": "はじめの列",
    "preset.short": "短い列",
    "preset.long": "長い列",
    "generate.drawing": "スイッチを選んでいます",
  },
};
