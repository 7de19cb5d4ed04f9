/** What Nonaga's lesson says. */
import type { Catalogue } from "@masume/kernel";

const en = {
  "lesson.title": "First steps",
  "lesson.lead": "Three small boards, and you can play. You are red, the round pieces.",
  "lesson.step": "Step {number} of {of}",
  "lesson.turn.title": "A turn",
  "lesson.turn.start": "Tap one of the round red pieces.",
  "lesson.turn.piece": "It slides straight until the edge or another piece stops it. Tap one of the circles.",
  "lesson.turn.tile": "Now a tile moves. Tap one of the golden ones: no piece stands on it.",
  "lesson.turn.place": "It goes where it touches at least two others. Tap one of the dashed places.",
  "lesson.turn.done": "That was a whole turn. The board has a new shape, and it is the other side’s turn.",
  "lesson.win.title": "Winning",
  "lesson.win.task": "Bring your three pieces together with one slide: in a line, a bend or a triangle.",
  "lesson.win.done": "Together! A slide that wins ends the game; no tile moves any more.",
  "lesson.win.failed": "Not yet together. Try again: which piece can come to the other two?",
  "lesson.parry.title": "Watching the other side",
  "lesson.parry.task":
    "Blue threatens to win with the slide shown in red. Make a turn after which that is no longer possible: stand in the way, or take the tile away.",
  "lesson.parry.done": "Well parried: blue can no longer win at once.",
  "lesson.parry.failed": "Blue can still win at once, as the red arrow shows. Try again.",
  "lesson.next": "Next",
  "lesson.again": "Again",
  "lesson.over": "That is all there is to it. The novice is a fair first opponent.",
  "lesson.play": "To the table",
  "rulesets.title": "Two sets of rules",
  "rulesets.lead":
    "Everything above holds for both. They differ only in which tiles may move, and that makes two quite different games.",
  "rulesets.what": "Question",
  "rulesets.source": "Basic",
  "rulesets.official": "Official",
  "rulesets.inner": "A tile in the middle, with tiles all around it",
  "rulesets.inner.source": "may move",
  "rulesets.inner.official": "may not: two sides in a row must be free, so that it can be slid out",
  "rulesets.last": "The tile the other side has just moved",
  "rulesets.last.source": "may move",
  "rulesets.last.official": "rests for one turn",
  "rulesets.stuck": "No piece can slide",
  "rulesets.stuck.both": "the turn is a tile move only",
  "rulesets.draw": "The same position with the same side to move, for the third time (wherever on the table)",
  "rulesets.draw.both": "draw",
};

export type LessonKey = keyof typeof en;

const ja: Readonly<Record<LessonKey, string>> = {
  "lesson.title": "はじめの一歩",
  "lesson.lead": "小さな盤を三つ試せば、もう指せます。あなたは赤、丸いコマです。",
  "lesson.step": "{of}のうち{number}",
  "lesson.turn.title": "一回の手番",
  "lesson.turn.start": "赤い丸いコマを一つタップしてください。",
  "lesson.turn.piece":
    "コマはまっすぐ、端か他のコマに当たるまで滑ります。丸い印のどれかをタップしてください。",
  "lesson.turn.tile": "次はタイルです。コマの乗っていない、金色のタイルを一枚タップしてください。",
  "lesson.turn.place": "ほかの2枚以上に接する場所に置けます。点線のどれかをタップしてください。",
  "lesson.turn.done": "これで一回の手番です。盤の形が変わり、相手の番になりました。",
  "lesson.win.title": "勝つには",
  "lesson.win.task": "スライド一回で、三つのコマを直線・くの字・三角のどれかにつなげてください。",
  "lesson.win.done": "つながりました! 勝ちが決まると、タイルは動かしません。",
  "lesson.win.failed": "まだつながっていません。どのコマなら、ほかの二つのところへ行けるでしょう?",
  "lesson.parry.title": "相手を見る",
  "lesson.parry.task":
    "青は赤い矢印のスライドで勝とうとしています。道をふさぐか、タイルを抜いて、できないようにしてください。",
  "lesson.parry.done": "うまく防ぎました。青はもう、すぐには勝てません。",
  "lesson.parry.failed": "青はまだ、赤い矢印の手ですぐに勝てます。もう一度考えてみましょう。",
  "lesson.next": "次へ",
  "lesson.again": "もう一度",
  "lesson.over": "これで全部です。最初の相手には「入門」がちょうどよいでしょう。",
  "lesson.play": "対局へ",
  "rulesets.title": "二つのルール",
  "rulesets.lead":
    "ここまでのことは、どちらのルールでも同じです。ちがうのは動かせるタイルだけですが、まるで別のゲームになります。",
  "rulesets.what": "場面",
  "rulesets.source": "基本",
  "rulesets.official": "公式",
  "rulesets.inner": "まわりを全部囲まれたタイル",
  "rulesets.inner.source": "動かせる",
  "rulesets.inner.official": "動かせない(となり合う二辺があいていて、抜き出せるものだけ)",
  "rulesets.last": "相手が動かしたばかりのタイル",
  "rulesets.last.source": "動かせる",
  "rulesets.last.official": "次の番は動かせない",
  "rulesets.stuck": "滑れるコマがない",
  "rulesets.stuck.both": "タイルだけを動かす",
  "rulesets.draw": "同じ手番で同じ局面が三度目(盤の位置は問わない)",
  "rulesets.draw.both": "引き分け",
};

export const lessonWords: Catalogue<LessonKey> = { en, ja };
