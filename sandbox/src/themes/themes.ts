import type { Media } from '../catalogue/media.ts';
import { type HttpResponse, type Incoming, json } from '../http/message.ts';
import { images } from '../tracker/images.ts';
import type { World } from '../world.ts';
import { type Artist, artistBySlug, slugOf } from './artists.ts';
import { Include } from './include.ts';
import { artistsOf, type Theme, themesBy, themesOf } from './songs.ts';

/** The themes service in its JSON:API form: anime by external id, artist by slug, relations as `include` wants them. */
export function themes(world: World, { method, url, origin }: Incoming): HttpResponse {
  if (method !== 'GET') {
    return json(405, { message: 'The method is not supported for this route.' });
  }
  const include = new Include(url.searchParams.get('include'));
  const writer = new Writer(world, origin);
  const [, , resource, slug] = url.pathname.split('/');
  if (resource === 'anime' && slug === undefined) {
    const found = filtered(world, url.searchParams);
    return json(200, {
      anime: found.map((media) => writer.anime(media, include)),
      links: { first: url.href, last: null, prev: null, next: null },
      meta: { current_page: 1, per_page: 15 },
    });
  }
  if (resource === 'anime' && slug !== undefined) {
    const media = animeBySlug(world, slug);
    return media === undefined ? missing('Anime') : json(200, { anime: writer.anime(media, include) });
  }
  const artist =
    resource === 'artist' && slug !== undefined ? artistBySlug(decodeURIComponent(slug)) : undefined;
  return artist === undefined
    ? missing(resource === 'artist' ? 'Artist' : 'Resource')
    : json(200, { artist: writer.artist(artist, include) });
}

/** By slugs or external ids when the filters name some; the service responds a page of everything otherwise. */
function filtered({ catalogue }: World, parameters: URLSearchParams): readonly Media[] {
  const site = parameters.get('filter[site]') ?? 'AniList';
  const ids = (parameters.get('filter[external_id]') ?? '')
    .split(',')
    .filter((id) => id !== '')
    .map(Number);
  const slugs = parameters.get('filter[slug]')?.split(',');
  if (slugs !== undefined) {
    const size = Math.min(100, Number(parameters.get('page[size]') ?? 15) || 15);
    return catalogue.media
      .filter((media) => media.type === 'ANIME' && slugs.includes(animeSlug(media)))
      .slice(0, size);
  }
  if (!parameters.has('filter[external_id]')) {
    return catalogue.media.filter(({ type }) => type === 'ANIME').slice(0, 15);
  }
  const known = site === 'MyAnimeList' ? catalogue.byMalId.ANIME : catalogue.byId;
  return ids.flatMap((id) => known.get(id) ?? []).filter(({ type }) => type === 'ANIME');
}

function missing(model: string): HttpResponse {
  return json(404, { message: `No query results for model [${model}].` });
}

export function animeSlug(media: Media): string {
  return slugOf(media.title.romaji);
}

// A request names up to 100 slugs, and the catalogue has thousands of titles: each would be searched for in all of them.
const bySlug = new WeakMap<readonly Media[], ReadonlyMap<string, Media>>();

/** Of several titles with one slug the first. */
export function animeBySlug({ catalogue: { media } }: World, slug: string): Media | undefined {
  const anime = () => media.filter(({ type }) => type === 'ANIME').toReversed();
  const known = bySlug.get(media) ?? new Map(anime().map((one) => [animeSlug(one), one]));
  bySlug.set(media, known);
  return known.get(slug);
}

/** Writes records in the service's form. */
class Writer {
  private readonly world: World;
  private readonly origin: string;

  constructor(world: World, origin: string) {
    this.world = world;
    this.origin = origin;
  }

  anime(media: Media, include: Include): Record<string, unknown> {
    const season =
      media.season === null ? null : media.season.charAt(0) + media.season.slice(1).toLowerCase();
    return {
      id: media.index + 1,
      name: media.title.romaji,
      slug: animeSlug(media),
      year: media.startDate.year,
      season,
      media_format: media.format,
      ...include.with('animethemes', (branch) =>
        themesOf(media, this.world).map((theme) => this.theme(theme, branch)),
      ),
      ...include.with('resources', () => this.resources(media)),
      ...include.with('images', () => [
        { id: media.index + 1, facet: 'Large Cover', link: images.cover(this.origin, media, 'large') },
      ]),
    };
  }

  artist(artist: Artist, include: Include): Record<string, unknown> {
    return {
      id: artist.id,
      name: artist.name,
      slug: artist.slug,
      ...include.with('images', () =>
        artist.id % 6 === 0
          ? []
          : [{ id: artist.id, facet: 'Large Cover', link: images.theme(this.origin, artist.slug) }],
      ),
      ...include.with('resources', () => [
        artist.staff === null
          ? {
              id: artist.id,
              link: `https://${artist.slug}.example/`,
              site: 'Official Website',
              external_id: null,
            }
          : {
              id: artist.id,
              link: `https://tracker.example/staff/${artist.id}`,
              site: 'AniList',
              external_id: artist.id,
            },
      ]),
      ...include.with('songs', (branch) =>
        themesBy(artist, this.world).map((theme) => ({
          ...this.song(theme, branch),
          ...branch.with('animethemes', (inner) => [this.theme(theme, inner)]),
        })),
      ),
    };
  }

  private theme(theme: Theme, include: Include): Record<string, unknown> {
    return {
      id: theme.id,
      type: theme.type,
      sequence: theme.sequence,
      slug: theme.slug,
      ...include.with('group', () => theme.group),
      ...include.with('song', (branch) => this.song(theme, branch)),
      ...include.with('anime', (branch) => this.anime(theme.media, branch)),
      ...include.with('animethemeentries', (branch) =>
        theme.entries.map(({ videos, ...entry }) => ({
          ...entry,
          notes: null,
          ...branch.with('videos', (inner) => videos.map((video) => this.video(video, inner))),
        })),
      ),
    };
  }

  private song({ song }: Theme, include: Include): Record<string, unknown> {
    return {
      id: song.id,
      title: song.title,
      ...include.with('artists', () =>
        artistsOf(song).map(({ id, name, slug }) => {
          const { alias, as } = song.performances.find(({ artist }) => artist.id === id) ?? {};
          return { id, name, slug, artistsong: { alias: alias ?? null, as: as ?? null } };
        }),
      ),
    };
  }

  private video(
    { clip, ...video }: Theme['entries'][number]['videos'][number],
    include: Include,
  ): Record<string, unknown> {
    const link = `${this.origin}/video/${clip}`;
    return {
      ...video,
      filename: video.basename.replace('.webm', ''),
      link,
      ...include.with('audio', () => ({ id: video.id, link })),
    };
  }

  private resources(media: Media): readonly Record<string, unknown>[] {
    const mal =
      media.idMal === null
        ? []
        : [
            {
              id: media.index * 2 + 1,
              link: `https://mal.example/anime/${media.idMal}`,
              site: 'MyAnimeList',
              external_id: media.idMal,
            },
          ];
    return [
      {
        id: media.index * 2,
        link: `https://tracker.example/anime/${media.id}`,
        site: 'AniList',
        external_id: media.id,
      },
      ...mal,
    ];
  }
}
