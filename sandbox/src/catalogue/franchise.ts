import { type Rng, seeded } from '../random.ts';
import type { FamilyMember } from './family.ts';
import { animeFamily, mangaFamily } from './franchise-family.ts';
import { GENRE_WEIGHTS, GENRES } from './genres.ts';
import type { Hero } from './heroes.ts';
import type { Country } from './media.ts';
import { conceiveTitle, type TitleConcept, type TitleStyle } from './titles.ts';
import { PLACES } from './words/places.ts';
import { JOBS } from './words/qualities.ts';
import type { Word } from './words/rows.ts';
import { THINGS } from './words/things.ts';
import type { WorkPlan } from './work-plan.ts';

export type Franchise = {
  index: number;
  country: Country;
  isAdult: boolean;
  genres: readonly string[];
  heroTags: readonly string[];
  concept: TitleConcept;
  /** Expected number of lists with the best-known work. */
  fame: number;
  /** Mean score that the franchise pulls towards. */
  quality: number;
  works: readonly WorkPlan[];
};

/**
 * The franchise with this number: always the same one, wherever and whenever it is asked for, at place `index` of its
 * catalogue. Undefined when the title that it would have is taken.
 */
export function planFranchise(
  number: number,
  index: number,
  hero: Hero | undefined,
  isTaken: (romaji: string) => boolean,
): Franchise | undefined {
  const rng = seeded('franchise', number);
  const country = hero !== undefined ? 'JP' : drawCountry(rng);
  const isAdult = hero === undefined && rng.chance(0.035);
  const concept = hero !== undefined ? heroConcept(rng, hero) : conceiveTitle(rng, drawStyle(rng, country));
  if (isTaken(concept.romaji)) {
    return undefined;
  }
  const fame =
    hero !== undefined
      ? 60_000 + 260_000 * rng.next()
      : Math.min(420_000, Math.exp(rng.normal(7.1, 2.05)) + 20);
  const family: FamilyMember[] =
    hero?.seasonOffset === undefined && (hero !== undefined || rng.chance(0.24))
      ? mangaFamily(rng, country)
      : animeFamily(rng, { country, isAdult, fame, hero });
  return {
    index,
    country,
    isAdult,
    concept,
    fame,
    genres: hero?.genres ?? drawGenres(rng, concept.genre, isAdult),
    heroTags: hero?.tags ?? [],
    quality: Math.max(
      38,
      Math.min(
        89,
        rng.normal(
          hero !== undefined ? 80 : 59 + 2.2 * Math.log10(fame + 1) * 1.2,
          hero !== undefined ? 4 : 7,
        ),
      ),
    ),
    works: family.map((member) => named(member, concept, country)),
  };
}

/** A member of the family with its titles. */
export function named(member: FamilyMember, concept: TitleConcept, country: Country): WorkPlan {
  const { suffix } = member;
  if (suffix === undefined) {
    return { ...member, english: concept.english, romaji: concept.romaji, native: concept.native };
  }
  const native = country === 'JP' ? suffix.native : suffix.native.replace('第2期', '2');
  return {
    ...member,
    english: suffix.english.replace('{}', concept.english),
    romaji: suffix.romaji.replace('{}', concept.romaji),
    native: native.replace('{}', concept.native),
  };
}

function heroConcept(rng: Rng, hero: Hero): TitleConcept {
  const drawn = conceiveTitle(rng, 'usual');
  const named = <W extends Word>(list: readonly W[], fallback: W): W =>
    list.find((word) => hero.english.includes(word.en)) ?? fallback;
  return {
    ...drawn,
    english: hero.english,
    romaji: hero.romaji,
    native: hero.native,
    genre: hero.genres[0],
    thing: named(THINGS, drawn.thing),
    place: named(PLACES, drawn.place),
    job: named(JOBS, drawn.job),
  };
}

function drawCountry(rng: Rng): Country {
  return (['JP', 'KR', 'CN', 'TW'] as const)[rng.weighted([84, 8, 6.5, 1.5])] ?? 'JP';
}

function drawStyle(rng: Rng, country: Country): TitleStyle {
  if (country === 'KR') {
    return 'korean';
  }
  if (country === 'CN' || country === 'TW') {
    return 'chinese';
  }
  return (['usual', 'long', 'short'] as const)[rng.weighted([84, 8, 8])] ?? 'usual';
}

function drawGenres(rng: Rng, hint: string | undefined, isAdult: boolean): readonly string[] {
  const wanted = rng.weighted([4, 22, 42, 24, 8]);
  const chosen = new Set<string>(isAdult ? ['Hentai'] : []);
  if (hint !== undefined && rng.chance(0.85)) {
    chosen.add(hint);
  }
  while (chosen.size < wanted) {
    chosen.add(GENRES[rng.weighted(GENRE_WEIGHTS)] ?? 'Drama');
  }
  return [...chosen].sort();
}
