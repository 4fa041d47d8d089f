import type { FuzzyDate } from '../calendar.ts';
import { type Rng, seeded } from '../random.ts';
import type { Country } from './media.ts';
import { MENS_NAMES, type Name, SURNAMES, WOMENS_NAMES } from './words/names.ts';
import {
  CHINESE_NAMES,
  CHINESE_SURNAMES,
  KOREAN_NAMES,
  KOREAN_SURNAMES,
  WESTERN_NAMES,
  WESTERN_SURNAMES,
} from './words/names-abroad.ts';

export type PersonName = {
  first: string;
  middle: string | null;
  last: string | null;
  full: string;
  native: string | null;
};
export type Gender = 'Female' | 'Male' | 'Non-binary' | null;

/** A name that fits where the person comes from; one in nine characters of Japanese works has a western one. */
export function drawName(rng: Rng, country: Country | 'WEST', gender: Gender): PersonName {
  const firsts =
    country === 'KR'
      ? KOREAN_NAMES
      : country === 'JP'
        ? gender === 'Male'
          ? MENS_NAMES
          : WOMENS_NAMES
        : country === 'WEST'
          ? WESTERN_NAMES
          : CHINESE_NAMES;
  const lasts =
    country === 'KR'
      ? KOREAN_SURNAMES
      : country === 'JP'
        ? SURNAMES
        : country === 'WEST'
          ? WESTERN_SURNAMES
          : CHINESE_SURNAMES;
  const first: Name = rng.pick(firsts);
  const last: Name | null = rng.chance(0.9) ? rng.pick(lasts) : null;
  const native = country === 'WEST' ? first.romaji : `${last?.native ?? ''}${first.native}`;
  return {
    first: first.romaji,
    middle: country === 'WEST' && rng.chance(0.08) ? `${rng.pick(WESTERN_NAMES).romaji.charAt(0)}.` : null,
    last: last?.romaji ?? null,
    full: last === null ? first.romaji : `${first.romaji} ${last.romaji}`,
    native: rng.chance(0.96) ? native : null,
  };
}

export function drawBirthday(rng: Rng, year: number | null): FuzzyDate {
  return { year, month: rng.int(1, 12), day: rng.int(1, 28) };
}

export function bloodType(seed: number): string | null {
  const rng = seeded('blood', seed);
  return rng.chance(0.35) ? rng.pick(['A', 'B', 'AB', 'O']) : null;
}
