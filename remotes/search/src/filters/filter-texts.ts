import { t } from '@tsugi/i18n/macro';
import type { FilterPill, FilterTag } from '@tsugi/ui/filter-tags';
import { type Header, nounOf } from '../model/header.ts';
import type { SearchType } from '../model/values.ts';
import { capitalised, type Tag, tagsOf } from './filter.ts';
import {
  ALL_FILTERS,
  type AnyFilter,
  type FilterContext,
  type FilterKey,
  type FilterParams,
  type SearchEngine,
  type SearchParams,
} from './params.ts';

/** The title of a tab has room for about this many. */
const MAX_LABELS = 5;

/** One filter that is set, as a tag shows it. */
export interface ActiveFilter extends FilterTag {
  /** The search without it. */
  readonly without: SearchParams;
}

/** Everything that is set besides the text and the order, in the order of the filter bar. */
export function activeFilters({ rules }: SearchEngine, context: FilterContext): readonly ActiveFilter[] {
  return ALL_FILTERS.flatMap((filter) => tagsIn(filter, context)).map(
    ({ param, value, without, ...tag }) => ({
      ...tag,
      disabledReason: rules(param, value, context),
      without: { ...context.params, ...without },
    }),
  );
}

/** The pills of the bar. The filters without a pill of their own share the last one before the order. */
export function pillsOf(engine: SearchEngine, context: FilterContext): readonly FilterPill<string>[] {
  const textsOf = (filter: AnyFilter) =>
    filter.pill?.(context) ?? tagsIn(filter, context).map(({ label }) => label);
  return [
    ...ALL_FILTERS.filter(({ place }) => place !== 'more').map((filter) => ({
      name: filter.name,
      label: labelOf(filter, context.type, engine),
      value: some(textsOf(filter)),
      unavailable: isUnavailable(filter, engine, context),
      atEnd: filter.place === 'end',
    })),
    { name: 'more', label: t`More`, value: some(ALL_FILTERS.filter(isInMore).flatMap(textsOf)) },
  ];
}

/** The filters whose controls stand in the panel of a pill. */
export function filtersIn(pill: string): readonly AnyFilter[] {
  return pill === 'more' ? ALL_FILTERS.filter(isInMore) : ALL_FILTERS.filter(({ name }) => name === pill);
}

export function labelOf({ label }: AnyFilter, type: SearchType, engine: SearchEngine): string {
  return typeof label === 'string' ? label : label(type, engine.name);
}

function isInMore({ place }: AnyFilter): boolean {
  return place === 'more';
}

function tagsIn({ tags, values }: AnyFilter, context: FilterContext): readonly Tag<FilterParams>[] {
  return tags
    ? tags(context)
    : values
      ? tagsOf<FilterParams, FilterKey>(context.params, values.param, values.text)
      : [];
}

/** No value of it can have an effect at present. */
function isUnavailable({ sample, values }: AnyFilter, { name, rules }: SearchEngine, context: FilterContext) {
  if (sample) return rules(...sample, context) !== undefined;
  return values?.offered(context, name).every((value) => rules(values.param, value, context) !== undefined);
}

/**
 * The title of a search: 'Fantasy TV 2022 anime'; on a page with a header the filters follow it.
 * @param params only what has an effect
 */
export function searchTitle(type: SearchType, header: Header | undefined, params: SearchParams): string {
  const all = ALL_FILTERS.filter(({ title }) => title)
    .sort((one, other) => (one.title?.place ?? 0) - (other.title?.place ?? 0))
    .flatMap(({ title, values }) =>
      title?.texts
        ? title.texts(params)
        : values
          ? tagsOf(params, values.param, values.text).map(({ label }) => label)
          : [],
    );
  const shown = [...all.slice(0, MAX_LABELS), ...(all.length > MAX_LABELS ? ['…'] : [])];
  const base = header
    ? [header.title, shown.join(', ')].filter(Boolean).join(': ')
    : [...shown, nounOf(type)].join(' ');
  if (params.q !== '') return t`“${{ q: params.q }}” in ${base}`;
  return header || all.length > 0 ? capitalised(base) : t`Search ${base}`;
}

/** The first value, and how many more there are. */
function some(values: readonly string[]): string | undefined {
  const [first, ...others] = values;
  return others.length === 0 ? first : `${first} +${others.length}`;
}
