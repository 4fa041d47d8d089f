import type { Header } from '../model/header.ts';
import type { EngineName, SearchType } from '../model/values.ts';
import type { SearchParams } from './params.ts';
import type { SitesText } from './sites-text.ts';

/** The MAL-style service when the URL asks for it. It knows no search for both types at once. */
export function engineNameOf(type: SearchType, { malSearch }: SearchParams): EngineName {
  return malSearch && type !== 'media' ? 'mal' : 'tracker';
}

/** The parameters that filter or sort. */
export type FilterKey = Exclude<keyof SearchParams, 'q' | 'malSearch' | 'preventFetch'>;

type Item<V> = NonNullable<V extends readonly (infer E)[] ? E : V>;

/** One value of a filter: an element where several can be chosen. */
export type FilterValue<K extends FilterKey = FilterKey> = Item<SearchParams[K]>;

/** What, besides the value, decides whether a filter can have an effect. */
export interface FilterContext {
  readonly type: SearchType;
  readonly header: Header | undefined;
  readonly params: SearchParams;
  readonly isSignedIn: boolean;
  /** The viewer's account shows adult works. */
  readonly showsAdult: boolean;
  /** Genres and tags (the tracker) or genres and themes (MAL) that exist; undefined until they are loaded. */
  readonly knownNames: ReadonlySet<string> | undefined;
  /** How sites are named by their ids; absent until their names are loaded. */
  readonly nameSites?: ((ids: readonly number[]) => SitesText | undefined) | undefined;
}

/**
 * Which filters an engine cannot carry out. Controls and tags show the reason, and `effectiveParams` leaves such values out of
 * the query: nothing claims to filter and does not.
 * @returns one sentence for the user, or undefined when the value has an effect
 */
export type EngineRules = <K extends FilterKey>(
  key: K,
  value: FilterValue<K>,
  context: FilterContext,
) => string | undefined;

/** The search without the values that the engine cannot carry out. */
export function effectiveParams(rules: EngineRules, context: FilterContext): SearchParams {
  const entries = Object.entries(context.params).map(([key, value]) => {
    if (key === 'q' || key === 'malSearch' || key === 'preventFetch' || value === undefined)
      return [key, value];
    // The keys of SearchParams without the three above; each value is looked at under its own key.
    const hasEffect = (one: unknown) => rules(key as FilterKey, one as FilterValue, context) === undefined;
    if (Array.isArray(value)) return [key, value.filter(hasEffect)];
    return [key, hasEffect(value) ? value : undefined];
  });
  // The same keys; values are the same or their type's empty value.
  return Object.fromEntries(entries) as SearchParams;
}
