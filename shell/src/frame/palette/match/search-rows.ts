import { isKana, toRomaji } from 'wanakana';
import { fitsWithTypo } from './fits-with-typo.ts';
import { fold } from './fold.ts';

/** What is found by its texts. */
export interface Findable {
  readonly title: string;
  readonly keywords?: readonly string[] | undefined;
}

/** Its texts as they are compared: prepared once for each item. */
export interface Row<T> {
  readonly item: T;
  /** The title, then the other texts. */
  readonly texts: readonly string[];
  /** All texts, each word after a space. */
  readonly all: string;
  /** First letters of the words of each text with several. */
  readonly initials: readonly string[];
  /** A choice of the next list, which is found from here too. */
  readonly isStep?: boolean;
}

export interface Hit<T> {
  readonly item: T;
  /** 0 to 100: how well the texts fit. */
  readonly score: number;
}

export interface Found<T> {
  /** In the order of the rows. */
  readonly hits: readonly Hit<T>[];
  /** The words that were looked for, folded. */
  readonly words: readonly string[];
  /** What it took: rows that were looked at, and rows that were compared letter by letter. */
  readonly work: { readonly looked: number; readonly compared: number };
}

/** Typing errors are looked for when no more than this fits as it was typed. */
const FEW = 5;

export function toRow<T extends Findable>(item: T): Row<T> {
  const texts = [...new Set([item.title, ...(item.keywords ?? [])].map(fold))].filter((text) => text !== '');
  return {
    item,
    texts,
    all: texts.map((text) => ` ${text}`).join('\n'),
    initials: texts.flatMap((text) => (text.includes(' ') ? [text.replace(/(\S)\S*\s?/gu, '$1')] : [])),
  };
}

/**
 * The rows whose texts fit what was typed: every word of it somewhere in them, in any order, the first letters of a title ("snk"), or, when few do,
 * with one typing error in a word. Kana find titles in romaji.
 */
export function searchRows<T>(rows: readonly Row<T>[], query: string): Found<T> {
  const typed = fold(query);
  const words = typed.split(' ').filter(Boolean);
  if (words.length === 0) return { hits: [], words, work: { looked: 0, compared: 0 } };
  const spelled = [...typed.replaceAll(' ', '')].some((letter) => isKana(letter))
    ? fold(toRomaji(typed))
    : '';
  const hits: Hit<T>[] = [];
  const others: Row<T>[] = [];
  for (const row of rows) {
    const score = Math.max(
      scoreOf(row, typed, words),
      spelled ? scoreOf(row, spelled, spelled.split(' ')) : 0,
    );
    if (score > 0) hits.push({ item: row.item, score });
    else others.push(row);
  }
  if (hits.length > FEW) return { hits, words, work: { looked: rows.length, compared: 0 } };
  const { fitting, compared } = fitsWithTypo(others, words);
  return {
    hits: [...hits, ...fitting.map(({ item }) => ({ item, score: SCORES.typo }))],
    words,
    work: { looked: rows.length, compared },
  };
}

const SCORES = {
  same: 100,
  begins: 90,
  inOrder: 72,
  words: 64,
  initials: 60,
  inside: 40,
  spread: 25,
  typo: 14,
};
/** Another text than the title counts less. */
const OTHER_TEXT = 0.85;
/** A short title is rather meant than a long one: at most so much. */
const LENGTH_PENALTY = 5;

/** @returns 0 when it does not fit */
function scoreOf<T>({ texts, all, initials }: Row<T>, typed: string, words: readonly string[]): number {
  if (words.some((word) => !all.includes(word))) {
    const isInitials =
      words.length === 1 && typed.length > 1 && initials.some((one) => one.startsWith(typed));
    return isInitials ? SCORES.initials : 0;
  }
  let best: number = SCORES.spread;
  for (const [index, text] of texts.entries()) {
    const score = scoreOfText(text, typed, words) * (index === 0 ? 1 : OTHER_TEXT);
    if (score > best) best = score;
  }
  return best - Math.min(LENGTH_PENALTY, (texts[0]?.length ?? 0) / 20);
}

function scoreOfText(text: string, typed: string, words: readonly string[]): number {
  if (text === typed) return SCORES.same;
  if (text.startsWith(typed)) return SCORES.begins;
  let from = 0;
  let isInOrder = true;
  for (const word of words) {
    const place = wordAt(text, word, from);
    if (place < 0) {
      isInOrder = false;
      break;
    }
    from = place + word.length;
  }
  if (isInOrder) return SCORES.inOrder;
  if (words.every((word) => wordAt(text, word, 0) >= 0)) return SCORES.words;
  return words.every((word) => text.includes(word)) ? SCORES.inside : 0;
}

/** Where a word of the text begins like this, from a place on; -1 for nowhere. */
function wordAt(text: string, word: string, from: number): number {
  if (from === 0 && text.startsWith(word)) return 0;
  const place = text.indexOf(` ${word}`, Math.max(0, from - 1));
  return place < 0 ? -1 : place + 1;
}
