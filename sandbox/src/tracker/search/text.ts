/** Letters and digits of any script, lower case, without accents and punctuation. */
export function searchable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** How well names response a search: 0 is not at all. Each name is already searchable. */
export function matchStrength(names: readonly string[], wanted: string, tokens: readonly string[]): number {
  let best = 0;
  for (const name of names) {
    const strength = nameStrength(name, wanted, tokens);
    best = Math.max(strength, best);
  }
  return best;
}

function nameStrength(name: string, wanted: string, tokens: readonly string[]): number {
  const at = name.indexOf(wanted);
  if (at === 0) {
    return name.length === wanted.length ? 100 : name.charAt(wanted.length) === ' ' ? 85 : 75;
  }
  if (at > 0) {
    const after = name.charAt(at + wanted.length);
    return name.charAt(at - 1) !== ' ' ? 40 : after === '' || after === ' ' ? 66 : 58;
  }
  if (tokens.length < 2) {
    return 0;
  }
  let total = 0;
  for (const token of tokens) {
    const found = name.indexOf(token);
    if (found < 0) {
      return 0;
    }
    total += found === 0 || name.charAt(found - 1) === ' ' ? 2 : 1;
  }
  return 10 + (10 * total) / (2 * tokens.length);
}

/** The items that match, best first; `names` are searchable, `weight` decides between equals. */
export function searchBy<T>(
  items: readonly T[],
  search: string,
  names: (item: T) => readonly string[],
  weight: (item: T) => number,
): T[] {
  const wanted = searchable(search);
  if (wanted === '') {
    return [];
  }
  const tokens = wanted.split(' ');
  const found: { item: T; rank: number }[] = [];
  for (const item of items) {
    const strength = matchStrength(names(item), wanted, tokens);
    if (strength > 0) {
      found.push({ item, rank: strength + Math.log10(weight(item) + 1) * 5 });
    }
  }
  return found.sort((one, other) => other.rank - one.rank).map(({ item }) => item);
}
