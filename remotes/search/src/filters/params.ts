import { type Codec, flag, paramsCodec, text } from '@tsugi/ui/url-state';
import type { EngineName, SearchType } from '../model/values.ts';
import type { Filter, Item, SearchContext } from './filter.ts';
import { FILTERS } from './filters.ts';

type ValuesOf<C> = { readonly [K in keyof C]: C[K] extends Codec<infer T> ? T : never };
type Both<U> = (U extends unknown ? (part: U) => void : never) extends (part: infer I) => void ? I : never;
export type FilterParams = Both<ValuesOf<(typeof FILTERS)[number]['codecs']>>;

/** The state of a search page in its URL. */
export interface SearchParams extends FilterParams {
  readonly q: string;
  /** The MAL-style service is searched in place of the tracker. */
  readonly malSearch: boolean;
  /** Nothing is asked until the user says so. */
  readonly preventFetch: boolean;
}

/** The parameters that filter or sort. */
export type FilterKey = keyof FilterParams;
export type FilterValue<K extends FilterKey = FilterKey> = Item<SearchParams[K]>;
export type FilterContext = SearchContext<SearchParams>;

/** What a search service can do, for the controls. */
export interface SearchEngine {
  readonly name: EngineName;
  /**
   * Which values it cannot carry out. Controls and tags show the reason, and `effectiveParams` leaves such values out of the
   * query: nothing claims to filter and does not.
   * @returns one sentence for the user, or undefined when the value has an effect
   */
  readonly rules: <K extends FilterKey>(
    key: K,
    value: FilterValue<K>,
    context: FilterContext,
  ) => string | undefined;
}

/** A filter as the code that goes through all of them sees it: its parameters are some of all. */
export interface AnyFilter extends Omit<Filter<FilterParams, SearchParams>, 'values' | 'sample'> {
  readonly values?: {
    readonly param: FilterKey;
    readonly offered: (context: FilterContext, engine: EngineName) => readonly FilterValue[];
    readonly text: (value: FilterValue) => string;
  };
  readonly sample?: readonly [param: FilterKey, value: FilterValue];
}

// Each reads and writes its own parameters only, which are some of all.
export const ALL_FILTERS = FILTERS as unknown as readonly AnyFilter[];

const codec = paramsCodec<SearchParams>({
  q: text,
  // One for each of the parameters.
  ...(Object.assign({}, ...FILTERS.map(({ codecs }) => codecs)) as {
    readonly [K in keyof FilterParams]: Codec<FilterParams[K]>;
  }),
  malSearch: flag,
  preventFetch: flag,
});

/** Total: a URL that says nonsense is a search without filters. */
export function parseParams(search: URLSearchParams): SearchParams {
  return consistent(codec.parse(search));
}

/** Only what differs from the defaults, in a fixed order. */
export function formatParams(params: SearchParams): URLSearchParams {
  return codec.format(params);
}

export const NO_PARAMS: SearchParams = parseParams(new URLSearchParams());

/** A path with its search parameters. */
export function searchPath(path: string, params: SearchParams): string {
  const search = formatParams(params).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Settles what contradicts itself: a year against a range, a range the wrong way round, a genre wanted and unwanted. */
export function consistent(params: SearchParams): SearchParams {
  return Object.assign({}, params, ...ALL_FILTERS.map(({ settle }) => settle?.(params)));
}

/** The same search without any filter: text, order and service stay. */
export function withoutFilters({ q, order, sort, malSearch }: SearchParams): SearchParams {
  return { ...NO_PARAMS, q, order, sort, malSearch };
}

/** What of a search still means something after the type was switched. */
export function paramsForType(params: SearchParams, type: SearchType): SearchParams {
  const engine = engineNameOf(type, params);
  return {
    ...Object.assign({}, params, ...ALL_FILTERS.map(({ forType }) => forType?.(params, type, engine))),
    // The service searches one type at a time.
    malSearch: engine === 'mal',
  };
}

/** The MAL-style service when the URL asks for it. It knows no search for both types at once. */
export function engineNameOf(type: SearchType, { malSearch }: SearchParams): EngineName {
  return malSearch && type !== 'media' ? 'mal' : 'tracker';
}
