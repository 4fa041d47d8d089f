import { fuzzyInt } from '../../calendar.ts';
import type { Character } from '../../catalogue/characters.ts';
import type { Media } from '../../catalogue/media.ts';
import { bloodType } from '../../catalogue/people.ts';
import { characterFacts, staffFacts } from '../../catalogue/people-texts.ts';
import type { Staff } from '../../catalogue/staff.ts';
import type { Studio } from '../../catalogue/studios.ts';
import type { Context, Resolver } from '../context.ts';
import { asHtml } from '../html.ts';
import { images, SITE } from '../images.ts';
import { preferredName } from '../names.ts';
import { connection, type PagingArgs } from '../paging.ts';
import { mediaComparison } from '../search/media-sorts.ts';
import { voiceFields } from './media-people.ts';

type WorksArgs = PagingArgs & { sort?: string[] | null; type?: string | null; onList?: boolean | null };

/** The works of a person or studio in the wanted order, with filters for type and the viewer's list. */
function arranged<T extends { media: Media }>(
  works: readonly T[],
  args: WorksArgs,
  { world, viewer }: Context,
): readonly T[] {
  const list = viewer === undefined ? undefined : world.community.lists.of(viewer.id);
  const compare = mediaComparison(args.sort ?? ['POPULARITY_DESC']);
  return works
    .filter(
      ({ media }) =>
        (!args.type || media.type === args.type) &&
        (list === undefined ||
          args.onList === undefined ||
          args.onList === null ||
          list.has(media.id) === args.onList),
    )
    .sort((one, other) => compare(one.media, other.media));
}

const character: Readonly<Record<string, Resolver<Character, never>>> = {
  name: (source, _, { viewer }) => ({
    ...source.name,
    alternative: source.alternative,
    alternativeSpoiler: source.alternativeSpoiler,
    userPreferred: preferredName(source.name, viewer),
  }),
  image: (source, _, { origin }) => ({
    large: images.person(origin, 'character', source.id, 'large'),
    medium: images.person(origin, 'character', source.id, 'medium'),
  }),
  description: (source, args: { asHtml?: boolean | null }, context) =>
    asHtml(factsOf(source, context).description, args.asHtml),
  dateOfBirth: (source, _, context) => factsOf(source, context).dateOfBirth,
  age: (source, _, context) => factsOf(source, context).age,
  bloodType: (source) => bloodType(source.seed),
  favourites: (source, _, { world }) =>
    source.favourites + world.community.favourites.change('characters', source.id),
  isFavourite: (source, _, { world, viewer }) =>
    world.community.favourites.has(viewer?.id, 'characters', source.id),
  isFavouriteBlocked: () => false,
  siteUrl: (source) => `${SITE}/character/${source.id}`,
  media: (source, args: WorksArgs, context) => {
    const { world } = context;
    return connection(arranged(world.cast.worksOf(source), args, context), args, ({ media, role }) => ({
      id: media.index * 64 + source.billing + 1,
      node: media,
      characterRole: role,
      characterName: null,
      ...voiceFields(() => world.credits.voicesOf(source, media)),
    }));
  },
};

function factsOf(
  source: Character,
  { world }: Context,
): { description: string | null; dateOfBirth: unknown; age: string | null } {
  const franchise = world.catalogue.franchises[source.franchise];
  return franchise === undefined
    ? { description: null, dateOfBirth: null, age: null }
    : characterFacts(source, franchise);
}

const staff: Readonly<Record<string, Resolver<Staff, never>>> = {
  name: (source, _, { viewer }) => ({
    ...source.name,
    alternative: source.alternative,
    userPreferred: preferredName(source.name, viewer),
  }),
  languageV2: (source) => source.language,
  image: (source, _, { origin }) => ({
    large: images.person(origin, 'staff', source.id, 'large'),
    medium: images.person(origin, 'staff', source.id, 'medium'),
  }),
  description: (source, args: { asHtml?: boolean | null }, { world }) =>
    asHtml(staffFacts(source, world.catalogue.builtAt).description, args.asHtml),
  primaryOccupations: (source) => [source.occupation],
  dateOfBirth: (source, _, { world }) => staffFacts(source, world.catalogue.builtAt).dateOfBirth,
  dateOfDeath: (source, _, { world }) => staffFacts(source, world.catalogue.builtAt).dateOfDeath,
  age: (source, _, { world }) => staffFacts(source, world.catalogue.builtAt).age,
  yearsActive: (source, _, { world }) => staffFacts(source, world.catalogue.builtAt).yearsActive,
  homeTown: (source, _, { world }) => staffFacts(source, world.catalogue.builtAt).homeTown,
  bloodType: (source) => bloodType(source.seed),
  favourites: (source, _, { world }) =>
    source.favourites + world.community.favourites.change('staff', source.id),
  isFavourite: (source, _, { world, viewer }) =>
    world.community.favourites.has(viewer?.id, 'staff', source.id),
  isFavouriteBlocked: () => false,
  siteUrl: (source) => `${SITE}/staff/${source.id}`,
  staffMedia: (source, args: WorksArgs, context) =>
    connection(
      arranged(context.world.credits.worksOf(source), args, context),
      args,
      ({ media, role }, index) => ({ id: source.id * 4_096 + index, node: media, staffRole: role }),
    ),
  characters: (source, args: PagingArgs & { sort?: string[] | null }, { world }) => {
    const all = [...world.credits.charactersOf(source)];
    const sorted = args.sort?.[0] === 'ID' ? all.sort((one, other) => one.id - other.id) : all;
    return connection(sorted, args, (node) => {
      const [main] = world.cast.worksOf(node);
      return {
        id: source.id * 4_096 + node.billing,
        node,
        role: main?.role ?? 'SUPPORTING',
        name: null,
        media: world.cast
          .worksOf(node)
          .map(({ media }) => media)
          .filter((media) => media.type === 'ANIME'),
      };
    });
  },
  characterMedia: (source, args: WorksArgs, context) => {
    const { world } = context;
    const works = world.credits.charactersOf(source).flatMap((known) =>
      world.cast
        .worksOf(known)
        .filter(({ media }) => media.type === 'ANIME')
        .map(({ media, role }) => ({ media, role, known })),
    );
    return connection(arranged(works, args, context), args, ({ media, role, known }) => ({
      id: media.index * 64 + known.billing + 1,
      node: media,
      characterRole: role,
      characterName: null,
      characters: [known],
    }));
  },
};

const studio: Readonly<Record<string, Resolver<Studio, never>>> = {
  favourites: (source, _, { world }) =>
    source.favourites + world.community.favourites.change('studios', source.id),
  isFavourite: (source, _, { world, viewer }) =>
    world.community.favourites.has(viewer?.id, 'studios', source.id),
  siteUrl: (source) => `${SITE}/studio/${source.id}`,
  media: (source, args: WorksArgs & { isMain?: boolean | null }, context) => {
    const works = context.world.catalogue.media.flatMap((media) => {
      const credit = media.studios.find(({ id }) => id === source.id);
      return credit === undefined ||
        (args.isMain !== undefined && args.isMain !== null && credit.isMain !== args.isMain)
        ? []
        : [{ media, isMain: credit.isMain }];
    });
    return connection(arranged(works, args, context), args, ({ media, isMain }) => ({
      id: media.index * 16 + 1,
      node: media,
      isMainStudio: isMain,
    }));
  },
};

/** Whether a user has their birthday on the day of the response. */
export function isBirthday(
  dateOfBirth: { year: number | null; month: number | null; day: number | null },
  now: number,
): boolean {
  const today = new Date(now);
  return (
    fuzzyInt({ ...dateOfBirth, year: 1 }) % 10_000 === (today.getUTCMonth() + 1) * 100 + today.getUTCDate()
  );
}

export const peopleResolvers = { Character: character, Staff: staff, Studio: studio };
