import { fuzzyInt } from '../calendar.ts';
import type { Media, MediaType } from '../catalogue/media.ts';
import { mediaSearch } from '../tracker/finders.ts';
import { Tests } from '../tracker/search/comparisons.ts';
import type { World } from '../world.ts';
import { MAL_GENRES } from './genres.ts';
import { malFormat, malStatus, RATINGS, ratingOf } from './labels.ts';
import { malScore } from './ranks.ts';

const STATUSES: Readonly<Record<MediaType, Readonly<Record<string, string>>>> = {
  ANIME: { airing: 'Currently Airing', complete: 'Finished Airing', upcoming: 'Not yet aired' },
  MANGA: {
    publishing: 'Publishing',
    complete: 'Finished',
    hiatus: 'On Hiatus',
    discontinued: 'Discontinued',
    upcoming: 'Not yet published',
  },
};
const TYPES: Readonly<Record<string, string>> = {
  tv: 'TV',
  movie: 'Movie',
  ova: 'OVA',
  special: 'Special',
  tv_special: 'Special',
  ona: 'ONA',
  music: 'Music',
  manga: 'Manga',
  novel: 'Novel',
  lightnovel: 'Light Novel',
  oneshot: 'One-shot',
  doujin: 'Doujinshi',
  manhwa: 'Manhwa',
  manhua: 'Manhua',
};

const ORDERS: Readonly<Record<string, (media: Media) => number | string>> = {
  mal_id: (media) => media.idMal ?? 0,
  title: (media) => media.title.romaji,
  start_date: (media) => fuzzyInt(media.startDate),
  end_date: (media) => fuzzyInt(media.endDate),
  episodes: (media) => media.episodes ?? 0,
  chapters: (media) => media.chapters ?? 0,
  volumes: (media) => media.volumes ?? 0,
  score: malScore,
  scored_by: (media) => media.popularity,
  rank: (media) => -malScore(media),
  popularity: (media) => -media.popularity,
  members: (media) => media.popularity,
  favorites: (media) => media.favourites,
};

/** Works of one type that fit the query, in its order. */
export function searchMal(world: World, type: MediaType, query: URLSearchParams): readonly Media[] {
  const q = query.get('q') ?? '';
  const { catalogue } = world;
  const candidates =
    q === ''
      ? [...catalogue.byMalId[type].values()]
      : mediaSearch(world)
          .find({ search: q, type })
          .filter(({ idMal }) => idMal !== null);
  const tests = malTests(type, query);
  const found = candidates.filter((media) => tests.pass(media));
  const order = ORDERS[query.get('order_by') ?? ''];
  if (order === undefined) {
    return found;
  }
  const sign = query.get('sort') === 'desc' ? -1 : 1;
  return found.sort((one, other) => {
    const left = order(one);
    const right = order(other);
    return left === right ? (one.idMal ?? 0) - (other.idMal ?? 0) : left < right ? -sign : sign;
  });
}

function malTests(type: MediaType, query: URLSearchParams): Tests<Media> {
  const tests = new Tests<Media>();
  const number = (name: string): number | undefined =>
    query.has(name) && query.get(name) !== '' ? Number(query.get(name)) : undefined;
  const wanted = TYPES[query.get('type') ?? query.get('filter') ?? ''];
  tests.is(wanted, malFormat);
  tests.is(STATUSES[type][query.get('status') ?? ''], malStatus);
  tests.is(number('score'), (media) => Math.floor(malScore(media)));
  tests.greater(below(number('min_score')), malScore);
  tests.lesser(above(number('max_score')), malScore);
  const rating = Object.entries(RATINGS).find(([code]) => code === query.get('rating'))?.[1];
  tests.is(rating, ratingOf);
  if (query.get('sfw') !== null && query.get('sfw') !== 'false') {
    tests.add((media) => !media.isAdult);
  }
  for (const id of ids(query.get('genres'))) {
    tests.add((media) => MAL_GENRES.some((genre) => genre.id === id && genre.matches(media)));
  }
  for (const id of ids(query.get('genres_exclude'))) {
    tests.add((media) => !MAL_GENRES.some((genre) => genre.id === id && genre.matches(media)));
  }
  const producers = ids(query.get('producers'));
  if (producers.length > 0) {
    tests.add((media) => media.studios.some(({ id }) => producers.includes(id)));
  }
  const letter = query.get('letter')?.toLowerCase();
  if (letter) {
    tests.add((media) => media.title.romaji.toLowerCase().startsWith(letter));
  }
  tests.greater(below(dateOf(query.get('start_date'))), (media) => fuzzyInt(media.startDate) || null);
  tests.lesser(above(dateOf(query.get('end_date'))), (media) => fuzzyInt(media.endDate) || null);
  return tests;
}

function ids(list: string | null): readonly number[] {
  return (list ?? '')
    .split(',')
    .filter((id) => id !== '')
    .map(Number);
}

/** The comparisons of Tests leave the bound out, those of this service count it in. */
const below = (bound: number | undefined): number | undefined =>
  bound === undefined ? undefined : bound - 0.001;
const above = (bound: number | undefined): number | undefined =>
  bound === undefined ? undefined : bound + 0.001;

/** "2024", "2024-05" or "2024-05-17" as YYYYMMDD. */
function dateOf(text: string | null): number | undefined {
  const [year, month = '0', day = '0'] = (text ?? '').split('-');
  return year === undefined || year === ''
    ? undefined
    : Number(year) * 10_000 + Number(month) * 100 + Number(day);
}
