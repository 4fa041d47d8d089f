import type { Media } from '../catalogue/media.ts';
import { MAGAZINES, studioById } from '../catalogue/studios.ts';
import { synopsisOf } from '../catalogue/synopsis.ts';
import { hash } from '../random.ts';
import { images } from '../tracker/images.ts';
import type { World } from '../world.ts';
import type { Form } from './form.ts';
import { genreReference, genresOf } from './genres.ts';
import { malFormat, malSource, malStatus, ratingOf } from './labels.ts';
import { broadcast, period } from './period.ts';
import { malScore, rankOf } from './ranks.ts';

export const MAL_SITE = 'https://mal.example';

export function coverImages(media: Media, origin: string): Form {
  const set = {
    image_url: images.cover(origin, media, 'large'),
    small_image_url: images.cover(origin, media, 'medium'),
    large_image_url: images.cover(origin, media, 'extraLarge'),
  };
  return { jpg: set, webp: set };
}

export function reference(id: number, type: string, name: string): Form {
  return { mal_id: id, type, name, url: `${MAL_SITE}/${type}/${id}` };
}

/** A work as lists show it; the fields of the full form are added by `fullForm`. */
export function listForm(media: Media, world: World, origin: string): Form {
  return media.type === 'ANIME' ? animeForm(media, world, origin) : mangaForm(media, world, origin);
}

function common(media: Media, world: World, origin: string): Form {
  const { title, type } = media;
  const franchise = world.catalogue.franchises[media.franchise];
  const leads = world.cast
    .of(media)
    .slice(0, 2)
    .map(({ character }) => character.name.first);
  const synopsis = franchise === undefined ? null : synopsisOf(media, franchise, leads);
  const kinds = (['genres', 'explicit_genres', 'themes', 'demographics'] as const).map((kind) => [
    kind,
    genresOf(media, kind).map((genre) => genreReference(genre, type)),
  ]);
  const scored = Math.round(media.popularity * 0.4);
  return {
    mal_id: media.idMal,
    url: `${MAL_SITE}/${type.toLowerCase()}/${media.idMal}`,
    images: coverImages(media, origin),
    approved: true,
    titles: [
      { type: 'Default', title: title.romaji },
      ...media.synonyms.map((synonym) => ({ type: 'Synonym', title: synonym })),
      ...(title.native === null ? [] : [{ type: 'Japanese', title: title.native }]),
      ...(title.english === null ? [] : [{ type: 'English', title: title.english }]),
    ],
    title: title.romaji,
    title_english: title.english,
    title_japanese: title.native,
    title_synonyms: media.synonyms,
    type: malFormat(media),
    status: malStatus(media),
    score: malScore(media),
    scored_by: media.averageScore === null ? 0 : scored,
    rank: media.averageScore === null ? 0 : rankOf(world, media, 'score'),
    popularity: rankOf(world, media, 'popularity'),
    members: media.popularity,
    favorites: Math.round(media.favourites * 0.8),
    synopsis: synopsis === null ? null : plain(synopsis),
    background:
      hash('background', media.seed) % 4 === 0
        ? `${title.english ?? title.romaji} was shown at the Hoshimi festival before its release and won the audience award.`
        : null,
    ...Object.fromEntries(kinds),
  };
}

function animeForm(media: Media, world: World, origin: string): Form {
  const studios = media.studios.flatMap(({ id, isMain }) => {
    const studio = studioById(id);
    return studio === undefined ? [] : [{ studio, isMain }];
  });
  const of = (isMain: boolean): readonly Form[] =>
    studios
      .filter((one) => one.isMain === isMain)
      .map(({ studio }) => reference(studio.malId, 'anime', studio.name));
  const hasTrailer = hash('trailer', media.seed) % 100 < 60;
  const youtube = hasTrailer ? `tsugi${media.seed.toString(36).padStart(6, '0').slice(0, 6)}` : null;
  return {
    ...common(media, world, origin),
    trailer: {
      youtube_id: youtube,
      url: youtube === null ? null : `https://www.youtube.com/watch?v=${youtube}`,
      embed_url: youtube === null ? null : `https://www.youtube-nocookie.com/embed/${youtube}`,
    },
    source: malSource(media.source),
    episodes: media.episodes,
    airing: media.status === 'RELEASING',
    aired: period(media.startDate, media.endDate),
    duration:
      media.duration === null ? null : `${media.duration} min${(media.episodes ?? 2) > 1 ? ' per ep' : ''}`,
    rating: ratingOf(media),
    season: media.season?.toLowerCase() ?? null,
    year: media.seasonYear,
    broadcast:
      media.airing === null
        ? { day: null, time: null, timezone: null, string: null }
        : broadcast(media.airing.firstAt),
    producers: of(false),
    licensors: [],
    studios: of(true),
  };
}

function mangaForm(media: Media, world: World, origin: string): Form {
  const crew = world.credits.crewOf(media);
  const magazine = MAGAZINES[hash('magazine', media.franchise) % MAGAZINES.length];
  return {
    ...common(media, world, origin),
    chapters: media.chapters,
    volumes: media.volumes,
    publishing: media.status === 'RELEASING',
    published: period(media.startDate, media.endDate),
    authors: crew.map(({ staff }) =>
      reference(
        staff.id,
        'people',
        staff.name.last === null ? staff.name.first : `${staff.name.last}, ${staff.name.first}`,
      ),
    ),
    serializations:
      magazine === undefined || media.format === 'NOVEL'
        ? []
        : [reference(magazine.id, 'manga', magazine.name)],
  };
}

/** The service gives plain text. */
function plain(text: string): string {
  return text
    .replace(/<br>\s*/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/~!|!~/g, '')
    .replace(/\n{3,}/g, '\n\n');
}
