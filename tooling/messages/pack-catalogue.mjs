/** Digits of packed keys: the characters of ASCII from "#" to "~" without the backslash, so that JSON escapes none of them. */
const [FIRST, BACKSLASH, BASE] = [35, 92, 91];

/** Two digits and one of 0 to 89 hold most gaps. This digit before four others holds each. */
const LONG = BASE - 1;

/**
 * A catalogue as pages load it: a list of the keys, packed into one text, and the translations in the order of their keys. Keys are
 * hashes, which no compression makes smaller: in ascending order, each as its distance from the one before, they are three characters.
 * `unpack` of `shared/i18n/src/catalogues.ts` reads it.
 * @param {Readonly<Record<string, unknown>>} catalogue compiled translations by key
 * @returns {[keys: string, ...messages: unknown[]]}
 */
export function packCatalogue(catalogue) {
  const entries = Object.entries(catalogue)
    .map(([key, message]) => ({ key: Number(key), message }))
    .sort((a, b) => a.key - b.key);
  const gaps = entries.map(({ key }, index) => key - (entries[index - 1]?.key ?? 0));
  return [gaps.map(packGap).join(''), ...entries.map(({ message }) => message)];
}

/** @param {number} gap below 2^24 */
function packGap(gap) {
  const isLong = gap >= LONG * BASE ** 2;
  const digits = isLong ? [LONG] : [];
  for (let place = isLong ? 3 : 2; place >= 0; place--) digits.push(Math.floor(gap / BASE ** place) % BASE);
  return digits.map(character).join('');
}

/** @param {number} digit */
function character(digit) {
  const code = FIRST + digit;
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
}
