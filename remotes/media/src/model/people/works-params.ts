/** The orders that the pages of people and studios offer, by the tracker's names. */
export const WORK_SORTS = [
  'POPULARITY_DESC',
  'START_DATE_DESC',
  'START_DATE',
  'SCORE_DESC',
  'SCORE',
  'FAVOURITES_DESC',
  'TITLE_ROMAJI',
] as const;

export type WorkSort = (typeof WORK_SORTS)[number];

/** What the URL says about the list of works. */
export interface WorksParams {
  /** Only what is on the viewer's list, only what is not, or everything. */
  readonly list: boolean | undefined;
  /** Undefined: the page's own order. */
  readonly sort: WorkSort | undefined;
  /** The works of a member of the staff: the characters that they voice, or what they helped to make. */
  readonly show: 'voices' | 'credits' | undefined;
  /** Of a studio: only what it mainly made. */
  readonly main: boolean;
}

/** Total: what cannot be understood gives the default. */
export function parseWorks(search: URLSearchParams): WorksParams {
  const list = search.get('list');
  const sort = search.get('sort')?.toUpperCase();
  const show = search.get('show');
  return {
    list: list === 'true' ? true : list === 'false' ? false : undefined,
    sort: WORK_SORTS.find((one) => one === sort),
    show: show === 'voices' || show === 'credits' ? show : undefined,
    main: search.get('main') === 'true',
  };
}

/** The search parameters with these values; defaults are left out. Others stay as they are. */
export function withWorks(search: URLSearchParams, params: WorksParams): URLSearchParams {
  const next = new URLSearchParams(search);
  const set = (name: keyof WorksParams, value: string | undefined) => {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  };
  set('list', params.list === undefined ? undefined : String(params.list));
  set('sort', params.sort);
  set('show', params.show);
  set('main', params.main ? 'true' : undefined);
  return next;
}

/** The part of it that the tracker filters by. Signed out there is no list to filter by. */
export function worksQuery(
  { list, sort }: WorksParams,
  isSignedIn: boolean,
): { readonly onList?: boolean; readonly sort?: readonly WorkSort[] } {
  return {
    ...(isSignedIn && list !== undefined ? { onList: list } : {}),
    ...(sort ? { sort: [sort] } : {}),
  };
}
