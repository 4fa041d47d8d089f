import type { ListEntry } from '@tsugi/data/operations/media-list-collection';
import type { TitleFilter } from '../filter/filter.ts';

/** What the switches of a filter ask of an entry, as bits. */
export const FLAGS = { private: 1, notes: 2, repeat: 4, missingStart: 8, missingScore: 16 } as const;

export function flagsOf(
  entry: Pick<ListEntry, 'private' | 'notes' | 'repeat' | 'startedAt'>,
  hasScore: boolean,
): number {
  return (
    (entry.private ? FLAGS.private : 0) |
    (entry.notes ? FLAGS.notes : 0) |
    (entry.repeat > 0 ? FLAGS.repeat : 0) |
    (entry.startedAt?.year ? 0 : FLAGS.missingStart) |
    (hasScore ? 0 : FLAGS.missingScore)
  );
}

/** Flags pass whose bits in `looked` are those of `wanted`. */
export interface FlagTest {
  readonly looked: number;
  readonly wanted: number;
}

export function flagTest(filter: Pick<TitleFilter, keyof typeof FLAGS>): FlagTest {
  let looked = 0;
  let wanted = 0;
  for (const [name, flag] of Object.entries(FLAGS)) {
    // The literal's own key.
    const value = filter[name as keyof typeof FLAGS];
    if (value === undefined) continue;
    looked |= flag;
    if (value) wanted |= flag;
  }
  return { looked, wanted };
}
