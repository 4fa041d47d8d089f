import type { Character } from '../catalogue/characters.ts';
import type { Media } from '../catalogue/media.ts';
import { characterFacts } from '../catalogue/people-texts.ts';
import type { Staff } from '../catalogue/staff.ts';
import { images } from '../tracker/images.ts';
import type { World } from '../world.ts';
import { coverImages, MAL_SITE } from './media-form.ts';

type Form = Record<string, unknown>;

const listed = ({ first, last }: { first: string; last: string | null }): string =>
  last === null ? first : `${last}, ${first}`;
const role = (name: string): string => (name === 'MAIN' ? 'Main' : 'Supporting');

function characterReference(character: Character, origin: string): Form {
  const large = images.person(origin, 'character', character.id, 'large');
  const set = {
    image_url: large,
    small_image_url: images.person(origin, 'character', character.id, 'medium'),
  };
  return {
    mal_id: character.id,
    url: `${MAL_SITE}/character/${character.id}`,
    images: { jpg: set, webp: set },
    name: listed(character.name),
  };
}

function personReference(staff: Staff, origin: string): Form {
  return {
    mal_id: staff.id,
    url: `${MAL_SITE}/people/${staff.id}`,
    images: { jpg: { image_url: images.person(origin, 'staff', staff.id, 'large') } },
    name: listed(staff.name),
  };
}

export function charactersForm(media: Media, world: World, origin: string): readonly Form[] {
  return world.cast.of(media).map((member) => ({
    character: characterReference(member.character, origin),
    role: role(member.role),
    ...(media.type === 'MANGA'
      ? {}
      : {
          favorites: member.character.favourites,
          voice_actors: world.credits
            .voicesOf(member.character, media)
            .map(({ staff, language }) => ({ person: personReference(staff, origin), language })),
        }),
  }));
}

export function staffForm(media: Media, world: World, origin: string): readonly Form[] {
  const positions = new Map<Staff, string[]>();
  for (const { staff, role: position } of world.credits.crewOf(media)) {
    positions.set(staff, [...(positions.get(staff) ?? []), position]);
  }
  return [...positions].map(([staff, list]) => ({ person: personReference(staff, origin), positions: list }));
}

export function characterForm(character: Character, world: World, origin: string): Form {
  const franchise = world.catalogue.franchises[character.franchise];
  const works = world.cast.worksOf(character);
  const appear = (type: 'ANIME' | 'MANGA'): readonly Form[] =>
    works
      .filter(({ media }) => media.type === type && media.idMal !== null)
      .map(({ media, role: part }) => ({
        role: role(part),
        [type.toLowerCase()]: {
          mal_id: media.idMal,
          url: `${MAL_SITE}/${type.toLowerCase()}/${media.idMal}`,
          images: coverImages(media, origin),
          title: media.title.romaji,
        },
      }));
  const [main] = works
    .filter(({ media }) => media.type === 'ANIME')
    .sort((one, other) => other.media.popularity - one.media.popularity);
  const about = franchise === undefined ? null : characterFacts(character, franchise).description;
  return {
    ...characterReference(character, origin),
    name: character.name.full,
    name_kanji: character.name.native,
    nicknames: character.alternative,
    favorites: character.favourites,
    about: about?.replace(/~!|!~|__/g, '') ?? null,
    anime: appear('ANIME'),
    manga: appear('MANGA'),
    voices:
      main === undefined
        ? []
        : world.credits
            .voicesOf(character, main.media)
            .map(({ staff, language }) => ({ language, person: personReference(staff, origin) })),
  };
}
