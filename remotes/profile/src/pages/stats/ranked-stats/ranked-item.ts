import type { ListType } from '@tsugi/lists/list-type';
import { compareTexts } from '@tsugi/ui/components';
import { type Measured, measureValue } from '../../../model/measure.ts';
import type { Measure } from '../../../model/stats-params.ts';

/** A genre, tag, studio or person with what the list has of it. */
export interface RankedItem extends Measured {
  readonly id: number | string;
  readonly name: string;
  /** Its page, or the search for it among works that are not on the list. */
  readonly to: string;
  /** Of people. */
  readonly image?: string | null;
  /** The user's list filtered by it. */
  readonly listTo?: string | undefined;
  /** Favourites of the user first. */
  readonly mediaIds: readonly number[];
  /** Of voice actors. */
  readonly characterIds?: readonly number[];
}

/** The greatest first, ties by name. */
export function rankItems(
  items: readonly RankedItem[],
  measure: Measure,
  type: ListType,
): readonly RankedItem[] {
  return items.toSorted(
    (a, b) => measureValue(b, measure, type) - measureValue(a, measure, type) || compareTexts(a.name, b.name),
  );
}
