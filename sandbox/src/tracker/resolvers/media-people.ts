import type { CastMember } from '../../catalogue/characters.ts';
import type { VoiceRole } from '../../catalogue/credits.ts';
import type { Media } from '../../catalogue/media.ts';
import type { Staff } from '../../catalogue/staff.ts';
import { studioById } from '../../catalogue/studios.ts';
import type { World } from '../../world.ts';
import type { Resolver } from '../context.ts';
import { isGap } from '../gaps.ts';
import { connection, type PagingArgs } from '../paging.ts';

const ROLES = ['MAIN', 'SUPPORTING', 'BACKGROUND'];
/** More edges than any work has: relations and studios are not paged. */
const ALL = 500;

export type VoiceArgs = { language?: string | null; sort?: readonly string[] | null };

/** The voices of a character in a work, in the languages that the query wants. */
export function voiceFields(voices: () => readonly VoiceRole[]): {
  voiceActors(args: VoiceArgs): readonly Staff[];
  voiceActorRoles(
    args: VoiceArgs,
  ): readonly { voiceActor: Staff; roleNotes: string | null; dubGroup: string | null }[];
} {
  const wanted = ({ language, sort }: VoiceArgs): readonly VoiceRole[] => {
    const fitting = voices().filter(
      (voice) => language === undefined || language === null || voice.language.toUpperCase() === language,
    );
    return sort?.[0]?.startsWith('LANGUAGE')
      ? [...fitting].sort((one, other) => one.language.localeCompare(other.language))
      : fitting;
  };
  return {
    voiceActors: (args) => wanted(args).map(({ staff }) => staff),
    voiceActorRoles: (args) =>
      wanted(args).map(({ staff, roleNotes, dubGroup }) => ({ voiceActor: staff, roleNotes, dubGroup })),
  };
}

function sortedCast(world: World, media: Media, sorts: readonly string[]): readonly CastMember[] {
  const cast = [...world.cast.of(media)];
  const [sort] = sorts;
  switch (sort) {
    case 'ROLE':
    case 'RELEVANCE':
      return cast.sort((one, other) => ROLES.indexOf(one.role) - ROLES.indexOf(other.role));
    case 'ROLE_DESC':
      return cast.sort((one, other) => ROLES.indexOf(other.role) - ROLES.indexOf(one.role));
    case 'FAVOURITES':
      return cast.sort((one, other) => one.character.favourites - other.character.favourites);
    case 'FAVOURITES_DESC':
      return cast.sort((one, other) => other.character.favourites - one.character.favourites);
    case 'ID_DESC':
      return cast.sort((one, other) => other.character.id - one.character.id);
    default:
      return cast;
  }
}

export const mediaPeople: Readonly<Record<string, Resolver<Media, never>>> = {
  characters: (media, args: PagingArgs & { sort?: string[] | null; role?: string | null }, { world }) => {
    const cast = sortedCast(world, media, args.sort ?? []).filter(
      ({ role }) => !args.role || role === args.role,
    );
    const lost = isGap('character', media) ? cast.at(-1) : undefined;
    return connection(cast, args, (member) => {
      const { character, role } = member;
      return {
        id: media.index * 64 + character.billing + 1,
        node: member === lost ? null : character,
        role,
        name: null,
        media: [media],
        ...voiceFields(() => world.credits.voicesOf(character, media)),
      };
    });
  },
  staff: (media, args: PagingArgs & { sort?: string[] | null }, { world }) => {
    const crew = [...world.credits.crewOf(media)];
    const sorted =
      args.sort?.[0] === 'FAVOURITES_DESC'
        ? crew.sort((one, other) => other.staff.favourites - one.staff.favourites)
        : crew;
    return connection(sorted, args, ({ staff, role }, index) => ({
      id: media.index * 128 + index + 1,
      node: index === 0 && isGap('staff', media) ? null : staff,
      role,
    }));
  },
  studios: (media, args: { isMain?: boolean | null }) => {
    if (isGap('studios', media)) {
      return null;
    }
    const wanted = media.studios.filter(
      ({ isMain }) => args.isMain === undefined || args.isMain === null || isMain === args.isMain,
    );
    return connection(
      wanted,
      {},
      ({ id, isMain }, index) => ({
        id: media.index * 16 + index + 1,
        node: index === 0 && isGap('studio', media) ? null : studioById(id),
        isMain,
      }),
      ALL,
    );
  },
  relations: (media, _, { world }) =>
    connection(
      media.relations,
      {},
      ({ index, relation }, at) => ({
        id: media.index * 64 + at + 1,
        node: at === 0 && isGap('relation', media) ? null : world.catalogue.media[index],
        relationType: relation,
      }),
      ALL,
    ),
};
