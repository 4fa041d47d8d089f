import { hash, itemAt, seeded } from '../random.ts';
import { drawName, type Gender, type PersonName } from './people.ts';

export type Staff = {
  id: number;
  seed: number;
  /** The language that the person speaks or, for voices, acts in. */
  language: string;
  occupation: string;
  gender: Gender;
  name: PersonName;
  alternative: readonly string[];
  favourites: number;
  hue: number;
};

export const VOICE_LANGUAGES = [
  'Japanese',
  'English',
  'Korean',
  'Italian',
  'Spanish',
  'Portuguese',
  'French',
  'German',
  'Hebrew',
  'Hungarian',
  'Chinese',
  'Taiwanese',
] as const;
export type VoiceLanguage = (typeof VOICE_LANGUAGES)[number];

const VOICES: Readonly<Record<VoiceLanguage, number>> = {
  Japanese: 860,
  English: 320,
  Korean: 130,
  Italian: 60,
  Spanish: 70,
  Portuguese: 60,
  French: 60,
  German: 60,
  Hebrew: 20,
  Hungarian: 30,
  Chinese: 110,
  Taiwanese: 40,
};
const CREW = {
  Mangaka: 520,
  Writer: 260,
  Director: 210,
  Animator: 300,
  'Character Designer': 90,
  Composer: 80,
  Screenwriter: 110,
  'Theme Song Artist': 130,
  'Sound Director': 40,
  Producer: 110,
} as const;
export type Occupation = keyof typeof CREW;

const FIRST_ID = 95_001;
const groups = new Map<string, readonly Staff[]>();

/** Voices and crew, best known first within their group. */
export const STAFF: readonly Staff[] = buildStaff();

export function staffById(id: number): Staff | undefined {
  return STAFF[id - FIRST_ID];
}

/** The well-known ones come up far more often than the others. */
export function drawStaff(group: VoiceLanguage | Occupation, ...seed: readonly (string | number)[]): Staff {
  const people = groups.get(group) ?? [];
  const luck = (hash(group, ...seed) % 100_000) / 100_000;
  return itemAt(people, Math.floor(luck ** 1.9 * people.length));
}

function buildStaff(): Staff[] {
  const all: Staff[] = [];
  const add = (group: string, count: number, language: string, occupation: string): void => {
    const people: Staff[] = [];
    for (let rank = 0; rank < count; rank += 1) {
      const seed = hash('staff', group, rank);
      const rng = seeded('staff', group, rank);
      const gender: Gender = rng.chance(0.5) ? 'Female' : rng.chance(0.96) ? 'Male' : null;
      const origin =
        language === 'Japanese'
          ? 'JP'
          : language === 'Korean'
            ? 'KR'
            : language === 'Chinese' || language === 'Taiwanese'
              ? 'CN'
              : 'WEST';
      people.push({
        id: FIRST_ID + all.length + people.length,
        seed,
        language,
        occupation,
        gender,
        name: drawName(rng, origin, gender),
        alternative: rng.chance(0.15)
          ? [rng.pick(['Kumo', 'Hachi', 'Sen', 'Mame', 'Otter', 'Nana', 'Uni'])]
          : [],
        favourites: Math.round((occupation === 'Voice Actor' ? 26_000 : 9_000) / (1 + rank) ** 0.85),
        hue: rng.int(0, 359),
      });
    }
    groups.set(group, people);
    all.push(...people);
  };
  for (const language of VOICE_LANGUAGES) {
    add(language, VOICES[language], language, 'Voice Actor');
  }
  for (const [occupation, count] of Object.entries(CREW)) {
    add(
      occupation,
      count,
      occupation === 'Mangaka'
        ? 'Japanese'
        : itemAt(['Japanese', 'Japanese', 'Japanese', 'Korean', 'Chinese'], hash(occupation) % 3),
      occupation,
    );
  }
  return all;
}
