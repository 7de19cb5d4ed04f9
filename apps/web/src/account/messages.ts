/** The texts about oneself on the server. */
import { t as base, type Extended } from "../i18n/translator.js";

const en = {
  title: "Online",
  looking: "Looking for the server…",
  none: "There is no server here to play with others on. Everything stays on this device, and everything else works.",
  gone: "The server cannot be reached at the moment. What you do is kept on this device; this page looks for the server again by itself.",
  "slow-down": "Too many tries in a short time. Wait a minute, then try again.",
  storage: "The server cannot store anything at the moment. Try again later.",
  refused: "The server did not accept this.",
  about:
    "Games with others, leaderboards and published boards go by a name. There is no account and no password. Once you have a name, the server also keeps your boards and results, so that your other devices have them too.",
  name: "Your name",
  "name.first": "Others see this name. Nothing else is asked.",
  "name.save": "Use this name",
  "name.saved": "Saved.",
  "name.invalid": "A name has 1 to 24 visible characters.",
  id: "Public number",
  "id.note": "Names need not be unique; this is what tells two players of the same name apart.",
  devices: "Another device",
  "devices.about":
    "Make a code here and type it on the other device. It works once, within ten minutes. The boards and results of both devices are put together.",
  "devices.make": "Make a code",
  "devices.code": "Code",
  "devices.left": "Valid for another {time}. Type it on the other device, under Settings.",
  "devices.over": "This code has expired. Make a new one.",
  "devices.enter": "Code from the other device",
  "devices.enter-known":
    "You have a code from another device? Then this device becomes that player, and {name} stays without it.",
  "devices.enter-new": "You have a name on another device? Make a code there and type it here.",
  "devices.use": "Use this code",
  "devices.wrong": "This code is wrong, already used, or older than ten minutes.",
  "sync.device": "Saved on this device.",
  "sync.waiting": "Saved on this device. The server gets it when it can be reached.",
  "sync.sending": "Saved on this device. Sending…",
  "sync.synced": "Saved on this device and synced.",
  "sync.stuck": "Saved on this device. The server has no room for more of it.",
  yours: "What the server holds of you",
  "yours.about":
    "Your name, published boards, results, games, and the copy of your boards. Deleting leaves what is on this device; games stay with those you played, without your name.",
  "yours.export": "Download it",
  "yours.delete": "Delete it",
  "yours.sure": "Delete everything the server holds of you?",
  "yours.yes": "Delete",
  "yours.no": "Keep",
};

type AccountKey = keyof typeof en;

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  title: "オンライン",
  looking: "サーバーを探しています…",
  none: "ここには、ほかの人と遊ぶためのサーバーがありません。記録はすべてこの端末に残り、ほかの機能はそのまま使えます。",
  gone: "いまサーバーにつながりません。記録はこの端末に残ります。つながるようになれば、自動で再開します。",
  "slow-down": "短い間に何度も試されました。1分ほど待ってからお試しください。",
  storage: "いまサーバーが保存できません。しばらくしてからお試しください。",
  refused: "サーバーに受け付けてもらえませんでした。",
  about:
    "対局・ランキング・盤の公開には名前を使います。登録もパスワードもいりません。名前を決めると、本棚と記録をサーバーも預かり、ほかの端末でも使えるようになります。",
  name: "名前",
  "name.first": "ほかの人に見える名前です。ほかには何も聞きません。",
  "name.save": "この名前にする",
  "name.saved": "保存しました。",
  "name.invalid": "名前は見える文字で1〜24文字にしてください。",
  id: "公開番号",
  "id.note": "同じ名前の人がいてもかまいません。この番号で見分けます。",
  devices: "ほかの端末でも使う",
  "devices.about":
    "ここで番号を出し、もう一方の端末で入力してください。10分間、一度だけ使えます。両方の端末の本棚と記録がひとつになります。",
  "devices.make": "番号を出す",
  "devices.code": "番号",
  "devices.left": "あと{time}使えます。もう一方の端末の「設定」で入力してください。",
  "devices.over": "この番号はもう使えません。新しく出してください。",
  "devices.enter": "もう一方の端末で出した番号",
  "devices.enter-known":
    "ほかの端末で番号を出しましたか?入力すると、この端末はその人のものになり、{name}からは離れます。",
  "devices.enter-new": "ほかの端末にもう名前がありますか?そこで番号を出して、ここに入力してください。",
  "devices.use": "この番号を使う",
  "devices.wrong": "番号が違うか、使用済みか、10分を過ぎています。",
  "sync.device": "この端末に保存してあります。",
  "sync.waiting": "この端末に保存してあります。つながりしだいサーバーにも送ります。",
  "sync.sending": "この端末に保存してあります。送っています…",
  "sync.synced": "この端末に保存し、同期しました。",
  "sync.stuck": "この端末に保存してあります。サーバーにはもう空きがありません。",
  yours: "サーバーが預かっているもの",
  "yours.about":
    "名前、公開した盤、成績、対局、そして本棚の写しです。削除してもこの端末のものは残ります。対局は、あなたの名前なしで相手に残ります。",
  "yours.export": "ダウンロード",
  "yours.delete": "削除する",
  "yours.sure": "サーバーにあるあなたのものをすべて削除しますか?",
  "yours.yes": "削除する",
  "yours.no": "やめる",
});

/** Why the server refused; `invalid` is what this form calls an input that is none. */
export function refusalText(code: string, invalid: AccountKey): string {
  switch (code) {
    case "unreachable":
      return t("gone");
    case "slow-down":
    case "storage":
      return t(code);
    case "invalid":
      return t(invalid);
    default:
      return t("refused");
  }
}
