/** What Sono's verbs say beside Sono's own words. */
import type { Catalogue } from "@masume/kernel";

export const verbMessages: Catalogue = {
  en: {
    "verb.check": "may every operation of an answer be made, and how many pairs are there at the end?",
    "verb.replay": "the board after an answer, and how the pairs grew",
    "verb.replay.step": "show the board after so many operations (all)",
    "verb.convert": "write a problem in another form",
    "verb.convert.to": "the problem file (json) or a short text for links (code)",
    "option.problem": "the problem: its JSON file, or a short text",
    "option.answer": 'the answer: JSON {"ops":[{"x":0,"y":0,"n":2},…]}',
    "option.maxSteps":
      "how many operations may be made (what the problem or the settings say, else any number)",
    "option.config": 'settings: JSON {"sono":{"maxSteps":200}} (masume.json in this folder, if there is one)',
    "answer.reached": "{pairs} of {maxPairs} pairs after {steps} {steps|operation|operations}",
    "answer.fault": "Operation {op} (counted from 0) cannot be made. {reason}",
    "limit.used": "At most {maxSteps} {maxSteps|operation|operations} ({from}).",
    "limit.problem": "from the problem",
    "curve.axis": "operations",
  },
  ja: {
    "verb.check": "答えの操作がすべて行えるかを調べ、最後のペアの数を示す",
    "verb.replay": "答えのあとの盤面と、ペアの数の移り変わり",
    "verb.replay.step": "この数の操作のあとの盤面を表示する(すべて)",
    "verb.convert": "問題を別の形で書く",
    "verb.convert.to": "問題ファイル(json)か、リンク用の短い文字列(code)",
    "option.problem": "問題: JSONファイルか短い文字列",
    "option.answer": '答え: JSON {"ops":[{"x":0,"y":0,"n":2},…]}',
    "option.maxSteps": "操作の数の上限(指定がなければ問題か設定による。それもなければ無制限)",
    "option.config": '設定: JSON {"sono":{"maxSteps":200}}(指定がなければこのフォルダーのmasume.json)',
    "answer.reached": "{steps}回の操作で{maxPairs}組のうち{pairs}組",
    "answer.fault": "操作{op}(0から数えて)は行えません。{reason}",
    "limit.used": "操作は{maxSteps}回まで({from})。",
    "limit.problem": "問題による",
    "curve.axis": "操作",
  },
};
