// One description of what the themes service has, written as each of its interfaces writes it.

export interface Performed {
  readonly slug: string;
  readonly name: string;
  /** The character, and the name, that the artist sings under. */
  readonly as?: string;
  readonly alias?: string;
  /** Slug of the member of this group. */
  readonly member?: string;
}

export interface DescribedVideo {
  readonly id: number;
  readonly resolution?: number | null;
  readonly source?: string | null;
  readonly audio?: string | null;
}

export interface DescribedEntry {
  readonly id: number;
  readonly version?: number;
  readonly episodes?: string | null;
  readonly nsfw?: boolean;
  readonly spoiler?: boolean;
  readonly videos?: readonly DescribedVideo[];
}

export interface DescribedSong {
  readonly id: number;
  readonly title: string | null;
  readonly performed?: readonly Performed[];
}

export interface DescribedTheme {
  readonly id: number;
  readonly type: 'OP' | 'ED' | 'IN';
  readonly sequence?: number | null;
  readonly slug?: string;
  readonly group?: string;
  readonly song?: DescribedSong | null;
  readonly entries?: readonly DescribedEntry[];
  readonly anime?: DescribedAnime;
}

export interface DescribedAnime {
  readonly slug: string;
  readonly name: string;
  readonly year?: number | null;
  readonly themes?: readonly DescribedTheme[];
  /** The tracker's id; null for a link without an id. */
  readonly trackerId?: number | null;
}

export interface DescribedArtist {
  readonly slug: string;
  readonly name: string;
  readonly images?: readonly { readonly isLarge: boolean; readonly link: string }[];
  readonly resources?: readonly {
    readonly site: string;
    readonly link: string;
    readonly id: number | null;
  }[];
  readonly songs?: readonly (DescribedSong & { readonly themes: readonly DescribedTheme[] })[];
}

/** How an interface writes its responses; of GraphQL, their `data`. */
export interface ThemesWire {
  readonly anime: (all: readonly DescribedAnime[]) => unknown;
  readonly artist: (artist: DescribedArtist) => unknown;
  readonly ids: (all: readonly (DescribedAnime | null)[]) => unknown;
}

const link = (id: number) => `https://v.example/${id}.webm`;

export const jsonApiWire: ThemesWire = {
  anime: (all) => ({ anime: all.map(jsonAnime) }),
  artist: ({ slug, name, images = [], resources = [], songs = [] }) => ({
    artist: {
      slug,
      name,
      images: images.map((image) => ({
        facet: image.isLarge ? 'Large Cover' : 'Small Cover',
        link: image.link,
      })),
      resources: resources.map((one) => ({ site: one.site, link: one.link, external_id: one.id })),
      songs: songs.map((song) => ({
        id: song.id,
        title: song.title,
        animethemes: song.themes.map((theme) => jsonTheme({ song, ...theme })),
      })),
    },
  }),
  // Unknown slugs are left out of the page.
  ids: (all) => ({ anime: all.flatMap((one) => (one ? [jsonAnime(one)] : [])) }),
};

const jsonAnime = ({ slug, name, year = null, themes = [], trackerId }: DescribedAnime): object => ({
  slug,
  name,
  year,
  animethemes: themes.map(jsonTheme),
  resources: [
    { site: 'MyAnimeList', link: 'https://mal.example/anime/1', external_id: 1 },
    ...(trackerId === undefined
      ? []
      : [{ site: 'AniList', link: 'https://tracker.example', external_id: trackerId }]),
  ],
});

const jsonTheme = ({ song, group, entries = [], anime, ...theme }: DescribedTheme): object => ({
  ...theme,
  sequence: theme.sequence ?? null,
  slug: theme.slug ?? '',
  group: group === undefined ? null : { name: group, slug: 'EN' },
  song: song && {
    id: song.id,
    title: song.title,
    artists: [...new Map((song.performed ?? []).map((one) => [one.slug, one])).values()].map((one) => ({
      slug: one.slug,
      name: one.name,
      artistsong: { as: one.as ?? null, alias: one.alias ?? null },
    })),
  },
  animethemeentries: entries.map(({ videos = [], ...entry }) => ({
    ...entry,
    videos: videos.map(({ audio, ...video }) => ({
      ...video,
      link: link(video.id),
      nc: true,
      ...(audio === undefined ? {} : { audio: audio && { link: audio } }),
    })),
  })),
  ...(anime ? { anime: jsonAnime(anime) } : {}),
});

export const graphqlWire: ThemesWire = {
  anime: (all) => ({
    findAnimeByExternalSite: all.map(({ name, themes = [] }) => ({
      title: { romaji: name },
      animethemes: themes.map((theme) => ({
        ...graphqlTheme(theme),
        song: theme.song ? graphqlSong(theme.song) : null,
      })),
    })),
  }),
  artist: ({ slug, name, images = [], resources = [], songs = [] }) => {
    const performances = songs.flatMap((song) =>
      (song.performed ?? []).map((performed) => ({
        performed,
        song: {
          ...graphqlSong(song),
          animethemes: song.themes.map((theme) => ({
            ...graphqlTheme(theme),
            anime: theme.anime && {
              slug: theme.anime.slug,
              year: theme.anime.year ?? null,
              title: { romaji: theme.anime.name },
            },
          })),
        },
      })),
    );
    const ofSong = (list: typeof performances) => list.map(({ song }) => ({ song }));
    return {
      artist: {
        slug,
        name: { main: name },
        images: {
          nodes: images.map((image) => ({
            facet: image.isLarge ? 'LARGE_COVER' : 'SMALL_COVER',
            link: image.link,
          })),
        },
        resources: {
          nodes: resources.map((one) => ({ siteLocalized: one.site, link: one.link, externalId: one.id })),
        },
        performances: ofSong(performances.filter(({ performed }) => performed.slug === slug)),
        memberPerformances: ofSong(performances.filter(({ performed }) => performed.member === slug)),
      },
    };
  },
  ids: (all) =>
    Object.fromEntries(
      all.map((one, index) => [
        `a${index}`,
        one && {
          slug: one.slug,
          resources: { nodes: one.trackerId === undefined ? [] : [{ externalId: one.trackerId }] },
        },
      ]),
    ),
};

const graphqlSong = ({ id, title, performed = [] }: DescribedSong) => ({
  id,
  title: { romaji: title, native: null },
  performances: performed.map(({ slug, name }) => ({ artist: { slug, name: { main: name } } })),
});

const graphqlTheme = ({ id, type, sequence, slug, group, entries = [] }: DescribedTheme) => ({
  id,
  type,
  sequence: sequence ?? null,
  slug: slug ?? '',
  group: group === undefined ? null : { name: group },
  animethemeentries: entries.map((entry) => ({
    id: entry.id,
    version: entry.version ?? 1,
    episodes: entry.episodes ?? null,
    nsfw: entry.nsfw ?? false,
    spoiler: entry.spoiler ?? false,
    videos: {
      nodes: (entry.videos ?? []).map(({ id: videoId, resolution, source, audio }) => ({
        id: videoId,
        link: link(videoId),
        resolution: resolution ?? null,
        source: source ?? null,
        nc: true,
        audio: audio ? { link: audio } : null,
      })),
    },
  })),
});
