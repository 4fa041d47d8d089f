/** A word in English, in romaji and in its own script. */
export type Word = { en: string; romaji: string; native: string };

/** Reads "Lantern|Tourou|灯籠; Whale|Kujira|鯨": a word list that people can read and extend. */
export function words(text: string): readonly Word[] {
  return cells(text).map(([en = '', romaji = '', native = '']) => ({ en, romaji, native }));
}

export function cells(text: string): readonly string[][] {
  return text
    .split(/[;\n]/)
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => row.split('|'));
}

export function list(text: string): readonly string[] {
  return cells(text).map(([value = '']) => value);
}
