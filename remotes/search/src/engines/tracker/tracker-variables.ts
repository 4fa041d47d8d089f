import type { SearchVariables } from '../../filters/filter.ts';
import { ALL_FILTERS, type FilterContext } from '../../filters/params.ts';
import { ENGINES, effectiveParams, present } from '../engines.ts';

/** Whole rows at 7 columns on a desk, and nearly so at 3 on a phone. */
const PAGE_SIZE = 28;

/** The tracker's query that a URL stands for. */
export function trackerVariables(context: FilterContext): SearchVariables {
  const params = effectiveParams(ENGINES.tracker, context);
  return present<SearchVariables>(
    {
      perPage: PAGE_SIZE,
      type: context.type === 'media' ? undefined : context.type === 'anime' ? 'ANIME' : 'MANGA',
      search: params.q || undefined,
    },
    ...ALL_FILTERS.map(({ tracker }) => tracker.send({ ...context, params })),
  );
}
