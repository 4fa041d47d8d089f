import uFuzzy from '@leeoniya/ufuzzy';

/** Shorter words are not guessed at: another letter makes another word of them. */
const SHORTEST = 4;
/** So many texts at most are compared letter by letter for a key. */
const MOST_COMPARED = 400;

const isGuessed = (word: string) => word.length >= SHORTEST;

const fuzzy = new uFuzzy({
  intraMode: 1,
  intraRules: (word) => {
    const one = isGuessed(word) ? 1 : 0;
    return {
      intraSlice: [1, Number.POSITIVE_INFINITY],
      intraIns: one,
      intraSub: one,
      intraTrn: one,
      intraDel: one,
    };
  },
});

interface Texts {
  readonly all: string;
}

/**
 * Rows that fit with one letter of each longer word wrong, missing, too many or swapped with the next; the first letter is right. An error touches
 * two neighbouring thirds of a word at most, so that a row without any third of it intact is not compared.
 */
export function fitsWithTypo<R extends Texts>(
  rows: readonly R[],
  words: readonly string[],
): { readonly fitting: readonly R[]; readonly compared: number } {
  // The library compares Latin letters. Of other scripts a word is short, and its letters many.
  if (!words.some(isGuessed) || words.some((word) => !/^[a-z\d]+$/.test(word)))
    return { fitting: [], compared: 0 };
  const thirds = words.map(thirdsOf);
  const candidates: R[] = [];
  for (const row of rows) {
    if (thirds.every((parts) => parts.some((part) => row.all.includes(part)))) candidates.push(row);
    if (candidates.length === MOST_COMPARED) break;
  }
  const haystack = candidates.map(({ all }) => all);
  const indexes = fuzzy.filter(haystack, words.join(' ')) ?? [];
  return {
    fitting: indexes.flatMap((index) => candidates[index] ?? []),
    compared: candidates.length,
  };
}

function thirdsOf(word: string): readonly string[] {
  if (!isGuessed(word)) return [word];
  // The first part with the first letter at the beginning of a word.
  const size = Math.max(2, Math.ceil(word.length / 3));
  const parts = [word.slice(0, size), word.slice(size, -size), word.slice(-size)];
  return parts.filter((part) => part.length > 1);
}
