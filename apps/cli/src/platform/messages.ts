/** What reading values and files has to say, in Japanese and English. */
import type { Catalogue } from "@masume/kernel";

export const platformMessages: Catalogue = {
  en: {
    "option.lang": "language of the output (from LANG)",
    "usage.no-input": "no file given, and nothing piped in (use - to type it in)",
    "usage.binary": "a picture would only be noise on the terminal; write it to a file with -o, or pipe it",
    "usage.stdin-twice": "standard input can be read only once",
    "usage.missing": "{name} is missing; see --help",
    "usage.value": "{name}: {reason}",
    "value.choice": "expected one of {choices}, found {found}",
    "value.duration": "expected a time such as 2s, 500ms or 1m, found {found}",
    "file.empty": "is empty",
    "file.missing": "no such file",
    "file.forbidden": "permission denied",
    "file.directory": "is a folder, not a file",
    "file.encoding": "is not UTF-8 text",
    "file.large": "is larger than {megabytes} MB",
    "file.failed": "cannot be read or written ({code})",
  },
  ja: {
    "option.lang": "表示の言語(LANGによる)",
    "usage.no-input": "ファイルの指定も標準入力もありません(-で入力を待ちます)",
    "usage.binary": "画像は端末に表示できません。-oでファイルに書くか、パイプで渡してください",
    "usage.stdin-twice": "標準入力は一度しか読めません",
    "usage.missing": "{name}を指定してください。説明は--helpで見られます",
    "usage.value": "{name}：{reason}",
    "value.choice": "{choices}のどれかが必要ですが、{found}でした",
    "value.duration": "2s、500ms、1mのような時間が必要ですが、{found}でした",
    "file.empty": "中身がありません",
    "file.missing": "ファイルがありません",
    "file.forbidden": "アクセスが許可されていません",
    "file.directory": "ファイルではなくフォルダーです",
    "file.encoding": "UTF-8のテキストではありません",
    "file.large": "{megabytes} MBより大きいファイルです",
    "file.failed": "読み書きできません({code})",
  },
};
