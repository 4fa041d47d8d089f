import { present, required } from '../present.ts';
import type { AnimeIds, AnimeThemes, Artist, Theme, ThemeEntry, ThemeVideo } from './anime-themes.ts';
import type {
  AnimeIdsFragment,
  AnimeThemesQuery,
  ArtistSongFragment,
  SongPartsFragment,
  ThemeArtistQuery,
  ThemePartsFragment,
} from './generated/operations.ts';
import { ANIME_THEMES, animeIdsDocument, THEME_ARTIST } from './graphql-documents.ts';
import type { ThemesAdapter } from './themes-adapter.ts';

/** By root: `a0`, `a1` … Null for a slug that the service does not have. */
type WireAnimeIds = Readonly<Record<string, AnimeIdsFragment | null>>;
type WireEntry = ThemePartsFragment['animethemeentries'][number];

const SITES = { ani: 'ANILIST', mal: 'MAL' } as const;

/** The GraphQL form of the themes service. */
export const graphqlAdapter: ThemesAdapter = {
  animeRequest: (site, id) => ({
    kind: 'graphql',
    query: ANIME_THEMES,
    variables: { site: SITES[site], id: [id] },
  }),
  readAnime: (payload) => {
    // What the document selects; a missing part fails below.
    const { findAnimeByExternalSite } = payload as Partial<AnimeThemesQuery>;
    return toAnimeThemes(required(findAnimeByExternalSite, 'findAnimeByExternalSite'));
  },
  artistRequest: (slug) => ({
    kind: 'graphql',
    query: THEME_ARTIST,
    variables: { slug: required(slug || undefined, 'An artist') },
  }),
  readArtist: (payload) => {
    // As above.
    const { artist } = payload as Partial<ThemeArtistQuery>;
    return toArtist(required(artist, 'artist'));
  },
  idsRequest: (slugs) => ({
    kind: 'graphql',
    query: animeIdsDocument(slugs.length),
    variables: Object.fromEntries(slugs.map((slug, index) => [`s${index}`, slug])),
  }),
  readIds: (payload) => {
    // As above.
    const roots = payload as WireAnimeIds;
    required(Object.keys(roots)[0], 'anime');
    return toAnimeIds(roots);
  },
};

function toAnimeIds(roots: WireAnimeIds): AnimeIds {
  return Object.fromEntries(
    present(Object.values(roots)).flatMap(({ slug, resources }) => {
      const id = resources.nodes.find(({ externalId }) => externalId)?.externalId;
      return id ? [[slug, id]] : [];
    }),
  );
}

/** An anime may stand in the service under several names; their themes belong together. */
function toAnimeThemes(anime: AnimeThemesQuery['findAnimeByExternalSite']): AnimeThemes {
  return {
    name: anime[0]?.title.romaji ?? null,
    themes: anime.flatMap(({ animethemes }) =>
      animethemes.map((theme) => ({ ...toTheme(theme, theme.song), anime: null })),
    ),
  };
}

function toArtist(artist: NonNullable<ThemeArtistQuery['artist']>): Artist {
  const { slug, name, images, resources, performances, memberPerformances } = artist;
  const isLarge = ({ facet }: { readonly facet: string }) => facet === 'LARGE_COVER';
  const bySize = [...images.nodes].sort((a, b) => Number(isLarge(b)) - Number(isLarge(a)));
  // A group performs a song once for each of its members.
  const songs = new Map([...performances, ...memberPerformances].map(({ song }) => [song.id, song]));
  return {
    slug,
    name: name.main,
    images: bySize.map(({ link }) => link),
    resources: resources.nodes.map(({ siteLocalized, link, externalId }) => ({
      site: siteLocalized,
      link,
      externalId,
    })),
    songs: [...songs.values()].map(toArtistSong),
  };
}

function toArtistSong(song: ArtistSongFragment): Artist['songs'][number] {
  return {
    id: song.id,
    title: titleOf(song),
    themes: song.animethemes.map((theme) => {
      const { slug, title, year } = theme.anime;
      return { ...toTheme(theme, song), anime: { name: title.romaji, slug, year } };
    }),
  };
}

function toTheme(theme: ThemePartsFragment, song: SongPartsFragment | null): Omit<Theme, 'anime'> {
  return {
    id: theme.id,
    type: theme.type,
    slug: theme.slug || `${theme.type}${theme.sequence ?? ''}`,
    group: theme.group?.name ?? null,
    song: { title: song && titleOf(song), artists: song ? artistsOf(song) : [] },
    entries: theme.animethemeentries.map(toEntry),
  };
}

function titleOf({ title }: SongPartsFragment): string | null {
  return title.romaji || title.native || null;
}

/** Each once, under the artist's own name: a performance may have been credited to a character. */
function artistsOf({ performances }: SongPartsFragment): Theme['song']['artists'] {
  const artists = performances.map(({ artist: { slug, name } }) => ({ slug, name: name.main }));
  return [...new Map(artists.map((artist) => [artist.slug, artist])).values()];
}

function toEntry({ id, version, episodes, spoiler, nsfw, videos }: WireEntry): ThemeEntry {
  return { id, version, episodes: episodes || null, spoiler, nsfw, videos: videos.nodes.map(toVideo) };
}

function toVideo({
  id,
  link,
  resolution,
  source,
  nc,
  audio,
}: WireEntry['videos']['nodes'][number]): ThemeVideo {
  // Never null by the schema; a file without it still plays.
  return { id, link, resolution, source, nc, audioLink: audio?.link ?? null };
}
