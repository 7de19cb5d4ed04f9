/** What is said of a link that leads nowhere; loaded when there is one. */
import { t as base, type Extended } from "../../i18n/translator.js";

const en = {
  "link.broken": "This link does not contain a puzzle",
  "link.reason": "Reason: {reason}.",
  "link.advice":
    "Links are sometimes cut short when they are copied. Ask for the link again, or choose another puzzle.",
  "link.to-game": "Go to {game}",
};

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  "link.broken": "このリンクからは問題を開けません",
  "link.reason": "理由：{reason}。",
  "link.advice": "コピーの途中でリンクが切れることがあります。もう一度もらうか、別の問題を選んでください。",
  "link.to-game": "{game}へ",
});
