import { mediaPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { compareTexts } from '@tsugi/ui/components';
import { type ThemeRow, themeRow } from '../../model/themes/theme-rows.ts';
import type { AnimeIds } from './theme-anime-ids.query.ts';
import type { Artist } from './theme-artist.query.ts';

export interface ArtistSong {
  readonly id: number;
  readonly title: string;
  /** Who sings it besides the artist. */
  readonly others: readonly { readonly slug: string; readonly name: string }[];
  readonly themes: readonly {
    readonly row: ThemeRow;
    /** The title that it opens or ends. */
    readonly work: { readonly name: string; readonly to: string };
  }[];
}

/** The slugs of the anime that the songs are heard in, each once, sorted: equal artists send equal requests. */
export function animeSlugs({ songs }: Pick<Artist, 'songs'>): readonly string[] {
  const slugs = songs.flatMap(({ themes }) => themes.flatMap(({ anime }) => anime?.slug ?? []));
  return [...new Set(slugs)].sort();
}

/** The songs of an artist by name, each with the titles that it is heard in. */
export function artistSongs(
  { slug, songs }: Pick<Artist, 'slug' | 'songs'>,
  ids: AnimeIds = {},
): readonly ArtistSong[] {
  return songs
    .map(({ id, title, themes }) => ({
      id,
      title: title ?? t`Untitled song`,
      others: withoutRepeats(themes.flatMap(({ song }) => song.artists)).filter((one) => one.slug !== slug),
      themes: themes.map((theme) => {
        const work = workOf(theme.anime, ids);
        return { row: themeRow(theme, work), work };
      }),
    }))
    .sort((a, b) => compareTexts(a.title, b.title));
}

/** Leads to the title; to its search as long as the tracker's id is not known. */
function workOf(anime: Artist['songs'][number]['themes'][number]['anime'], ids: AnimeIds) {
  if (!anime) return { name: t`Unknown title`, to: '/search/anime' };
  const name = anime.year ? `${anime.name} (${anime.year})` : anime.name;
  const id = Object.hasOwn(ids, anime.slug) ? ids[anime.slug] : undefined;
  const to = id
    ? mediaPath({ id, type: 'ANIME', title: anime.name })
    : `/search/anime?${new URLSearchParams({ q: anime.name })}`;
  return { name, to };
}

function withoutRepeats<T extends { readonly slug: string }>(list: readonly T[]): readonly T[] {
  return [...new Map(list.map((one) => [one.slug, one])).values()];
}
