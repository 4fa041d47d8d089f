import { hash, seeded } from '../random.ts';
import type { Catalogue } from './catalogue.ts';
import type { Media } from './media.ts';
import { drawName, type Gender, type PersonName } from './people.ts';
import { AUTHORED_LEADS } from './synopsis-authored.ts';

export type CharacterRole = 'MAIN' | 'SUPPORTING' | 'BACKGROUND';
export type Character = {
  id: number;
  seed: number;
  franchise: number;
  /** Place in the cast, 0 leads. */
  billing: number;
  gender: Gender;
  name: PersonName;
  alternative: readonly string[];
  alternativeSpoiler: readonly string[];
  favourites: number;
  hue: number;
};
export type CastMember = { character: Character; role: CharacterRole };

export type Cast = {
  characters: readonly Character[];
  byId(id: number): Character | undefined;
  /** Who appears in a work, leads first. */
  of(media: Media): readonly CastMember[];
  /** Where a character appears. */
  worksOf(character: Character): readonly { media: Media; role: CharacterRole }[];
};

export const FIRST_CHARACTER_ID = 40_001;
const NICKNAMES = [
  'The Quiet One',
  'Captain',
  'Little Sparrow',
  'Professor',
  'Number Nine',
  'Stormcaller',
  'Senpai',
  'The Fox of the East',
  'Ghost',
  'Princess',
];

export function buildCast(catalogue: Catalogue): Cast {
  const characters: Character[] = [];
  const firstOf: number[] = [];
  for (const franchise of catalogue.franchises) {
    firstOf.push(characters.length);
    const rng = seeded('cast', franchise.index);
    const works = catalogue.worksOf(franchise.index);
    const fame = Math.max(0, ...works.map((work) => work.popularity));
    const size = works.length === 0 ? 0 : castSize(fame, rng.next());
    for (let billing = 0; billing < size; billing += 1) {
      const gender: Gender = rng.chance(0.5)
        ? 'Female'
        : rng.chance(0.94)
          ? 'Male'
          : rng.chance(0.5)
            ? 'Non-binary'
            : null;
      const origin = franchise.country === 'JP' && rng.chance(0.11) ? 'WEST' : franchise.country;
      const name = AUTHORED_LEADS.get(franchise.concept.english)?.[billing] ?? drawName(rng, origin, gender);
      characters.push({
        id: FIRST_CHARACTER_ID + characters.length,
        seed: hash('character', franchise.index, billing),
        franchise: franchise.index,
        billing,
        gender,
        name,
        alternative: rng.chance(0.25) ? [rng.pick(NICKNAMES)] : [],
        alternativeSpoiler: rng.chance(0.05) ? ['The Last Heir'] : [],
        favourites: Math.round((fame * (0.4 + rng.next())) / (14 * (billing + 1) ** 1.7)),
        hue: rng.int(0, 359),
      });
    }
  }
  const ofFranchise = (franchise: number): Character[] =>
    characters.slice(firstOf[franchise] ?? 0, firstOf[franchise + 1] ?? characters.length);
  const roleIn = (character: Character, media: Media): CharacterRole | undefined => {
    if (media.format === 'MUSIC' && character.billing > 0) {
      return undefined;
    }
    // Leads are in every work of the franchise, the others in some.
    if (character.billing > 2 && hash('appears', character.seed, media.seed) % 100 < 18) {
      return undefined;
    }
    const leads = 1 + (hash('leads', media.seed) % 3);
    return character.billing < leads ? 'MAIN' : character.billing < 12 ? 'SUPPORTING' : 'BACKGROUND';
  };
  return {
    characters,
    byId: (id) => characters[id - FIRST_CHARACTER_ID],
    of: (media) =>
      ofFranchise(media.franchise).flatMap((character) => {
        const role = roleIn(character, media);
        return role === undefined ? [] : [{ character, role }];
      }),
    worksOf: (character) =>
      catalogue.worksOf(character.franchise).flatMap((media) => {
        const role = roleIn(character, media);
        return role === undefined ? [] : [{ media, role }];
      }),
  };
}

function castSize(fame: number, luck: number): number {
  if (fame < 100) {
    return 0;
  }
  if (fame < 900) {
    return luck < 0.45 ? 0 : Math.round(luck * 3);
  }
  return Math.min(44, Math.round(2 + luck * 4 + (fame / 9_000) ** 0.75 * 2.4));
}
