import fc from 'fast-check';
import type { FilterContext, FilterKey, FilterValue } from '../../filters/params.ts';
import { consistent, NO_PARAMS, type SearchParams } from '../../filters/params.ts';
import { headerOf, headersOf } from '../../model/header.ts';
import { SEARCH_TYPES } from '../../model/values.ts';
import { anyParams } from '../../testing/any-params.ts';
import { ENGINES, effectiveParams } from '../engines.ts';
import { trackerVariables } from './tracker-variables.ts';

const NOW = new Date(2026, 10, 10);

const contexts = fc.constantFrom(...SEARCH_TYPES).chain((type) =>
  fc
    .record({
      segment: fc.option(fc.constantFrom(...headersOf(type), 'summer-2024'), { nil: undefined }),
      params: anyParams,
      isSignedIn: fc.boolean(),
      showsAdult: fc.boolean(),
      names: fc.option(fc.subarray(['Drama', 'Isekai', 'a', 'b']), { nil: undefined }),
    })
    .map(
      ({ segment, params, isSignedIn, showsAdult, names }): FilterContext => ({
        type,
        header: headerOf(type, segment, NOW),
        params,
        isSignedIn,
        showsAdult,
        knownNames: names && new Set(names),
      }),
    ),
);

const without = (params: SearchParams, key: FilterKey, item: unknown): SearchParams => {
  const value = params[key];
  // A list loses the one item, anything else its value.
  const rest = Array.isArray(value) ? value.filter((one) => one !== item) : NO_PARAMS[key];
  return { ...params, [key]: rest };
};

const itemsOf = (params: SearchParams) =>
  // The keys of SearchParams.
  (Object.keys(params) as (keyof SearchParams)[]).flatMap((key) => {
    if (key === 'q' || key === 'malSearch' || key === 'preventFetch') return [];
    const values: readonly unknown[] = [params[key]].flat();
    return values.filter((value) => value !== undefined).map((value) => ({ key, value }));
  });

/** Values that repeat what holds without them. */
function isRedundant(
  { key, value }: { key: FilterKey; value: unknown },
  { params, showsAdult }: FilterContext,
): boolean {
  // An account that shows adult works has any rating in a search by name.
  if (key === 'rating') return params.rating.length > 1 || (value === 'ANY' && showsAdult && params.q !== '');
  return key === 'order' && value === 'popularity';
}

it('a query never has an empty variable', () => {
  fc.assert(
    fc.property(contexts, (context) => {
      for (const value of Object.values(trackerVariables(context))) {
        expect(value).toBeDefined();
        expect(value).not.toBeNull();
        expect(value).not.toEqual([]);
      }
    }),
  );
});

it('a filter with a reason against it changes nothing', () => {
  fc.assert(
    fc.property(contexts, (context) => {
      const params = effectiveParams(ENGINES.tracker, context);
      expect(trackerVariables({ ...context, params })).toEqual(trackerVariables(context));
    }),
  );
});

it('a filter without a reason against it has an effect', () => {
  fc.assert(
    fc.property(contexts, (one) => {
      const context = { ...one, header: undefined, params: consistent(one.params) };
      const variables = trackerVariables(context);
      for (const item of itemsOf(context.params)) {
        // Each value is looked at under its own key.
        const reason = ENGINES.tracker.rules(item.key, item.value as FilterValue, context);
        if (reason !== undefined || isRedundant(item, context)) continue;
        const rest = { ...context, params: without(context.params, item.key, item.value) };
        expect({ item, variables: trackerVariables(rest) }).not.toEqual({ item, variables });
      }
    }),
  );
});

it('a page of one season asks for that season, whatever else is set', () => {
  fc.assert(
    fc.property(anyParams, (params) => {
      const header = headerOf('anime', 'summer-2024', NOW);
      const variables = trackerVariables({
        type: 'anime',
        header,
        params,
        isSignedIn: true,
        showsAdult: false,
        knownNames: undefined,
      });
      expect(variables).toMatchObject({ season: 'SUMMER', seasonYear: 2024 });
      expect(variables).not.toHaveProperty('startDate_greater');
    }),
  );
});

it('every rating that is offered can be chosen first', () => {
  for (const type of SEARCH_TYPES) {
    const params = consistent({ ...NO_PARAMS, rating: [] });
    const context = {
      type,
      header: undefined,
      params,
      isSignedIn: false,
      showsAdult: false,
      knownNames: undefined,
    };
    for (const rating of ['ANY', 'RX'] as const) {
      expect(ENGINES.tracker.rules('rating', rating, context)).toBeUndefined();
    }
  }
});

it('adult works are asked for only when a rating does, or by name for an account that shows them', () => {
  fc.assert(
    fc.property(contexts, (context) => {
      const { rating } = effectiveParams(ENGINES.tracker, context);
      const byName = context.showsAdult && context.params.q !== '' && rating.length === 0;
      const asks = rating.includes('ANY') || rating.includes('RX') || byName;
      const only = rating.length === 1 && rating.includes('RX');
      expect(trackerVariables(context).isAdult).toBe(asks ? only || undefined : false);
    }),
  );
});
