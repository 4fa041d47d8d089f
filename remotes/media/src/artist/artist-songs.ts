import type { Artist } from '@tsugi/data/operations/theme-artist';
import { type ThemeRow, themeRow } from '../themes/theme-rows.ts';

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

/** The songs of an artist by name, each with the titles that it is heard in. */
export function artistSongs({ slug, songs }: Pick<Artist, 'slug' | 'songs'>): readonly ArtistSong[] {
  return songs
    .map(({ id, title, themes }) => ({
      id,
      title: title ?? 'Untitled song',
      others: withoutRepeats(themes.flatMap(({ song }) => song.artists)).filter((one) => one.slug !== slug),
      themes: themes.map((theme) => {
        const work = workOf(theme.anime);
        return { row: themeRow(theme, work), work };
      }),
    }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** The themes service does not know the tracker's ids: the title leads to its search. */
function workOf(anime: Artist['songs'][number]['themes'][number]['anime']) {
  if (!anime) return { name: 'Unknown title', to: '/search/anime' };
  const name = anime.year ? `${anime.name} (${anime.year})` : anime.name;
  return { name, to: `/search/anime?${new URLSearchParams({ q: anime.name })}` };
}

function withoutRepeats<T extends { readonly slug: string }>(list: readonly T[]): readonly T[] {
  return [...new Map(list.map((one) => [one.slug, one])).values()];
}
