import type { Media } from '../catalogue/media.ts';
import { images } from '../tracker/images.ts';
import type { World } from '../world.ts';
import { type Artist, allArtists, artistBySlug, groupsOf, membersOf } from './artists.ts';
import {
  byExternalSite,
  type ExternalSiteArgs,
  type Resource,
  type ResourceArgs,
  resourceConnection,
  resourcesOf,
} from './external-sites.ts';
import { connection, type Paging, paginator, part, type Sorted, sorted } from './lists.ts';
import {
  type Performance,
  type Song,
  type Theme,
  type ThemeEntry,
  themesAsMember,
  themesBy,
  themesOf,
  type Video,
} from './songs.ts';
import { animeBySlug, animeSlug } from './themes.ts';

export type ThemesContext = { world: World; origin: string };

type Resolver<Source, Args = Record<string, never>> = (
  source: Source,
  args: Args,
  context: ThemesContext,
) => unknown;
type Resolvers = Record<string, Record<string, Resolver<never, never>>>;

const query = {
  anime: ((_root, { slug }, { world }) => animeBySlug(world, slug)) satisfies Resolver<
    unknown,
    { slug: string }
  >,
  artist: ((_root, { slug }) => artistBySlug(slug)) satisfies Resolver<unknown, { slug: string }>,
  findAnimeByExternalSite: ((_root, args, { world }) => byExternalSite(world, args)) satisfies Resolver<
    unknown,
    ExternalSiteArgs
  >,
  animePagination: ((_root, { slug, year, season, ...paging }, { world }) => {
    const found = world.catalogue.media.filter(
      (media) =>
        media.type === 'ANIME' &&
        (slug == null || animeSlug(media) === slug) &&
        (year == null || media.startDate.year === year) &&
        (season == null || media.season === season),
    );
    return paginator(found, paging);
  }) satisfies Resolver<
    unknown,
    Paging & { slug?: string | null; year?: number | null; season?: string | null }
  >,
  artistPagination: ((_root, { slug, ...paging }) =>
    paginator(
      allArtists().filter((artist) => slug == null || artist.slug === slug),
      paging,
    )) satisfies Resolver<unknown, Paging & { slug?: string | null }>,
};

const anime = {
  id: ({ index }: Media) => index + 1,
  title: ({ title }: Media) => ({ romaji: title.romaji, english: title.english, native: title.native }),
  slug: animeSlug,
  year: ({ startDate }: Media) => startDate.year,
  // The service has no format for music videos.
  format: ({ format }: Media) => (format === 'MUSIC' ? null : format),
  animethemes: ((media, { type, sequence, ...paging }, { world }) =>
    part(
      themesOf(media, world).filter(
        (theme) => (type == null || theme.type === type) && (sequence == null || theme.sequence === sequence),
      ),
      paging,
    )) satisfies Resolver<Media, Paging & { type?: string | null; sequence?: number | null }>,
  images: ((media, { facet, ...paging }, { origin }) => {
    const link = images.cover(origin, media, 'large');
    const all = [{ id: media.index + 1, facet: 'LARGE_COVER', link }].filter(
      (image) => facet == null || image.facet === facet,
    );
    return connection(all, paging, { depth: 1 });
  }) satisfies Resolver<Media, Paging & { facet?: string | null }>,
  resources: ((media, args) => resourceConnection(resourcesOf(media), args)) satisfies Resolver<
    Media,
    ResourceArgs
  >,
};

const theme = {
  anime: ({ media }: Theme) => media,
  animethemeentries: (({ entries }, { nsfw, spoiler, version, ...paging }) =>
    part(
      entries.filter(
        (entry) =>
          (nsfw == null || entry.nsfw === nsfw) &&
          (spoiler == null || entry.spoiler === spoiler) &&
          (version == null || entry.version === version),
      ),
      paging,
    )) satisfies Resolver<
    Theme,
    Paging & { nsfw?: boolean | null; spoiler?: boolean | null; version?: number | null }
  >,
};

const entry = {
  videos: (({ videos }, { nc, resolution, source, ...paging }) =>
    connection(
      videos.filter(
        (video) =>
          (nc == null || video.nc === nc) &&
          (resolution == null || video.resolution === resolution) &&
          (source == null || video.source === source),
      ),
      paging,
      {},
    )) satisfies Resolver<
    ThemeEntry,
    Paging & { nc?: boolean | null; resolution?: number | null; source?: string | null }
  >,
};

const OVERLAPS: Readonly<Record<string, string>> = { None: 'NONE', Transition: 'TRANS', Over: 'OVER' };

const video = {
  filename: ({ basename }: Video) => basename.replace('.webm', ''),
  link: (({ clip }, _args, { origin }) => `${origin}/video/${clip}`) satisfies Resolver<Video>,
  overlap: ({ overlap }: Video) => OVERLAPS[overlap],
  audio: (({ id, basename, clip }, _args, { origin }) => ({
    id,
    basename: basename.replace('.webm', '.ogg'),
    filename: basename.replace('.webm', ''),
    link: `${origin}/video/${clip}`,
  })) satisfies Resolver<Video>,
};

const song = {
  title: ({ title }: Song) => ({ romaji: title, native: null }),
  animethemes: ((one, { type, ...paging }, { world }) => {
    const [artist] = one.performances;
    const themes = artist === undefined ? [] : themesBy(artist.artist, world);
    return part(
      themes.filter((item) => item.song.id === one.id && (type == null || item.type === type)),
      paging,
    );
  }) satisfies Resolver<Song, Paging & { type?: string | null }>,
  performances: (({ performances }, args) => sorted(performances, args)) satisfies Resolver<Song, Sorted>,
};

/** Only of a group; `alias` and `as` are then those of its member too. */
const performance = {
  memberAlias: ({ member, alias }: Performance) => (member === null ? null : alias),
  memberAs: ({ member, as }: Performance) => (member === null ? null : as),
};

const artist = {
  name: ({ name, native }: Artist) => ({ main: name, native }),
  information: () => null,
  performances: ((one, args, { world }) =>
    sorted(
      themesBy(one, world).flatMap(({ song: { performances } }) =>
        performances.filter((item) => item.artist.id === one.id),
      ),
      args,
    )) satisfies Resolver<Artist, Sorted>,
  memberPerformances: ((one, args, { world }) =>
    sorted(
      themesAsMember(one, world).flatMap(({ song: { performances } }) =>
        performances.filter((item) => item.member?.id === one.id),
      ),
      args,
    )) satisfies Resolver<Artist, Sorted>,
  members: ((one, args) => connection(membersOf(one), args, MEMBERSHIP)) satisfies Resolver<Artist, Paging>,
  groups: ((one, args) => connection(groupsOf(one), args, MEMBERSHIP)) satisfies Resolver<Artist, Paging>,
  images: ((one, { facet, ...paging }, { origin }) => {
    const all = one.id % 6 === 0 ? [] : ['SMALL_COVER', 'LARGE_COVER'];
    const link = images.theme(origin, one.slug);
    return connection(
      all.flatMap((kind, at) =>
        facet == null || facet === kind ? [{ id: one.id * 2 + at, facet: kind, link }] : [],
      ),
      paging,
      { depth: 1 },
    );
  }) satisfies Resolver<Artist, Paging & { facet?: string | null }>,
  resources: ((one, args) => {
    const resource =
      one.staff === null
        ? { externalId: null, link: `https://${one.slug}.example/`, site: 'OFFICIAL_SITE' }
        : { externalId: one.id, link: `https://tracker.example/staff/${one.id}`, site: 'ANILIST' };
    return resourceConnection([{ id: one.id, ...resource }], args);
  }) satisfies Resolver<Artist, ResourceArgs>,
};

const MEMBERSHIP = { alias: null, as: null, notes: null, relevance: 1 };
const SITE_NAMES: Readonly<Record<string, string>> = {
  OFFICIAL_SITE: 'Official Website',
  ANILIST: 'AniList',
  MAL: 'MyAnimeList',
};

export const themesResolvers: Resolvers = {
  Query: query,
  Anime: anime,
  AnimeTheme: theme,
  AnimeThemeEntry: entry,
  Video: video,
  Song: song,
  Performance: performance,
  Artist: artist,
  ExternalResource: { siteLocalized: ({ site }: Resource) => SITE_NAMES[site] ?? site },
};
