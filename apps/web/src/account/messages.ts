/** The texts about oneself on the server. */
import { t as base, type Extended } from "../i18n/translator.js";

const en = {
  "list.failed": "The list cannot be loaded at the moment.",
  title: "Online",
  looking: "Looking for the server…",
  none: "Online play isn’t available here. Everything is saved on this device, and everything else works.",
  gone: "The server cannot be reached at the moment. What you do is saved on this device, and this page reconnects by itself.",
  "slow-down": "Too many attempts. Wait a minute, then try again.",
  storage: "The server cannot store anything at the moment. Try again later.",
  refused: "The server did not accept this.",
  about:
    "Online games, leaderboards and published puzzles need a name. There is no account and no password. Once you have a name, the server also keeps a copy of your puzzles and results, so that your other devices have them too.",
  name: "Your name",
  "name.first": "Others see this name. Nothing else is needed.",
  "name.signed-out":
    "This device has been signed out. To go on as {name}, create a code on another of your devices and enter it in the settings. A name chosen here makes a new player.",
  "name.save": "Use this name",
  "name.saved": "Saved.",
  "name.invalid": "A name has 1 to 24 visible characters.",
  id: "Public ID",
  "id.note": "Names need not be unique; this ID tells apart two players with the same name.",
  sessions: "Signed-in devices",
  "sessions.about":
    "If one of these is not yours any more, sign it out. A device that has not been used for 400 days is signed out by itself.",
  "sessions.current": "this device",
  "sessions.used": "last used on {date}",
  "sessions.program": "A program",
  "sessions.end": "Sign out",
  "sessions.end-named": "Sign out {device}",
  "sessions.end-others": "Sign out all other devices",
  devices: "Another device",
  "devices.about":
    "Create a code here and type it on the other device. It works once, within ten minutes. The puzzles and results of both devices are merged.",
  "devices.make": "Create a code",
  "devices.code": "Code",
  "devices.left": "Valid for {time}. Type it on the other device, under Settings.",
  "devices.over": "This code has expired. Create a new one.",
  "devices.enter": "Code from the other device",
  "devices.enter-known":
    "Do you have a code from another device? Enter it, and this device belongs to that player instead of {name}.",
  "devices.enter-new": "Do you have a name on another device? Create a code there and type it here.",
  "devices.use": "Use this code",
  "devices.wrong": "This code is wrong, already used, or older than ten minutes.",
  "sync.device": "Saved on this device.",
  "sync.waiting": "Saved on this device. It is sent as soon as the server can be reached.",
  "sync.sending": "Saved on this device. Sending…",
  "sync.synced": "Saved on this device and synced.",
  "sync.stuck": "Saved on this device. Your storage on the server is full.",
  yours: "Your data on the server",
  "yours.about":
    "Your name, published puzzles, results, games, the players you have blocked or reported, and the copy of your puzzles. Deleting it leaves what is on this device; your opponents keep their games with you, without your name.",
  "yours.export": "Download",
  "yours.delete": "Delete from the server",
  "yours.sure": "Delete all your data on the server?",
  "yours.yes": "Delete",
  "yours.no": "Keep",
};

type AccountKey = keyof typeof en;

export const t: Extended<typeof base, typeof en> = base.extend(en, {
  "list.failed": "いま一覧を読み込めません。",
  title: "オンライン",
  looking: "サーバーを探しています…",
  none: "ここではオンライン機能を使えません。サーバーがなくても記録はこの端末に残り、ほかの機能はそのまま使えます。",
  gone: "いまサーバーにつながりません。記録はこの端末に残ります。つながるようになれば、自動で再開します。",
  "slow-down": "試行回数が多すぎます。1分ほど待ってからお試しください。",
  storage: "いまサーバーが保存できません。しばらくしてからお試しください。",
  refused: "サーバーに受け付けてもらえませんでした。",
  about:
    "対局・ランキング・問題の公開には名前を使います。登録もパスワードもいりません。名前を決めると、本棚と記録のコピーがサーバーにも保存され、ほかの端末でも使えるようになります。",
  name: "名前",
  "name.first": "ほかの人に見える名前です。ほかの情報は必要ありません。",
  "name.signed-out":
    "この端末はログアウトされました。{name}さんとして続けるには、ほかの端末で連携コードを発行し、「設定」で入力してください。ここで名前を決めると、別の人として始まります。",
  "name.save": "この名前にする",
  "name.saved": "保存しました。",
  "name.invalid": "名前は見える文字で1〜24文字にしてください。",
  id: "公開ID",
  "id.note": "同じ名前の人がいてもかまいません。このIDで見分けます。",
  sessions: "ログイン中の端末",
  "sessions.about":
    "もう使わない端末があれば、ログアウトしてください。400日間使わなかった端末は自動でログアウトします。",
  "sessions.current": "この端末",
  "sessions.used": "最終利用：{date}",
  "sessions.program": "プログラム",
  "sessions.end": "ログアウト",
  "sessions.end-named": "{device}をログアウト",
  "sessions.end-others": "ほかの端末をすべてログアウト",
  devices: "ほかの端末でも使う",
  "devices.about":
    "ここで連携コードを発行し、もう一方の端末で入力してください。10分間、一度だけ使えます。両方の端末の本棚と記録がひとつになります。",
  "devices.make": "連携コードを発行",
  "devices.code": "連携コード",
  "devices.left": "あと{time}使えます。もう一方の端末の「設定」で入力してください。",
  "devices.over": "この連携コードは期限切れです。新しく発行してください。",
  "devices.enter": "もう一方の端末の連携コード",
  "devices.enter-known":
    "ほかの端末で連携コードを発行した場合は、ここに入力してください。この端末は{name}さんではなく、その端末と同じ人のものになります。",
  "devices.enter-new":
    "ほかの端末にもう名前がありますか？そこで連携コードを発行して、ここに入力してください。",
  "devices.use": "このコードを使う",
  "devices.wrong": "連携コードが違うか、使用済みか、10分を過ぎています。",
  "sync.device": "この端末に保存してあります。",
  "sync.waiting": "この端末に保存してあります。つながりしだいサーバーにも送ります。",
  "sync.sending": "この端末に保存してあります。送っています…",
  "sync.synced": "この端末に保存し、同期しました。",
  "sync.stuck": "この端末に保存してあります。サーバーの空きがもうありません。",
  yours: "サーバーにあるあなたのデータ",
  "yours.about":
    "名前、公開した問題、成績、対局、ブロックや通報の記録、そして本棚のコピーです。削除してもこの端末のものは残ります。対局は、あなたの名前なしで相手に残ります。",
  "yours.export": "ダウンロード",
  "yours.delete": "サーバーから削除",
  "yours.sure": "サーバーにあるあなたのデータをすべて削除しますか？",
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
