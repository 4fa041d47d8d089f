import type { Codec } from '@tsugi/ui/url-state';
import fc from 'fast-check';
import { ALL_FILTERS, consistent, NO_PARAMS, type SearchParams } from '../filters/params.ts';
import { FIRST_YEAR, lastYear } from '../model/values.ts';

const anyText = fc.oneof(
  fc.string(),
  fc.constantFrom('true', 'false', 'asc', 'Drama', 'Isekai'),
  ...[100, 500, 999_999].map((max) => fc.integer({ min: 1, max }).map(String)),
  fc.integer({ min: FIRST_YEAR, max: lastYear() }).map(String),
);

/** What the URL may say of one parameter: texts that its codec understands, or nothing. */
function anyValue({ parse }: Pick<Codec<unknown>, 'parse'>, words: readonly string[]): fc.Arbitrary<unknown> {
  const nothing = parse([]);
  const text = fc
    .oneof(anyText, ...(words.length > 0 ? [fc.constantFrom(...words)] : []))
    .filter((one) => JSON.stringify(parse([one])) !== JSON.stringify(nothing));
  return fc.array(text, { maxLength: Array.isArray(nothing) ? 4 : 1 }).map(parse);
}

const filterValues = ALL_FILTERS.flatMap(({ codecs, values }) =>
  Object.entries(codecs).map(([param, codec]) => {
    const searches = (['anime', 'manga'] as const).map((type) => ({
      ...{ type, header: undefined, params: NO_PARAMS, isSignedIn: true },
      ...{ showsAdult: true, knownNames: undefined },
    }));
    const offered = searches.flatMap((search) => values?.offered(search, 'mal') ?? []);
    return [param, anyValue(codec, values?.param === param ? offered.map(String) : [])] as const;
  }),
);

/** Every state that the URL of a search can have. */
export const anyParams: fc.Arbitrary<SearchParams> = fc
  .record({
    q: fc.string().map((text) => text.trim()),
    malSearch: fc.boolean(),
    preventFetch: fc.boolean(),
    ...Object.fromEntries(filterValues),
  })
  // One value of each parameter, of its own codec.
  .map((params) => consistent({ ...NO_PARAMS, ...params } as SearchParams));
