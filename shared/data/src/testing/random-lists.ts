// For the property tests of what filters and orders lists: values that collide often, and the filters that name them.
import fc from 'fast-check';
import { COUNTRIES, LIST_STATUSES, MEDIA_FORMATS, MEDIA_STATUSES } from '../pure/index.ts';

/** A filter or an order that is set to something, by its name. */
export type NamedChoice<Q> = readonly [name: string, choice: fc.Arbitrary<Partial<Q>>];

const GENRES = ['Drama', 'Comedy', 'Sci-Fi'];

export const someDate = fc.option(
  fc.record({
    year: fc.option(fc.constantFrom(2020, 2021)),
    month: fc.option(fc.integer({ min: 1, max: 12 })),
    day: fc.option(fc.integer({ min: 1, max: 28 })),
  }),
);

const maybe = fc.option(fc.integer({ min: 0, max: 3 }));

/** The members of a media that filters and orders read, except tags and studios. */
export const SOME_MEDIA = {
  title: fc.record({
    userPreferred: fc.constantFrom('Moon', 'moon', 'Apple', 'Zebra'),
    romaji: fc.constantFrom(null, 'Tsuki'),
    english: fc.constant(null),
    native: fc.constantFrom(null, '月'),
  }),
  synonyms: fc.subarray(['Luna', 'Selene']),
  format: fc.option(fc.constantFrom(...MEDIA_FORMATS)),
  status: fc.option(fc.constantFrom(...MEDIA_STATUSES)),
  countryOfOrigin: fc.option(fc.constantFrom(...COUNTRIES)),
  seasonYear: fc.option(fc.constantFrom(2020, 2021)),
  startDate: someDate,
  isAdult: fc.option(fc.boolean()),
  genres: fc.subarray(GENRES),
  averageScore: maybe,
  popularity: maybe,
  episodes: maybe,
  chapters: maybe,
  volumes: maybe,
};

/** An id of the media at this place: ids are not in the order of the places. */
export function scatteredId(index: number): number {
  return ((index * 7) % 31) + 1;
}

/** The filters that every list of media has. */
export const MEDIA_CHOICES = [
  ['search', fc.constantFrom('MOO', 'tsuki', '月', 'lun', 'nothing').map((search) => ({ search }))],
  ['genre', someOf([...GENRES, 'Horror']).map((genre) => ({ genre }))],
  ['format', someOf(MEDIA_FORMATS).map((format) => ({ format }))],
  ['status', someOf(MEDIA_STATUSES).map((status) => ({ status }))],
  ['userStatus', someOf(LIST_STATUSES).map((userStatus) => ({ userStatus }))],
  ['countryOfOrigin', someOf(COUNTRIES).map((countryOfOrigin) => ({ countryOfOrigin }))],
  ['year', fc.constantFrom(0, 2020, 2021, 9999).map((year) => ({ year }))],
] as const;

export function someOf<T>(values: readonly T[]): fc.Arbitrary<T[]> {
  return fc.subarray([...values], { minLength: 1 });
}

export function onOrOff<N extends string>(
  name: N,
): readonly [name: N, choice: fc.Arbitrary<Record<N, boolean>>] {
  // Made of this one name.
  return [name, fc.boolean().map((value) => ({ [name]: value }) as Record<N, boolean>)];
}

export function orders<S extends string>(
  sorts: readonly S[],
): readonly (readonly [name: string, choice: fc.Arbitrary<{ sort: S; reverse: boolean }>])[] {
  return sorts.map((sort) => [`sort ${sort}`, fc.boolean().map((reverse) => ({ sort, reverse }))]);
}

/** Every two of them at once. */
export function pairsOf<Q>(choices: readonly NamedChoice<Q>[]): readonly fc.Arbitrary<Partial<Q>>[] {
  return choices.flatMap(([, one], index) =>
    choices
      .slice(index + 1)
      .map(([, other]) => fc.tuple(one, other).map(([first, second]) => ({ ...first, ...second }))),
  );
}
