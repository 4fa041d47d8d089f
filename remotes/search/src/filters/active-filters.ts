import { NO_PARAMS, type SearchParams } from '../query/params.ts';
import type { SearchType } from '../query/values.ts';
import { labels } from './labels.ts';

/** One filter that is set, as a tag shows it. */
export interface ActiveFilter {
  /** Unique among the active filters. */
  readonly key: string;
  readonly label: string;
  readonly excluded?: boolean;
  /** The search without it. */
  readonly without: SearchParams;
}

/** Everything that is set besides the text and the order, in the order of the filter bar. */
export function activeFilters(params: SearchParams, type: SearchType): readonly ActiveFilter[] {
  const single = <K extends keyof SearchParams>(key: K, label: string | undefined): ActiveFilter[] =>
    label === undefined ? [] : [{ key, label, without: { ...params, [key]: NO_PARAMS[key] } }];
  const each = <T extends string>(
    key: keyof SearchParams,
    values: readonly T[],
    label: (value: T) => string,
  ): ActiveFilter[] =>
    values.map((value) => ({
      key: `${key} ${value}`,
      label: label(value),
      without: { ...params, [key]: values.filter((other) => other !== value) },
    }));
  const parts = type === 'manga' ? 'chapters' : 'episodes';

  return [
    ...each('genre', params.genre, String),
    ...each('tag', params.tag, String),
    ...each('excludeGenre', params.excludeGenre, (name) => `not ${name}`).map(excluded),
    ...single('rank', params.rank === undefined ? undefined : `Tags above ${params.rank}%`),
    ...single('year', params.year?.toString()),
    ...range(params),
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
    ...single(
      'license',
      bound(params.license, (yes) => (yes ? 'Licensed' : 'Unlicensed')),
    ),
    ...single('externalSource', sites(params.externalSource.length)),
    ...single(
      'onList',
      bound(params.onList, (only) => (only ? 'Only on my list' : 'Not on my list')),
    ),
  ];
}

function excluded(filter: ActiveFilter): ActiveFilter {
  return { ...filter, excluded: true };
}

function range(params: SearchParams): ActiveFilter[] {
  const { startYear, endYear } = params;
  if (startYear === undefined && endYear === undefined) return [];
  const label =
    startYear === undefined
      ? `Until ${endYear}`
      : endYear === undefined
        ? `From ${startYear}`
        : `${startYear} to ${endYear}`;
  return [{ key: 'years', label, without: { ...params, startYear: undefined, endYear: undefined } }];
}

function bound<T>(value: T | undefined, label: (value: T) => string): string | undefined {
  return value === undefined ? undefined : label(value);
}

function sites(count: number): string | undefined {
  return count === 0 ? undefined : count === 1 ? 'One site' : `${count} sites`;
}

/** The same search without any filter: text, order and engine stay. */
export function withoutFilters(params: SearchParams): SearchParams {
  return { ...NO_PARAMS, q: params.q, order: params.order, sort: params.sort, malSearch: params.malSearch };
}
