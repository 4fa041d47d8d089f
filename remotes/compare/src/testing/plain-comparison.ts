// The reference of the property tests: the comparison in plain words, one title after the other.
import type { ListEntry } from '@tsugi/data/operations/media-list-collection';
import type { CompareQuery, CompareSort, ResultEntry } from '../model/types.ts';

export interface PlainTitle {
  readonly id: number;
  readonly average: number | null;
  readonly difference: number | null;
  readonly repeat: number;
  readonly entries: readonly ResultEntry[];
}

interface Candidate extends PlainTitle {
  readonly media: ListEntry['media'];
}

interface Lists {
  readonly included: readonly (readonly ListEntry[])[];
  readonly excluded: readonly (readonly ListEntry[])[];
}

export function plainComparison({ included, excluded }: Lists, query: CompareQuery): readonly PlainTitle[] {
  const users = included.length;
  const { reviewsNeeded = users } = query;
  const needed = Math.max(1, Math.min(users, reviewsNeeded));
  const medias = new Map(included.flat().map(({ media }) => [media.id, media]));
  const isExcluded = (id: number) => excluded.some((list) => list.some(({ media }) => media.id === id));
  return [...medias.values()]
    .filter((media) => !isExcluded(media.id) && passesTitle(media, query))
    .flatMap((media): readonly Candidate[] => {
      const counting = included.flatMap((list, user) => {
        const found = list.find((entry) => entry.media.id === media.id);
        return found && passesEntry(found, query) ? [{ user, found }] : [];
      });
      if (counting.length < needed) return [];
      const scores = counting.map(({ found }) => found.score100).filter((score) => score > 0);
      return [
        {
          media,
          id: media.id,
          average: scores.length > 0 ? sum(scores) / scores.length : null,
          difference: scores.length > 1 ? Math.max(...scores) - Math.min(...scores) : null,
          repeat: sum(counting.map(({ found }) => found.repeat)),
          entries: counting.map(({ user, found }) => ({
            user,
            status: found.status ?? 'COMPLETED',
            score: found.score,
            repeat: found.repeat,
          })),
        },
      ];
    })
    .sort((a, b) => inOrder(a, b, query))
    .map(({ media: _, ...title }) => title);
}

function passesTitle(media: ListEntry['media'], query: CompareQuery): boolean {
  const titles = [...Object.values(media.title), ...media.synonyms].filter((title) => title !== null);
  const oneOf = (wanted: readonly string[], value: unknown) =>
    wanted.length === 0 || (typeof value === 'string' && wanted.includes(value));
  return (
    titles.some((title) => title.toLowerCase().includes(query.search.trim().toLowerCase())) &&
    oneOf(query.format, media.format) &&
    oneOf(query.status, media.status) &&
    oneOf(query.countryOfOrigin, media.countryOfOrigin) &&
    query.genre.every((genre) => media.genres.includes(genre)) &&
    is(query.isAdult, media.isAdult === true) &&
    (query.year === undefined || query.year === (media.seasonYear ?? media.startDate?.year ?? 0))
  );
}

function passesEntry(entry: ListEntry, query: CompareQuery): boolean {
  return (
    (query.userStatus.length === 0 || query.userStatus.some((status) => status === entry.status)) &&
    is(query.private, entry.private) &&
    is(query.notes, entry.notes !== null && entry.notes !== '') &&
    is(query.repeat, entry.repeat > 0) &&
    is(query.missingStart, !entry.startedAt?.year) &&
    (query.missingScore || entry.score100 > 0)
  );
}

function is(wanted: boolean | undefined, value: boolean): boolean {
  return wanted === undefined || wanted === value;
}

function inOrder(a: Candidate, b: Candidate, { sort, reverse }: CompareQuery): number {
  const { compare } = new Intl.Collator();
  const byTitle = compare(a.media.title.userPreferred, b.media.title.userPreferred) || a.id - b.id;
  const sign = reverse ? -1 : 1;
  if (sort === 'title') return sign * byTitle;
  const [one, other] = [sortValue(a, sort), sortValue(b, sort)];
  // What has no value stands last, also in reverse.
  if (one === null || other === null) return Number(one === null) - Number(other === null) || byTitle;
  return sign * (other - one) || byTitle;
}

function sortValue({ media, average, difference, repeat }: Candidate, sort: CompareSort): number | null {
  switch (sort) {
    case 'score':
      return average;
    case 'difference':
      return difference;
    case 'repeat':
      return repeat;
    case 'releaseDate':
      return day(media.startDate) || (media.seasonYear ?? 0) * 1000 || null;
    case 'title':
      return null;
    default:
      return media[sort] || null;
  }
}

function day(value: ListEntry['media']['startDate']): number {
  return (value?.year ?? 0) * 1000 + (value?.month ?? 0) * 32 + (value?.day ?? 0);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
