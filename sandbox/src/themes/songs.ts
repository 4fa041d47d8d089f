import { Backlinks } from '../backlinks.ts';
import type { Media } from '../catalogue/media.ts';
import type { Staff } from '../catalogue/staff.ts';
import { conceiveTitle } from '../catalogue/titles.ts';
import { CLIPS } from '../files/video.ts';
import { hash, itemAt, type Rng, seeded } from '../random.ts';
import type { World } from '../world.ts';
import { type Artist, artistOfStaff, groupAt, nameAt, pickArtist } from './artists.ts';

/** One artist of a song; with a member, that member of a group. */
export type Performance = {
  id: number;
  artist: Artist;
  /** The name, and the character, that the artist sings under. */
  alias: string | null;
  as: string | null;
  member: Artist | null;
  relevance: number;
  song: Song;
};
export type Song = { id: number; title: string | null; performances: readonly Performance[] };
export type ThemeGroup = { id: number; name: string; slug: string };
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
  /** Null for the only one of its type. */
  sequence: number | null;
  slug: string;
  group: ThemeGroup | null;
  song: Song;
  entries: readonly ThemeEntry[];
  media: Media;
};

const DUB: ThemeGroup = { id: 1, name: 'English Version', slug: 'EN' };

/** The first of these ids a work has are its themes: position in the catalogue * SPAN + number. */
const SPAN = 16;
/** The artists of a song, each once: a group, not its members. */
export function artistsOf({ performances }: Song): readonly Artist[] {
  return [...new Map(performances.map(({ artist }) => [artist.id, artist])).values()];
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
      const isNumbered = !(counts[type] === 1 && short);
      const credited = crew.find(({ role }) => role === `Theme Song Performance (${type})`)?.staff;
      themes.push({
        id,
        type,
        sequence: isNumbered ? sequence : null,
        slug: isNumbered ? `${type}${sequence}` : type,
        group: hash('theme group', id) % 24 === 0 ? DUB : null,
        song: pickSong(rng, id, sequence === 1 ? credited : undefined),
        entries: pickEntries(rng, id, media, `${type}${sequence}`, sequence, counts[type]),
        media,
      });
    }
  }
  return themes;
}

type Index = { byArtist: Backlinks<Media, Theme>; byMember: Backlinks<Media, Theme> };
const indexes = new WeakMap<World, Index>();

function indexOf(world: World): Index {
  const known = indexes.get(world);
  if (known !== undefined) {
    return known;
  }
  const by = (singersOf: (song: Song) => readonly Artist[]): Backlinks<Media, Theme> =>
    new Backlinks(world.catalogue.media, (media) =>
      themesOf(media, world).flatMap((theme) => singersOf(theme.song).map(({ id }) => [id, theme] as const)),
    );
  const index: Index = {
    byArtist: by(artistsOf),
    byMember: by(({ performances }) => performances.flatMap(({ member }) => member ?? [])),
  };
  indexes.set(world, index);
  return index;
}

/** Every theme that the artist sings, oldest work first. */
export function themesBy(artist: Artist, world: World): readonly Theme[] {
  return indexOf(world).byArtist.to(artist.id);
}

/** Every theme that the artist sings as a member of a group. */
export function themesAsMember(artist: Artist, world: World): readonly Theme[] {
  return indexOf(world).byMember.to(artist.id);
}

/** Looks through some more works for who sings in them; returns whether some are left. */
export function prepareThemes(world: World, count: number): boolean {
  const { byArtist, byMember } = indexOf(world);
  return byArtist.advance(count) || byMember.advance(count);
}

function pickSong(rng: Rng, id: number, credited: Staff | undefined): Song {
  const first = credited === undefined ? undefined : artistOfStaff(credited.id);
  const chosen = new Set([first ?? pickArtist(rng), ...(rng.chance(0.15) ? [pickArtist(rng)] : [])]);
  const title = conceiveTitle(rng, 'short').english;
  const song = { id, title: hash('untitled', id) % 60 === 0 ? null : title };
  // A song of a group names the group once for each member.
  const sung =
    credited === undefined && hash('group song', id) % 14 === 0
      ? groupAt(hash('which group', id))
      : undefined;
  const parts =
    sung === undefined
      ? [...chosen].map((artist) => ({ artist, member: null }))
      : sung.members.map((member) => ({ artist: sung.group, member }));
  const performances: Performance[] = [];
  const whole: Song = { ...song, performances };
  for (const [at, { artist, member }] of parts.entries()) {
    performances.push({ ...roleOf(id, at), id: id * 8 + at, artist, member, relevance: at + 1, song: whole });
  }
  return whole;
}

/** Some sing as a character, some under another name. */
function roleOf(id: number, at: number): Pick<Performance, 'alias' | 'as'> {
  const kind = hash('role', id, at) % 12;
  const name = nameAt(hash('role name', id, at));
  return { as: kind === 0 ? name : null, alias: kind === 1 ? name.toUpperCase() : null };
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
