import type { SearchEngine } from '../engines/engines.ts';
import { orderLabel } from '../model/order.ts';
import type { FilterContext, FilterKey, FilterValue } from './engine-rules.ts';
import { capitalised, countedSites, labels, lengthUnit } from './labels.ts';
import { yearsText } from './search-title.ts';

/** The filters of the bar, each with a panel of its own. */
export type FilterName =
  | 'genres'
  | 'year'
  | 'season'
  | 'format'
  | 'status'
  | 'rating'
  | 'country'
  | 'source'
  | 'sites'
  | 'more'
  | 'sort';

export interface FilterInfo {
  readonly name: FilterName;
  readonly label: string;
  /** What is set, as the pill shows it. */
  readonly value: string | undefined;
  /** None of it can have an effect at present. */
  readonly unavailable: boolean;
}

/** The pills of the bar in their order, without the sort order, which stands apart. */
export function filtersOf(engine: SearchEngine, context: FilterContext): readonly FilterInfo[] {
  const { params, type } = context;
  const { genre, excludeGenre, tag, season, format, status, rating, country, source, externalSource } =
    params;
  const lacks = <K extends FilterKey>(key: K, value: FilterValue<K>) =>
    engine.rules(key, value, context) !== undefined;
  const pill = (
    name: FilterName,
    label: string,
    values: readonly string[],
    unavailable = false,
  ): FilterInfo => ({
    name,
    label,
    value: some(values),
    unavailable,
  });
  const years = yearsText(params);
  const sites = context.nameSites?.(externalSource);
  const { episodeGreater, episodeLesser, license, onList } = params;

  return [
    pill('genres', type === 'media' || engine.name === 'tracker' ? 'Genres & tags' : 'Genres & themes', [
      ...genre,
      ...tag,
      ...excludeGenre.map((name) => `not ${name}`),
    ]),
    pill('year', 'Year', years === undefined ? [] : [capitalised(years)], lacks('year', 2000)),
    pill('season', 'Season', season ? [labels.season(season)] : [], lacks('season', 'FALL')),
    pill('format', 'Format', format.map(labels.format)),
    pill('status', 'Status', status.map(labels.status)),
    pill('rating', 'Rating', rating.map(labels.rating)),
    pill('country', 'Country', country ? [labels.country(country)] : [], lacks('country', 'JP')),
    pill('source', 'Source', source.map(labels.source), lacks('source', 'MANGA')),
    pill('sites', 'Sites', sites ? [sites.pill] : countedSites(externalSource), lacks('externalSource', 1)),
    pill('more', 'More', [
      ...(episodeGreater === undefined && episodeLesser === undefined
        ? []
        : [
            `${episodeGreater ?? 0} to ${episodeLesser ?? '500+'} ${type === 'media' ? 'ep or ch' : lengthUnit(type)}`,
          ]),
      ...(license === undefined ? [] : [labels.license(license)]),
      ...(onList === undefined ? [] : [labels.onList(onList)]),
    ]),
  ];
}

/** The sort order's pill. */
export function sortLabel(context: FilterContext, defaultOrder: Parameters<typeof orderLabel>[0]): string {
  const { order, sort } = context.params;
  return `${orderLabel(order ?? defaultOrder)} ${sort === 'ASC' ? '↑' : '↓'}`;
}

/** The first value, and how many more there are. */
function some(values: readonly string[]): string | undefined {
  const [first, ...others] = values;
  return others.length === 0 ? first : `${first} +${others.length}`;
}
