import {
  COUNTRIES,
  FORMATS,
  LIST_SORTS,
  type ListFilter,
  type ListSort,
  MEDIA_STATUSES,
  USER_STATUSES,
} from './list-filter.ts';

/** Names that earlier links have. */
const OLD_SORTS: Readonly<Record<string, ListSort>> = { released: 'releaseDate', average: 'averageScore' };

/** Never fails: what cannot be read is no filter, and the default order. */
export function parseFilter(search: URLSearchParams): ListFilter {
  const all = (name: string) => search.getAll(name).map((value) => value.trim());
  const sort = search.get('sort')?.toLowerCase() ?? '';
  return {
    search: (search.get('search') ?? '').trim(),
    genre: texts(all('genre')),
    tag: texts(all('tag')),
    studio: texts(all('studio')),
    format: some(FORMATS, all('format')),
    status: some(MEDIA_STATUSES, all('status')),
    userStatus: some(USER_STATUSES, all('userStatus')),
    countryOfOrigin: some(COUNTRIES, all('countryOfOrigin')),
    year: year(search.get('year')),
    isAdult: onOrOff(search.get('isAdult')),
    private: onOrOff(search.get('private')),
    notes: onOrOff(search.get('notes')),
    repeat: onOrOff(search.get('repeat')),
    missingStart: onOrOff(search.get('missingStart')),
    missingScore: onOrOff(search.get('missingScore')),
    type: some(['anime', 'manga'] as const, all('type'))[0],
    sort: LIST_SORTS.find((name) => name.toLowerCase() === sort) ?? OLD_SORTS[sort] ?? LIST_SORTS[0],
    reverse: search.get('reverse') === 'true',
  };
}

/** The parameters that differ from the defaults. */
export function formatFilter(filter: ListFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (name === 'sort' ? value === LIST_SORTS[0] : value === '' || value === undefined) continue;
    if (name === 'reverse' && value === false) continue;
    for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one));
  }
  return params;
}

/** What a filter is without any of its parameters. */
export const NO_FILTER: ListFilter = parseFilter(new URLSearchParams());

function texts(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value) => value !== ''))];
}

/** In the order of the list, so that equal choices have one URL. */
function some<T extends string>(known: readonly T[], values: readonly string[]): readonly T[] {
  const wanted = new Set(values.map((value) => value.toLowerCase()));
  return known.filter((one) => wanted.has(one.toLowerCase()));
}

function year(text: string | null): number | undefined {
  return text !== null && /^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined;
}

function onOrOff(text: string | null): boolean | undefined {
  return text === 'true' ? true : text === 'false' ? false : undefined;
}
