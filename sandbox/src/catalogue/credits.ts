import { Backlinks } from '../backlinks.ts';
import { hash } from '../random.ts';
import type { Catalogue } from './catalogue.ts';
import type { Cast, Character } from './characters.ts';
import type { Media } from './media.ts';
import { drawStaff, type Occupation, type Staff, type VoiceLanguage } from './staff.ts';

export type VoiceRole = {
  staff: Staff;
  language: VoiceLanguage;
  roleNotes: string | null;
  dubGroup: string | null;
};
export type CrewRole = { staff: Staff; role: string };

export type Credits = {
  voicesOf(character: Character, media: Media): readonly VoiceRole[];
  crewOf(media: Media): readonly CrewRole[];
  /** Characters that the person gives a voice to, most liked first. */
  charactersOf(staff: Staff): readonly Character[];
  worksOf(staff: Staff): readonly { media: Media; role: string }[];
  /** Walks a part of the way back from people to works; returns whether something is left. */
  prepare(count: number): boolean;
};

const DUBS: readonly { language: VoiceLanguage; minimum: number; chance: number }[] = [
  { language: 'English', minimum: 6_000, chance: 70 },
  { language: 'Spanish', minimum: 30_000, chance: 45 },
  { language: 'French', minimum: 30_000, chance: 40 },
  { language: 'German', minimum: 25_000, chance: 40 },
  { language: 'Portuguese', minimum: 30_000, chance: 35 },
  { language: 'Italian', minimum: 30_000, chance: 30 },
  { language: 'Korean', minimum: 60_000, chance: 30 },
  { language: 'Hungarian', minimum: 90_000, chance: 20 },
  { language: 'Hebrew', minimum: 120_000, chance: 15 },
];
/** Languages in which some works were recorded twice, and the names of their recordings. */
const DUB_GROUPS: Readonly<Partial<Record<VoiceLanguage, readonly [string, string]>>> = {
  English: ['Harbour Dub', 'Second Take'],
  Spanish: ['Latin America', 'Castilian'],
};

export function creditsOf(catalogue: Catalogue, cast: Cast): Credits {
  const voicesOf = (character: Character, media: Media): readonly VoiceRole[] => {
    if (media.type === 'MANGA' || hash('silent', character.seed) % 100 < 6) {
      return [];
    }
    const home: VoiceLanguage[] =
      media.countryOfOrigin === 'KR'
        ? ['Korean', 'Japanese']
        : media.countryOfOrigin === 'CN'
          ? ['Chinese', 'Japanese']
          : media.countryOfOrigin === 'TW'
            ? ['Taiwanese', 'Chinese', 'Japanese']
            : ['Japanese'];
    const voice = (language: VoiceLanguage, take: '' | 'first' | 'second'): VoiceRole => ({
      staff: drawStaff(language, character.seed, take),
      language,
      roleNotes: hash('notes', character.seed, language) % 100 < 5 ? (take === '' ? 'Young' : 'Adult') : null,
      dubGroup: take === '' ? null : (DUB_GROUPS[language]?.[take === 'first' ? 0 : 1] ?? null),
    });
    const dubs = DUBS.filter(
      ({ language, minimum, chance }) =>
        media.popularity >= minimum && hash('dub', media.franchise, language) % 100 < chance,
    );
    return [
      ...home.map((language) => voice(language, '')),
      ...dubs.flatMap(({ language }) => {
        const twice = DUB_GROUPS[language] !== undefined && hash('twice', media.franchise) % 100 < 12;
        return twice ? [voice(language, 'first'), voice(language, 'second')] : [voice(language, '')];
      }),
    ];
  };
  const crewOf = (media: Media): readonly CrewRole[] =>
    media.type === 'ANIME' ? animeCrew(media) : mangaCrew(media);

  const characters = new Backlinks(byFavourites(cast.characters), (character) => {
    const best = bestKnown(cast.worksOf(character));
    const voices = best === undefined ? [] : voicesOf(character, best);
    return new Map(voices.map(({ staff }) => [staff.id, character]));
  });
  const works = new Backlinks(catalogue.media, (media) =>
    crewOf(media).map(({ staff, role }) => [staff.id, { media, role }] as const),
  );
  return {
    voicesOf,
    crewOf,
    charactersOf: (staff) => characters.to(staff.id),
    worksOf: (staff) => works.to(staff.id),
    prepare: (count) => characters.advance(count) || works.advance(count),
  };
}

function byFavourites(characters: readonly Character[]): readonly Character[] {
  return [...characters].sort((one, other) => other.favourites - one.favourites);
}

function bestKnown(works: ReturnType<Cast['worksOf']>): Media | undefined {
  let best: Media | undefined;
  for (const { media } of works) {
    if (media.type === 'ANIME' && media.popularity > (best?.popularity ?? -1)) {
      best = media;
    }
  }
  return best;
}

function animeCrew(media: Media): CrewRole[] {
  const roles: [string, Occupation, number][] = [
    ['Director', 'Director', 100],
    ['Series Composition', 'Screenwriter', 85],
    ['Character Design', 'Character Designer', 92],
    ['Music', 'Composer', 94],
    ['Sound Director', 'Sound Director', 80],
    ['Chief Animation Director', 'Animator', 70],
    ['Theme Song Performance (OP)', 'Theme Song Artist', 88],
    ['Theme Song Performance (ED)', 'Theme Song Artist', 85],
    ['Producer', 'Producer', 90],
    ['Producer', 'Producer', 60],
  ];
  const [scope, wide] =
    media.popularity < 1_500 ? [4, 0] : [roles.length, Math.min(24, Math.round(media.popularity / 6_000))];
  const crew = roles
    .slice(0, scope)
    .flatMap(([role, occupation, chance], at): CrewRole[] =>
      hash(role, at, media.seed) % 100 < chance
        ? [{ role, staff: drawStaff(occupation, role, at < 5 ? media.franchise : media.seed, at) }]
        : [],
    );
  if (media.source === 'MANGA' || media.source === 'LIGHT_NOVEL' || media.source === 'WEB_NOVEL') {
    crew.splice(1, 0, { role: 'Original Creator', staff: author(media) });
  }
  for (let at = 0; at < wide; at += 1) {
    const role =
      ['Key Animation', 'Episode Director', 'Storyboard', 'Animation Director'][
        hash('wide', media.seed, at) % 4
      ] ?? 'Key Animation';
    crew.push({
      role: `${role} (ep ${1 + (hash('episode', media.seed, at) % (media.episodes ?? 12))})`,
      staff: drawStaff('Animator', media.seed, at),
    });
  }
  return distinct(crew);
}

function mangaCrew(media: Media): CrewRole[] {
  if (media.popularity < 30) {
    return [];
  }
  if (media.format === 'NOVEL') {
    return distinct([
      { role: 'Story', staff: author(media) },
      { role: 'Illustration', staff: drawStaff('Mangaka', 'illustration', media.franchise) },
    ]);
  }
  return hash('alone', media.franchise) % 100 < 68
    ? [{ role: 'Story & Art', staff: author(media) }]
    : distinct([
        { role: 'Story', staff: author(media) },
        { role: 'Art', staff: drawStaff('Mangaka', 'art', media.seed) },
      ]);
}

function author(media: Media): Staff {
  return drawStaff(
    hash('writer', media.franchise) % 100 < 70 ? 'Mangaka' : 'Writer',
    'author',
    media.franchise,
  );
}

function distinct(crew: readonly CrewRole[]): CrewRole[] {
  const seen = new Set<string>();
  return crew.filter(({ staff, role }) => {
    const key = `${staff.id} ${role}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
