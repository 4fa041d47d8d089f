import type { Media } from '../catalogue/media.ts';
import { TAGS } from '../catalogue/tags.ts';
import type { World } from '../world.ts';
import type { Entry } from './entry.ts';

/** An entry with its work and what it took. */
export type Seen = { entry: Entry; media: Media; minutes: number; chapters: number };

export type Groups = Map<string | number, { seen: Seen[]; characterIds: Set<number> }>;

const EPISODE_LENGTHS: readonly [string, number][] = [
  ['1', 1],
  ['2-6', 6],
  ['7-16', 16],
  ['17-28', 28],
  ['29-55', 55],
  ['56-100', 100],
];

type Keys = (seen: Seen) => readonly (string | number)[];

const PLAIN: Readonly<Record<string, Keys>> = {
  formats: ({ media }) => (media.format === null ? [] : [media.format]),
  statuses: ({ entry }) => [entry.status],
  scores: ({ entry }) => (entry.rawScore > 0 ? [Math.max(10, Math.round(entry.rawScore / 10) * 10)] : []),
  lengths: ({ media }) => [lengthOf(media)],
  releaseYears: ({ media }) => (media.startDate.year === null ? [] : [media.startDate.year]),
  startYears: ({ entry }) => (entry.startedAt.year === null ? [] : [entry.startedAt.year]),
  genres: ({ media }) => media.genres,
  tags: ({ media }) => media.tags.map(({ tag }) => tag),
  countries: ({ media }) => [media.countryOfOrigin],
  studios: ({ media }) => media.studios.filter(({ isMain }) => isMain).map(({ id }) => id),
};

/** Groups by something that stands on the entry or the work itself; undefined for other breakdowns. */
export function plainGroups(breakdown: string, seen: readonly Seen[]): Groups | undefined {
  const keys = PLAIN[breakdown];
  if (keys === undefined) {
    return undefined;
  }
  const groups: Groups = new Map();
  for (const one of seen) {
    for (const key of keys(one)) {
      add(groups, key, one, undefined);
    }
  }
  return groups;
}

/** Groups by the people behind the works. */
export function creditGroups(breakdown: string, seen: readonly Seen[], world: World): Groups {
  const groups: Groups = new Map();
  for (const one of seen) {
    if (breakdown === 'voiceActors') {
      for (const { character, role } of world.cast.of(one.media)) {
        const voice =
          role === 'BACKGROUND'
            ? undefined
            : world.credits.voicesOf(character, one.media).find(({ language }) => language === 'Japanese');
        if (voice !== undefined) {
          add(groups, voice.staff.id, one, character.id);
        }
      }
    } else {
      for (const id of new Set(world.credits.crewOf(one.media).map(({ staff }) => staff.id))) {
        add(groups, id, one, undefined);
      }
    }
  }
  return groups;
}

export function tagAt(index: string | number): unknown {
  return TAGS[Number(index)];
}

function add(groups: Groups, key: string | number, seen: Seen, characterId: number | undefined): void {
  const group = groups.get(key) ?? { seen: [], characterIds: new Set<number>() };
  if (group.seen.at(-1) !== seen) {
    group.seen.push(seen);
  }
  if (characterId !== undefined) {
    group.characterIds.add(characterId);
  }
  groups.set(key, group);
}

function lengthOf(media: Media): string {
  const length = media.episodes ?? media.chapters;
  if (length === null) {
    return 'Unknown';
  }
  const scale: readonly [string, number][] =
    media.type === 'ANIME'
      ? EPISODE_LENGTHS
      : [
          ['1', 1],
          ['2-10', 10],
          ['11-25', 25],
          ['26-50', 50],
          ['51-100', 100],
          ['101-200', 200],
        ];
  return scale.find(([, most]) => length <= most)?.[0] ?? (media.type === 'ANIME' ? '101+' : '201+');
}
