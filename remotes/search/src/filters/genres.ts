import { GENRES } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { integer, texts } from '@tsugi/ui/url-state';
import { type Filter, type SearchContext, some, tagsOf } from './filter.ts';
import { type SeasonAndYear, seasonOf } from './season.ts';

export interface GenreParams {
  readonly genre: readonly string[];
  readonly excludeGenre: readonly string[];
  /** Names of tags from links that separate them; `genre` may contain tags as well. */
  readonly tag: readonly string[];
  /** Tags count from this percentage on. */
  readonly rank: number | undefined;
}

/** The list of a season takes more of them. */
type Asked = GenreParams & SeasonAndYear;

/** Every name in the genre filter that is no genre is a tag. */
export function isGenre(name: string): boolean {
  const genres: readonly string[] = GENRES;
  return genres.includes(name);
}

const isTag = (name: string) => !isGenre(name);

/** Whether any is named: a MAL-style search then needs their ids. */
export function namesGenres({ genre, tag, excludeGenre }: GenreParams): boolean {
  return genre.length + tag.length + excludeGenre.length > 0;
}

function isKnown(value: string, { knownNames }: SearchContext<unknown>): string | undefined {
  return knownNames && !knownNames.has(value) ? t`AniList has no genre or tag “${value}”.` : undefined;
}

/** The MAL-style service refuses more, of those to include and of those to exclude. */
const MAX_MAL_GENRES = 25;

/** @param listOf all names that count together, those that are chosen and in their order */
function isTaken(listOf: (params: GenreParams) => readonly string[]) {
  return (value: string, context: SearchContext<Asked>): string | undefined => {
    if (context.knownNames && !context.knownNames.has(value)) return t`MAL has no genre or theme “${value}”.`;
    const names = listOf(context.params);
    const place = names.includes(value) ? names.indexOf(value) : names.length;
    // The list of a season is narrowed on this device.
    return place < MAX_MAL_GENRES || seasonOf(context)
      ? undefined
      : t`MAL searches by at most ${{ most: MAX_MAL_GENRES }} genres and themes at once.`;
  };
}

const isIncluded = isTaken(({ genre, tag }) => [...genre, ...tag]);

/** Genres and tags (the tracker) or themes (MAL), wanted or unwanted. */
export const genres: Filter<GenreParams, Asked> = {
  name: 'genres',
  label: (type, engine) => (type === 'media' || engine === 'tracker' ? t`Genres & tags` : t`Genres & themes`),
  codecs: { genre: texts, excludeGenre: texts, tag: texts, rank: integer(() => [1, 100]) },
  settle: ({ genre, excludeGenre, tag, rank }) => {
    const tags = tag.filter((name) => !genre.includes(name));
    return {
      genre,
      excludeGenre: excludeGenre.filter((name) => !genre.includes(name) && !tags.includes(name)),
      tag: tags,
      rank,
    };
  },
  control: { kind: 'genres' },
  tags: ({ params }) => [
    ...[...tagsOf(params, 'genre', String), ...tagsOf(params, 'tag', String)].map((one) => ({
      ...one,
      // Both services name them in English.
      lang: 'en',
    })),
    ...tagsOf(params, 'excludeGenre', (name) => t`not ${name}`).map((one) => ({
      ...one,
      lang: 'en',
      name: String(one.value),
      excluded: true,
    })),
    ...tagsOf(params, 'rank', (percent) => t`Tags above ${percent}%`),
  ],
  pill: ({ params: { genre, tag, excludeGenre } }) => [
    ...genre,
    ...tag,
    ...excludeGenre.map((name) => t`not ${name}`),
  ],
  title: {
    place: 2,
    texts: ({ genre, tag, excludeGenre }) => [
      ...genre,
      ...tag,
      ...excludeGenre.map((name) => t`without ${name}`),
    ],
  },
  tracker: {
    rules: {
      genre: isKnown,
      excludeGenre: isKnown,
      tag: isKnown,
      rank: (_value, { params, knownNames }) =>
        [...params.genre, ...params.tag].some((name) => isTag(name) && (!knownNames || knownNames.has(name)))
          ? undefined
          : t`Include a tag first: genres have no percentage.`,
    },
    // The URL may name tags among the genres; the tracker takes them in separate variables.
    send: ({ params: { genre, excludeGenre, tag, rank } }) => {
      const tags = [...genre.filter(isTag), ...tag];
      return {
        genre_in: some(genre.filter(isGenre)),
        genre_not_in: some(excludeGenre.filter(isGenre)),
        tag_in: some(tags),
        tag_not_in: some(excludeGenre.filter(isTag)),
        minimumTagRank: tags.length > 0 ? rank : undefined,
      };
    },
  },
  mal: {
    genre: isIncluded,
    excludeGenre: isTaken(({ excludeGenre }) => excludeGenre),
    tag: isIncluded,
    rank: () => t`MAL search does not know the weight of tags.`,
  },
};
