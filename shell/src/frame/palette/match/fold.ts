/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};
const KATAKANA_TO_HIRAGANA = 0x60;

/**
 * A text as it is compared: lower case without accents, katakana as hiragana, full width as half width, and one space for whatever is neither letter
 * nor digit. "+" stays, as in "+1".
 */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Accents, but not the marks that tell が from か.
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      .replace(/[ßæœøłđı]/g, (letter) => LETTERS[letter] ?? letter)
      .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA))
      .replace(/['’‘]/g, '')
      .replace(/[^\p{L}\p{N}+ー]+/gu, ' ')
      .trim()
  );
}

/**
 * Places of the letters of a title that stand for the words of a query, for marking them.
 * @param words folded
 */
export function marksOf(title: string, words: readonly string[]): readonly number[] {
  let folded = '';
  /** Place in the title by place in the folded text, in UTF-16 units. */
  const places: number[] = [];
  let place = 0;
  for (const letter of title) {
    const part = fold(letter);
    // What separates words separates them here too.
    const text = part === '' ? (folded.endsWith(' ') ? '' : ' ') : part;
    for (let unit = 0; unit < text.length; unit += 1) places.push(place);
    folded += text;
    place += letter.length;
  }
  return words.flatMap((word) => {
    const start = folded.startsWith(word) ? 0 : beginOf(folded, word);
    return start < 0 ? [] : places.slice(start, start + word.length);
  });
}

function beginOf(folded: string, word: string): number {
  const atWord = folded.indexOf(` ${word}`);
  return atWord >= 0 ? atWord + 1 : folded.indexOf(word);
}
