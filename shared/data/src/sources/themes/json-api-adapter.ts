import { required } from '../present.ts';
import type { AnimeIds, AnimeThemes, Artist, Theme, ThemeEntry, ThemeVideo } from './anime-themes.ts';
import type { ThemesWire } from './payload-types.ts';
import type { ThemesAdapter } from './themes-adapter.ts';

const SITES = { ani: 'AniList', mal: 'MyAnimeList' } as const;

/** The JSON:API form of the themes service. */
export const jsonApiAdapter: ThemesAdapter = {
  animeRequest: (site, id) => ({
    kind: 'get',
    path: '/anime',
    search: [
      ['filter[has]', 'resources'],
      ['filter[site]', SITES[site]],
      ['filter[external_id]', String(id)],
      ['include', 'animethemes.animethemeentries.videos.audio,animethemes.group,animethemes.song.artists'],
    ],
  }),
  readAnime: (payload) => {
    // The service's documented envelope; `required` fails when it is another.
    const anime = required((payload as Partial<ThemesWire<'AnimeList'>>).anime, 'anime');
    return toAnimeThemes(anime);
  },
  artistRequest: (slug) => ({
    kind: 'get',
    path: `/artist/${encodeURIComponent(required(slug || undefined, 'An artist'))}`,
    search: [
      [
        'include',
        [
          'songs.animethemes.anime',
          'songs.animethemes.animethemeentries.videos.audio',
          'songs.animethemes.group',
          'songs.animethemes.song.artists',
          'resources',
          'images',
        ].join(','),
      ],
    ],
  }),
  readArtist: (payload) => {
    // As above.
    const artist = required((payload as Partial<ThemesWire<'ArtistPage'>>).artist, 'artist');
    return toArtist(artist);
  },
  idsRequest: (slugs) => ({
    kind: 'get',
    path: '/anime',
    search: [
      ['filter[slug]', slugs.join(',')],
      ['include', 'resources'],
      ['page[size]', String(slugs.length)],
    ],
  }),
  readIds: (payload) => {
    // As above.
    const anime = required((payload as Partial<ThemesWire<'AnimeList'>>).anime, 'anime');
    return toAnimeIds(anime);
  },
};

function toAnimeIds(anime: readonly ThemesWire<'Anime'>[]): AnimeIds {
  return Object.fromEntries(
    anime.flatMap(({ slug, resources = [] }) => {
      const id = resources.find(({ site, external_id }) => site === SITES.ani && external_id)?.external_id;
      return id ? [[slug, id]] : [];
    }),
  );
}

/** An anime may stand in the service under several names; their themes belong together. */
function toAnimeThemes(anime: readonly ThemesWire<'Anime'>[]): AnimeThemes {
  return {
    name: anime[0]?.name ?? null,
    themes: anime.flatMap(({ animethemes = [] }) => animethemes.map(toTheme)),
  };
}

function toArtist({ slug, name, images = [], resources = [], songs = [] }: ThemesWire<'Artist'>): Artist {
  const bySize = [...images].sort((a, b) => Number(isLarge(b)) - Number(isLarge(a)));
  return {
    slug,
    name,
    images: bySize.map(({ link }) => link),
    resources: resources.map(({ site, link, external_id }) => ({
      site: site ?? '',
      link,
      externalId: external_id ?? null,
    })),
    songs: songs.map(({ id, title, animethemes = [] }) => ({
      id,
      title: title ?? null,
      themes: animethemes.map(toTheme),
    })),
  };
}

function isLarge({ facet }: { readonly facet?: string | null }): boolean {
  return facet?.startsWith('Large') ?? false;
}

function toTheme({
  id,
  type,
  sequence,
  slug,
  group,
  song,
  animethemeentries = [],
  anime,
}: ThemesWire<'Theme'>): Theme {
  return {
    id,
    type: type ?? '',
    slug: slug || `${type ?? ''}${sequence ?? ''}`,
    group: group?.name || null,
    song: {
      title: song?.title ?? null,
      artists: (song?.artists ?? []).map((artist) => ({ slug: artist.slug, name: artist.name })),
    },
    entries: animethemeentries.map(toEntry),
    anime: anime ? { name: anime.name, slug: anime.slug, year: anime.year ?? null } : null,
  };
}

function toEntry({ id, version, episodes, spoiler, nsfw, videos = [] }: ThemesWire<'Entry'>): ThemeEntry {
  return {
    id,
    version: version ?? null,
    episodes: episodes || null,
    spoiler: spoiler ?? false,
    nsfw: nsfw ?? false,
    videos: videos.map(toVideo),
  };
}

function toVideo({ id, link, resolution, source, nc, audio }: ThemesWire<'Video'>): ThemeVideo {
  return {
    id,
    link,
    resolution: resolution ?? null,
    source: source ?? null,
    nc: nc ?? false,
    audioLink: audio?.link ?? null,
  };
}
