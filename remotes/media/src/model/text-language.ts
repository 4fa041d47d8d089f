/** The language that the script of a name tells: kana is Japanese, hangul Korean. Chinese characters alone tell none. */
export function textLanguage(text: string): string | undefined {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  return /\p{Script=Hangul}/u.test(text) ? 'ko' : undefined;
}
