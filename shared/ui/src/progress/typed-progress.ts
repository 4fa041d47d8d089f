import { plural, select, t } from '@tsugi/i18n/macro';
import { formatNumber } from '../format/number.ts';

/** What is counted. */
export type ProgressNoun = 'episode' | 'chapter' | 'volume';

/** What was typed as progress: a number that can be saved, the reason why there is none, or nothing at all. */
export type TypedProgress =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'empty' };

/** The largest number that the service's type takes: GraphQL's Int. */
const MOST = 2_147_483_647;

/** A number out of range is refused as a whole: neither its beginning nor the nearest end is what was typed. */
export function typedProgress(text: string, noun: ProgressNoun, total: number | null): TypedProgress {
  const typed = text.trim();
  if (typed === '') return { kind: 'empty' };
  if (!/^\d+$/.test(typed)) return { kind: 'refused', reason: t`Enter a whole number` };
  const value = Number(typed);
  if (value <= (total ?? MOST)) return { kind: 'number', value };
  return {
    kind: 'refused',
    reason:
      total === null
        ? t`${{ most: formatNumber(MOST) }} at most`
        : select(noun, {
            chapter: plural(total, { one: 'There is only # chapter', other: 'There are only # chapters' }),
            volume: plural(total, { one: 'There is only # volume', other: 'There are only # volumes' }),
            other: plural(total, { one: 'There is only # episode', other: 'There are only # episodes' }),
          }),
  };
}

/** What a field for progress is called. */
export function fieldName(noun: ProgressNoun, title: string): string {
  return select(noun, {
    chapter: `Number of chapters: ${title}`,
    volume: `Number of volumes: ${title}`,
    other: `Number of episodes: ${title}`,
  });
}

/** What a field and its buttons are called together. */
export function groupName(noun: ProgressNoun, title: string): string {
  return select(noun, {
    chapter: `chapters of ${title}`,
    volume: `volumes of ${title}`,
    other: `episodes of ${title}`,
  });
}
