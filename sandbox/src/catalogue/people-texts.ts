import type { FuzzyDate } from '../calendar.ts';
import { NO_DATE } from '../calendar.ts';
import { seeded } from '../random.ts';
import type { Character } from './characters.ts';
import type { Franchise } from './franchise.ts';
import { drawBirthday } from './people.ts';
import type { Staff } from './staff.ts';

const TRAITS = [
  'never finishes a cup of tea',
  'collects ticket stubs',
  'sleeps with the window open',
  'talks to crows',
  'counts stairs',
  'cannot lie and does not try to',
  'knows every tide by heart',
  'writes letters and burns them',
  'is afraid of elevators',
];
const TOWNS = [
  'Hoshimi, Japan',
  'Aomori, Japan',
  'Kanazawa, Japan',
  'Busan, South Korea',
  'Chengdu, China',
  'Tainan, Taiwan',
  'Leeds, England',
  'Lyon, France',
  'Porto, Portugal',
  'Szeged, Hungary',
  'Austin, Texas, USA',
  'Okayama, Japan',
  'Otaru, Japan',
];

export type CharacterFacts = { description: string | null; dateOfBirth: FuzzyDate; age: string | null };

export function characterFacts(character: Character, franchise: Franchise): CharacterFacts {
  const rng = seeded('about', character.seed);
  const { thing, place, job } = franchise.concept;
  const age = rng.chance(0.6)
    ? rng.chance(0.15)
      ? `${rng.int(14, 17)}-${rng.int(18, 24)}`
      : String(rng.int(9, 48))
    : null;
  const facts = [`__Height:__ ${rng.int(138, 196)} cm`, `__Occupation:__ ${job.en}`];
  const text = [
    facts.slice(0, rng.int(0, 2)).join('\n'),
    `${character.name.full} comes from ${place.en} and ${rng.pick(TRAITS)}. ${character.billing === 0 ? 'The story is told from this side of the table.' : 'First seen at the market, asking for directions that nobody needed.'}`,
    `Carries a ${thing.en.toLowerCase()} and a grudge, and takes good care of both.`,
    rng.chance(0.4)
      ? `~!Knew about the ${thing.en.toLowerCase()} from the beginning, and said nothing.!~`
      : '',
  ];
  return {
    description: rng.chance(0.12) ? null : text.filter((part) => part !== '').join('\n\n'),
    dateOfBirth: rng.chance(0.45) ? drawBirthday(rng, null) : NO_DATE,
    age,
  };
}

export type StaffFacts = {
  description: string | null;
  dateOfBirth: FuzzyDate;
  dateOfDeath: FuzzyDate;
  age: number | null;
  yearsActive: readonly number[];
  homeTown: string | null;
};

export function staffFacts(staff: Staff, now: number): StaffFacts {
  const rng = seeded('about', staff.seed);
  const thisYear = new Date(now).getUTCFullYear();
  const born = thisYear - rng.int(21, 82);
  const died = thisYear - born > 58 && rng.chance(0.25) ? thisYear - rng.int(0, 9) : null;
  const begun = born + rng.int(18, 30);
  return {
    description: rng.chance(0.25)
      ? null
      : `${staff.name.full} ${rng.pick(TRAITS)}.\n\nBegan in ${begun} after an [open audition](https://official.example/news) that was meant for somebody else. ${rng.chance(0.3) ? '\n\n__Awards:__ Lantern Prize' : ''}`,
    dateOfBirth: rng.chance(0.7) ? drawBirthday(rng, rng.chance(0.8) ? born : null) : NO_DATE,
    dateOfDeath: died === null ? NO_DATE : drawBirthday(rng, died),
    age: rng.chance(0.7) ? (died ?? thisYear) - born : null,
    yearsActive: rng.chance(0.6) ? (died === null ? [begun] : [begun, died]) : [],
    homeTown: rng.chance(0.6) ? rng.pick(TOWNS) : null,
  };
}
