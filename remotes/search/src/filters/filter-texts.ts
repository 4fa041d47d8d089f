import { translate } from '@tsugi/i18n';
import { select, t } from '@tsugi/i18n/macro';
import { joinItems } from '@tsugi/ui/components';
import type { FilterPill, FilterTag } from '@tsugi/ui/filter-tags';
import { type Header, searchLabel } from '../model/header.ts';
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
  return typeof label === 'function' ? label(type, engine.name) : translate(label);
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
  const base = header ? titleWithin(header, shown) : titleOfAll(type, shown);
  if (params.q !== '') {
    const text = params.q;
    return t({
      message: `“${text}” in ${base}`,
      comment: '“moon” in Fantasy TV anime; “moon” in Top 100 anime',
    });
  }
  return header || all.length > 0 ? capitalised(base) : searchLabel(type);
}

function titleWithin({ title }: Header, shown: readonly string[]): string {
  if (shown.length === 0) return title;
  const filters = joinItems(shown);
  return t({ message: `${title}: ${filters}`, comment: 'Top 100 anime: Fantasy, TV' });
}

/** Other languages put the noun first, and something between the filters. */
function titleOfAll(type: SearchType, shown: readonly string[]): string {
  if (shown.length === 0) return select(type, { anime: 'anime', manga: 'manga', other: 'anime and manga' });
  const filters = shown.reduce((before, next) =>
    t({
      message: `${before} ${next}`,
      context: 'filters in a title',
      comment: 'Fantasy TV: what joins two of them',
    }),
  );
  return select(type, {
    anime: `${filters} anime`,
    manga: `${filters} manga`,
    other: `${filters} anime and manga`,
  });
}

/** The first value, and how many more there are. */
function some(values: readonly string[]): string | undefined {
  const [first, ...others] = values;
  return others.length === 0 ? first : `${first} +${others.length}`;
}
