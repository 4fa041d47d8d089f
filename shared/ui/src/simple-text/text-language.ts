/** Languages by the countries of the tracker. */
const LANGUAGES: ReadonlyMap<string | null | undefined, string> = new Map([
  ['JP', 'ja'],
  ['KR', 'ko'],
  ['CN', 'zh'],
  ['TW', 'zh-TW'],
]);

/** What is written in the country that a media comes from. Undefined: the tracker knows no country, or one that it has not been asked for. */
export function countryLanguage(country: string | null | undefined): string | undefined {
  return LANGUAGES.get(country);
}

/** The language that the script of a text tells: kana is Japanese, hangul Korean. Chinese characters alone tell none. */
export function scriptLanguage(text: string): string | undefined {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  return /\p{Script=Hangul}/u.test(text) ? 'ko' : undefined;
}

interface TitleSource {
  readonly title: { readonly english?: string | null } | null;
  readonly countryOfOrigin?: string | null;
}

/**
 * The language of the title that is shown, for screen readers and fonts: of a service's text, never that of the page. The tracker tells which
 * title the user prefers, not which of them is shown.
 * @returns `ja-Latn` for a romanised title; undefined where nothing tells the language
 */
export function titleLanguage(shown: string, { title, countryOfOrigin }: TitleSource): string | undefined {
  const country = countryLanguage(countryOfOrigin);
  const script = scriptLanguage(shown);
  if (script) return script;
  if (/\p{Script=Han}/u.test(shown)) return country;
  if (title?.english === shown) return 'en';
  // There may be an English title that was not asked for.
  return title?.english === undefined || !country ? undefined : `${country.slice(0, 2)}-Latn`;
}
