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
  if (!/^\d+$/.test(typed)) return { kind: 'refused', reason: 'Enter a whole number' };
  const value = Number(typed);
  if (value <= (total ?? MOST)) return { kind: 'number', value };
  return {
    kind: 'refused',
    reason:
      total === null
        ? `${formatNumber(MOST)} at most`
        : `There ${total === 1 ? 'is' : 'are'} only ${countedProgress(total, noun)}`,
  };
}

/** "1 episode", "3 episodes". */
export function countedProgress(count: number, noun: ProgressNoun): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}
