import type { Loose } from '../filters/filter.ts';
import {
  ALL_FILTERS,
  type FilterContext,
  type FilterKey,
  type FilterValue,
  type SearchEngine,
  type SearchParams,
} from '../filters/params.ts';
import type { EngineName } from '../model/values.ts';

type AnyRule = (value: FilterValue, context: FilterContext) => string | undefined;

/** A service with what it cannot do, put together from the filters. */
function engineOf(name: EngineName): SearchEngine {
  const all: Readonly<Partial<Record<FilterKey, AnyRule>>> = Object.assign(
    {},
    ...ALL_FILTERS.map(({ codecs, tracker, mal }) => {
      if (name === 'tracker') return tracker.rules;
      if (typeof mal !== 'function') return mal;
      return Object.fromEntries(Object.keys(codecs).map((key) => [key, mal]));
    }),
  );
  return { name, rules: (key, value, context) => all[key]?.(value, context) };
}

export const ENGINES: Readonly<Record<EngineName, SearchEngine>> = {
  tracker: engineOf('tracker'),
  mal: engineOf('mal'),
};

/** The search without the values that the engine cannot carry out. */
export function effectiveParams({ rules }: SearchEngine, context: FilterContext): SearchParams {
  const entries = Object.entries(context.params).map(([key, value]) => {
    // Parameters that are no filter have no rule; each value is looked at under its own key.
    const hasEffect = (one: unknown) => rules(key as FilterKey, one as FilterValue, context) === undefined;
    if (Array.isArray(value)) return [key, value.filter(hasEffect)];
    return [key, value === undefined || hasEffect(value) ? value : undefined];
  });
  // The same keys; values are the same or their type's empty value.
  return Object.fromEntries(entries) as SearchParams;
}

/** The members of all parts that have a value. */
export function present<T extends object>(...parts: readonly (Loose<T> | undefined)[]): T {
  const all = Object.entries(Object.assign({}, ...parts));
  // Only members without a value are left out, and those are optional in T.
  return Object.fromEntries(all.filter(([, value]) => value !== undefined)) as T;
}
