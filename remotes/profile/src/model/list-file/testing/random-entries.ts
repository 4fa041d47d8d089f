import type { ListEntry } from '@tsugi/data/operations/media-list-collection';
import { LIST_STATUSES } from '@tsugi/data/pure';
import { listCard } from '@tsugi/data/testing';
import fc from 'fast-check';

/** Texts with what formats could trip over: separators, quotes, formulas, line ends, markup, emoji. */
export const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc
    .array(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        "'",
        '"',
        ',',
        ';',
        '\t',
        '\n',
        '<',
        '&amp;',
        ']]>',
        'é',
        '🎐',
        ' ',
        'a',
      ),
      {
        maxLength: 8,
      },
    )
    .map((parts) => parts.join('')),
);

const count = fc.nat({ max: 2_000 });
const date = fc.option(
  fc.record({
    year: fc.option(fc.integer({ min: 1900, max: 2100 })),
    month: fc.option(fc.integer({ min: 1, max: 12 })),
    day: fc.option(fc.integer({ min: 1, max: 31 })),
  }),
);

/** An entry of a user who scores from 0 to 10 with one decimal. */
const entryOf = (mediaId: number): fc.Arbitrary<ListEntry> =>
  fc
    .record({
      status: fc.constantFrom(...LIST_STATUSES),
      score100: fc.nat({ max: 100 }),
      advancedScores: fc.dictionary(text, fc.integer({ min: 0, max: 10 }), { maxKeys: 3 }),
      progress: count,
      progressVolumes: count,
      repeat: count,
      private: fc.boolean(),
      hiddenFromStatusLists: fc.boolean(),
      notes: fc.option(text.filter((notes) => notes !== '')),
      customLists: fc.dictionary(text, fc.boolean(), { maxKeys: 3 }),
      startedAt: date,
      completedAt: date,
      createdAt: fc.integer({ min: 1_300_000_000, max: 1_900_000_000 }),
      updatedAt: fc.integer({ min: 1_300_000_000, max: 1_900_000_000 }),
      title: text.map((title) => title || 'Untitled'),
      idMal: fc.option(fc.integer({ min: 1, max: 60_000 })),
    })
    .map(({ title, idMal, ...entry }) =>
      listCard(mediaId, {
        ...entry,
        score: entry.score100 / 10,
        media: { idMal, title: { userPreferred: title, romaji: title, english: null, native: null } },
      }),
    );

export const entries: fc.Arbitrary<readonly ListEntry[]> = fc
  .uniqueArray(fc.integer({ min: 1, max: 200_000 }), { maxLength: 8 })
  .chain((ids) => fc.tuple(...ids.map(entryOf)));
