/** By names that the tracker writes: in an object `constructor` would be one of them. */
const LANGUAGE_TAGS: ReadonlyMap<string, string> = new Map([
  ['Japanese', 'JP'],
  ['English', 'EN'],
]);

/** Japanese is JP, English is EN, others stay as they are. */
export function languageTag(language: string | null | undefined): string {
  return LANGUAGE_TAGS.get(language ?? '') ?? language ?? '';
}

/** Only URLs of the web may become links. */
export function webUrl(url: string | null | undefined): string | undefined {
  return url && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined;
}

/** The front end that searches the microblog without an account. */
const MICROBLOG_SEARCH = 'https://nitter.net/search';

/** Each hashtag of a text like "#one #two", with the URL of its search. */
export function hashtagLinks(
  hashtag: string | null | undefined,
): readonly { readonly tag: string; readonly url: string }[] {
  const tags = hashtag?.match(/[#＃][^\s#＃]+/g) ?? [];
  return [...new Set(tags)].map((tag) => ({
    tag,
    url: `${MICROBLOG_SEARCH}?${new URLSearchParams({ f: 'tweets', q: tag })}`,
  }));
}
