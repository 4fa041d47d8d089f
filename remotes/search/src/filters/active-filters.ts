import type { FilterTag } from '@tsugi/ui/filter-tags';
import type { EngineRules, FilterContext, FilterKey, FilterValue } from './engine-rules.ts';
import { countedSites, labels, lengthUnit } from './labels.ts';
import { NO_PARAMS, type SearchParams } from './params.ts';
import { yearsText } from './search-title.ts';

/** One filter that is set, as a tag shows it. */
export interface ActiveFilter extends FilterTag {
  /** The search without it. */
  readonly without: SearchParams;
}

/** Everything that is set besides the text and the order, in the order of the filter bar. */
export function activeFilters(rules: EngineRules, context: FilterContext): readonly ActiveFilter[] {
  const { params, type } = context;
  const single = <K extends FilterKey>(key: K, label: string | undefined): ActiveFilter[] => {
    const value = params[key];
    if (label === undefined || value === undefined) return [];
    return [
      {
        key,
        label,
        // A single value is an item of its own; the list of sites is one filter with one reason.
        disabledReason: rules(key, (Array.isArray(value) ? value[0] : value) as FilterValue<K>, context),
        without: { ...params, [key]: NO_PARAMS[key] },
      },
    ];
  };
  const each = <K extends FilterKey, T extends string & FilterValue<K>>(
    key: K,
    values: readonly T[],
    label: (value: T) => string,
  ): ActiveFilter[] =>
    values.map((value) => ({
      key: `${key} ${value}`,
      label: label(value),
      disabledReason: rules(key, value, context),
      without: { ...params, [key]: values.filter((other) => other !== value) },
    }));
  const parts = lengthUnit(type);

  return [
    ...each('genre', params.genre, String),
    ...each('tag', params.tag, String),
    ...each('excludeGenre', params.excludeGenre, (name) => `not ${name}`).map(excluded),
    ...single('rank', params.rank === undefined ? undefined : `Tags above ${params.rank}%`),
    ...single('year', params.year?.toString()),
    ...range(rules, context),
    ...single('season', bound(params.season, labels.season)),
    ...each('format', params.format, labels.format),
    ...each('status', params.status, labels.status),
    ...each('rating', params.rating, labels.rating),
    ...single('country', bound(params.country, labels.country)),
    ...each('source', params.source, labels.source),
    ...single(
      'episodeGreater',
      bound(params.episodeGreater, (least) => `At least ${least} ${parts}`),
    ),
    ...single(
      'episodeLesser',
      bound(params.episodeLesser, (most) => `At most ${most} ${parts}`),
    ),
    ...single('license', bound(params.license, labels.license)),
    ...single('externalSource', countedSites(params.externalSource)[0]).map((tag) => ({
      ...tag,
      ...context.nameSites?.(params.externalSource),
    })),
    ...single('onList', bound(params.onList, labels.onList)),
  ];
}

function excluded(filter: ActiveFilter): ActiveFilter {
  return { ...filter, excluded: true };
}

function range(rules: EngineRules, context: FilterContext): ActiveFilter[] {
  const { params } = context;
  const { year, startYear, endYear } = params;
  const some = startYear ?? endYear;
  const label = yearsText(params);
  if (year !== undefined || some === undefined || label === undefined) return [];
  return [
    {
      key: 'years',
      label: label.charAt(0).toUpperCase() + label.slice(1),
      disabledReason: rules('startYear', some, context),
      without: { ...params, startYear: undefined, endYear: undefined },
    },
  ];
}

function bound<T>(value: T | undefined, label: (value: T) => string): string | undefined {
  return value === undefined ? undefined : label(value);
}

/** The same search without any filter: text, order and service stay. */
export function withoutFilters({ q, order, sort, malSearch }: SearchParams): SearchParams {
  return { ...NO_PARAMS, q, order, sort, malSearch };
}
