import { COUNTRIES, MEDIA_SOURCES, MEDIA_STATUSES, SEASONS } from '@tsugi/data/pure';
import fc from 'fast-check';
import { consistent, type SearchParams } from '../filters/params.ts';
import { ORDERS } from '../model/order.ts';
import { FIRST_YEAR, FORMATS, lastYear, RATINGS } from '../model/values.ts';

const name = fc
  .string({ minLength: 1 })
  .map((text) => text.trim())
  .filter(Boolean);
const names = fc.uniqueArray(name, { maxLength: 4 });
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const subset = <T>(all: readonly T[]) => fc.subarray([...all]);
const years = optional(fc.integer({ min: FIRST_YEAR, max: lastYear() }));
const lengths = optional(fc.integer({ min: 0, max: 500 }));

/** Every state that the URL of a search can have. */
export const anyParams: fc.Arbitrary<SearchParams> = fc
  .record({
    q: fc.string().map((text) => text.trim()),
    genre: names,
    excludeGenre: names,
    tag: names,
    rank: optional(fc.integer({ min: 1, max: 100 })),
    rating: subset(RATINGS),
    year: years,
    startYear: years,
    endYear: years,
    season: optional(fc.constantFrom(...SEASONS)),
    format: subset(FORMATS),
    status: subset(MEDIA_STATUSES),
    country: optional(fc.constantFrom(...COUNTRIES)),
    source: subset(MEDIA_SOURCES),
    externalSource: fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { maxLength: 3 }),
    license: optional(fc.boolean()),
    onList: optional(fc.boolean()),
    episodeGreater: lengths,
    episodeLesser: lengths,
    order: optional(fc.constantFrom(...ORDERS)),
    sort: optional(fc.constant('ASC' as const)),
    malSearch: fc.boolean(),
    preventFetch: fc.boolean(),
  })
  .map(consistent);
