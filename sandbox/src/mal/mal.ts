import { SEASONS, type Season, type SeasonPoint, seasonAt } from '../calendar.ts';
import type { Media, MediaType } from '../catalogue/media.ts';
import { type HttpResponse, type Incoming, json } from '../http/message.ts';
import type { World } from '../world.ts';
import { fullForm } from './full-form.ts';
import { genreReference, MAL_GENRES } from './genres.ts';
import { listForm } from './media-form.ts';
import { characterForm, charactersForm, staffForm } from './people-form.ts';
import { searchMal } from './search.ts';
import { invalid } from './validate.ts';

const PAGE = 25;

/** The MAL-style service, version 4: the tracker's catalogue under other ids. */
export function mal(world: World, { method, url, origin }: Incoming): HttpResponse {
  const [resource = '', id = '', part = ''] = url.pathname.slice('/mal/v4/'.length).split('/');
  if (method !== 'GET' || !url.pathname.startsWith('/mal/v4/')) {
    return missing(url);
  }
  if (resource === 'anime' || resource === 'manga') {
    const type = resource === 'anime' ? 'ANIME' : 'MANGA';
    return id === ''
      ? listed(() => searchMal(world, type, url.searchParams), world, url, origin)
      : (one(world, type, Number(id), part, origin) ?? missing(url));
  }
  if (resource === 'characters') {
    const character = world.cast.byId(Number(id));
    return character === undefined ? missing(url) : dataResponse(characterForm(character, world, origin));
  }
  if (resource === 'genres' && (id === 'anime' || id === 'manga')) {
    return dataResponse(genres(world, id === 'anime' ? 'ANIME' : 'MANGA', url.searchParams.get('filter')));
  }
  if (resource === 'seasons') {
    return listed(() => season(world, id, part, url.searchParams), world, url, origin);
  }
  return missing(url);
}

/** Responses are fresh for a day, as those of the service. */
function dataResponse(data: unknown, more: Record<string, unknown> = {}): HttpResponse {
  return json(200, { ...more, data }, { 'Cache-Control': 'public, max-age=86400' });
}

function missing(url: URL): HttpResponse {
  return json(404, {
    status: 404,
    type: 'BadResponseException',
    message: 'Resource does not exist',
    error: `404 on ${url.pathname}`,
  });
}

function one(
  world: World,
  type: MediaType,
  malId: number,
  part: string,
  origin: string,
): HttpResponse | undefined {
  const media = world.catalogue.byMalId[type].get(malId);
  if (media === undefined) {
    return undefined;
  }
  switch (part) {
    case '':
      return dataResponse(listForm(media, world, origin));
    case 'full':
      return dataResponse(fullForm(media, world, origin));
    case 'characters':
      return dataResponse(charactersForm(media, world, origin));
    case 'staff':
      return type === 'ANIME' ? dataResponse(staffForm(media, world, origin)) : undefined;
    default:
      return undefined;
  }
}

function listed(
  find: () => readonly Media[] | undefined,
  world: World,
  url: URL,
  origin: string,
): HttpResponse {
  const refusal = invalid(url.searchParams);
  if (refusal !== undefined) {
    return refusal;
  }
  const found = find();
  if (found === undefined) {
    return missing(url);
  }
  const page = Number(url.searchParams.get('page') ?? 1);
  const limit = Math.min(PAGE, Math.max(1, Number(url.searchParams.get('limit') ?? PAGE) || PAGE));
  const items = found.slice((page - 1) * limit, page * limit);
  const pagination = {
    last_visible_page: Math.max(1, Math.ceil(found.length / limit)),
    has_next_page: page * limit < found.length,
    current_page: page,
    items: { count: items.length, total: found.length, per_page: limit },
  };
  return dataResponse(
    items.map((media) => listForm(media, world, origin)),
    { pagination },
  );
}

function season(
  world: World,
  year: string,
  name: string,
  query: URLSearchParams,
): readonly Media[] | undefined {
  const works = searchMal(world, 'ANIME', query);
  if (year === 'upcoming') {
    return works.filter(({ status }) => status === 'NOT_YET_RELEASED');
  }
  const point: SeasonPoint | undefined = year === 'now' ? seasonAt(world.now()) : seasonOf(year, name);
  if (point === undefined) {
    return undefined;
  }
  const continuing = query.get('continuing') !== null && query.get('continuing') !== 'false';
  return works
    .filter(
      (media) =>
        (media.season === point.season && media.seasonYear === point.year) ||
        (continuing && media.status === 'RELEASING'),
    )
    .sort((left, right) => right.popularity - left.popularity);
}

function seasonOf(year: string, name: string): SeasonPoint | undefined {
  const known = SEASONS.find((one): one is Season => one.toLowerCase() === name.toLowerCase());
  return known === undefined || !/^\d{4}$/.test(year) ? undefined : { season: known, year: Number(year) };
}

const counts = new WeakMap<object, Map<string, number>>();

function genres(world: World, type: MediaType, filter: string | null): readonly Record<string, unknown>[] {
  const known = counts.get(world.catalogue) ?? new Map<string, number>();
  counts.set(world.catalogue, known);
  return MAL_GENRES.filter(({ kind }) => filter === null || kind === filter).map((genre) => {
    const key = `${type} ${genre.id}`;
    const count =
      known.get(key) ??
      [...world.catalogue.byMalId[type].values()].filter((media) => genre.matches(media)).length;
    known.set(key, count);
    const { type: _, ...reference } = genreReference(genre, type);
    return { ...reference, count };
  });
}
