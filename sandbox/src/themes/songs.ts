import { Backlinks } from '../backlinks.ts';
import type { Media } from '../catalogue/media.ts';
import { STAFF, type Staff } from '../catalogue/staff.ts';
import { conceiveTitle } from '../catalogue/titles.ts';
import { CLIPS } from '../files/video.ts';
import { hash, itemAt, type Rng, seeded } from '../random.ts';
import type { World } from '../world.ts';

export type Artist = { id: number; name: string; slug: string; staff: Staff };
export type Song = { id: number; title: string; artists: readonly Artist[] };
export type Video = {
  id: number;
  basename: string;
  clip: string;
  resolution: number;
  source: string;
  nc: boolean;
  subbed: boolean;
  lyrics: boolean;
  uncen: boolean;
  overlap: string;
};
export type ThemeEntry = {
  id: number;
  version: number;
  episodes: string | null;
  nsfw: boolean;
  spoiler: boolean;
  videos: readonly Video[];
};
export type Theme = {
  id: number;
  type: 'OP' | 'ED' | 'IN';
  sequence: number;
  slug: string;
  song: Song;
  entries: readonly ThemeEntry[];
  media: Media;
};

/** The first of these ids a work has are its themes: position in the catalogue * SPAN + number. */
const SPAN = 16;
const artists: readonly Artist[] = STAFF.filter(({ occupation }) => occupation === 'Theme Song Artist').map(
  (staff) => ({ id: staff.id, name: staff.name.full, slug: slugOf(staff.name.full), staff }),
);
const bySlug = new Map<string, Artist>();
const byStaff = new Map<number, Artist>();
for (const artist of artists) {
  const slug = bySlug.has(artist.slug) ? `${artist.slug}_${artist.id}` : artist.slug;
  const named = { ...artist, slug };
  bySlug.set(slug, named);
  byStaff.set(artist.id, named);
}

export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}

export function artistBySlug(slug: string): Artist | undefined {
  return bySlug.get(slug);
}

/** Openings, endings and insert songs of an anime; little-known and unreleased ones have none. */
export function themesOf(media: Media, world: World): readonly Theme[] {
  const silent =
    media.type !== 'ANIME' ||
    media.format === 'MUSIC' ||
    media.status === 'NOT_YET_RELEASED' ||
    media.popularity < 700;
  if (silent) {
    return [];
  }
  const rng = seeded('themes', media.seed);
  const crew = world.credits.crewOf(media);
  const long = Math.min(4, Math.max(1, Math.ceil((media.episodes ?? 12) / 13)));
  const short = media.format === 'MOVIE' || media.format === 'SPECIAL' || media.format === 'OVA';
  const counts = { OP: short ? 0 : long, ED: short ? 1 : long, IN: rng.chance(0.12) ? 1 : 0 };
  const themes: Theme[] = [];
  for (const type of ['OP', 'ED', 'IN'] as const) {
    for (let sequence = 1; sequence <= counts[type]; sequence += 1) {
      const id = media.index * SPAN + themes.length + 1;
      const credited = crew.find(({ role }) => role === `Theme Song Performance (${type})`)?.staff;
      themes.push({
        id,
        type,
        sequence,
        slug: counts[type] === 1 && short ? type : `${type}${sequence}`,
        song: pickSong(rng, id, sequence === 1 ? credited : undefined),
        entries: pickEntries(rng, id, media, `${type}${sequence}`, sequence, counts[type]),
        media,
      });
    }
  }
  return themes;
}

const indexes = new WeakMap<World, Backlinks<Media, Theme>>();

function indexOf(world: World): Backlinks<Media, Theme> {
  const known = indexes.get(world);
  if (known !== undefined) {
    return known;
  }
  const index = new Backlinks(world.catalogue.media, (media) =>
    themesOf(media, world).flatMap((theme) => theme.song.artists.map(({ id }) => [id, theme] as const)),
  );
  indexes.set(world, index);
  return index;
}

/** Every theme that the artist sings, oldest work first. */
export function themesBy(artist: Artist, world: World): readonly Theme[] {
  return indexOf(world).to(artist.id);
}

/** Looks through some more works for who sings in them; responds whether some are left. */
export function prepareThemes(world: World, count: number): boolean {
  return indexOf(world).advance(count);
}

function pickSong(rng: Rng, id: number, credited: Staff | undefined): Song {
  const first = credited === undefined ? undefined : byStaff.get(credited.id);
  const chosen = new Set([first ?? pickArtist(rng), ...(rng.chance(0.15) ? [pickArtist(rng)] : [])]);
  return { id, title: conceiveTitle(rng, 'short').english, artists: [...chosen] };
}

function pickArtist(rng: Rng): Artist {
  const drawn = itemAt(artists, Math.floor(rng.next() ** 1.8 * artists.length));
  return byStaff.get(drawn.id) ?? drawn;
}

function pickEntries(
  rng: Rng,
  id: number,
  media: Media,
  slug: string,
  sequence: number,
  count: number,
): readonly ThemeEntry[] {
  const total = media.episodes ?? 12;
  const first = Math.floor((total * (sequence - 1)) / count) + 1;
  const last = Math.floor((total * sequence) / count);
  const versions = rng.chance(0.15) ? 2 : 1;
  return Array.from({ length: versions }, (_, at) => {
    const version = at + 1;
    const takes = rng.chance(0.4) ? 2 : 1;
    return {
      id: id * 4 + at,
      version,
      episodes: total === 1 ? null : `${version === 1 ? first : Math.min(last, first + 3)}-${last}`,
      nsfw: media.isAdult || rng.chance(0.02),
      spoiler: rng.chance(0.06),
      videos: Array.from({ length: takes }, (_unused, take) =>
        pickVideo(rng, id * 8 + at * 2 + take, media, `${slug}${version > 1 ? `v${version}` : ''}`, take),
      ),
    };
  });
}

function pickVideo(rng: Rng, id: number, media: Media, slug: string, take: number): Video {
  const clip = itemAt(CLIPS, hash('clip', id) % CLIPS.length);
  const nc = rng.chance(0.7);
  const resolution = take === 0 ? 1080 : 720;
  const source = rng.pick(['BD', 'WEB', 'DVD']);
  const name = media.title.romaji.replace(/[^A-Za-z0-9]+/g, '');
  return {
    id,
    basename: `${name}-${slug}-${nc ? 'NC' : ''}${source}${resolution}.webm`,
    clip: `${clip}-${media.id}-${slug}-${take}.webm`,
    resolution,
    source,
    nc,
    subbed: rng.chance(0.08),
    lyrics: rng.chance(0.1),
    uncen: false,
    overlap: rng.pick(['None', 'None', 'None', 'Transition', 'Over']),
  };
}
