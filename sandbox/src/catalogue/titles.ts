import type { Rng } from '../random.ts';
import {
  CHINESE_PATTERNS,
  KOREAN_PATTERNS,
  LONG_PATTERNS,
  PATTERNS,
  SHORT_PATTERNS,
  type TitlePattern,
} from './title-patterns.ts';
import { MENS_NAMES, SURNAMES, WOMENS_NAMES } from './words/names.ts';
import { PLACES, SHOPS } from './words/places.ts';
import { COUNTS, JOBS, QUALITIES } from './words/qualities.ts';
import type { Word } from './words/rows.ts';
import { IDEAS, THINGS, TIMES } from './words/things.ts';
import {
  CHINESE_JOBS,
  CHINESE_QUALITIES,
  CHINESE_THINGS,
  KOREAN_JOBS,
  KOREAN_QUALITIES,
  KOREAN_THINGS,
} from './words/words-abroad.ts';

export type TitleStyle = 'usual' | 'long' | 'short' | 'korean' | 'chinese';

/** A title in its three writings, with the words it was made of: covers and synopses take them up. */
export type TitleConcept = {
  english: string;
  romaji: string;
  native: string;
  genre: string | undefined;
  thing: Word;
  place: Word;
  job: Word;
  idea: Word;
};

const PLURALS = new Map([
  ['Wolf', 'Wolves'],
  ['Thief', 'Thieves'],
  ['Koi', 'Koi'],
  ['Snow', 'Snow'],
  ['Rain', 'Rain'],
  ['Dice', 'Dice'],
  ['Ash', 'Ashes'],
  ['Salt', 'Salt'],
  ['Iron', 'Iron'],
  ['Amber', 'Amber'],
  ['Tea', 'Tea'],
  ['Jade', 'Jade'],
  ['Bamboo', 'Bamboo'],
  ['Moonlight', 'Moonlight'],
  ['Starlight', 'Starlight'],
]);

export function plural(noun: string): string {
  const known = PLURALS.get(noun);
  if (known !== undefined) {
    return known;
  }
  if (/[^aeiou]y$/.test(noun)) {
    return `${noun.slice(0, -1)}ies`;
  }
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

export function conceiveTitle(rng: Rng, style: TitleStyle): TitleConcept {
  const korean = style === 'korean';
  const chinese = style === 'chinese';
  const things = korean ? KOREAN_THINGS : chinese ? CHINESE_THINGS : THINGS;
  const qualities = korean ? KOREAN_QUALITIES : chinese ? CHINESE_QUALITIES : QUALITIES;
  const jobs = korean ? KOREAN_JOBS : chinese ? CHINESE_JOBS : JOBS;
  const pattern = rng.pick(patternsOf(style));
  const [thing, other] = rng.sample(things, 2);
  const [idea, otherIdea] = rng.sample(IDEAS, 2);
  const place = rng.pick(PLACES);
  const job = rng.pick(jobs);
  const given = rng.pick(rng.chance(0.5) ? WOMENS_NAMES : MENS_NAMES);
  const family = rng.pick(SURNAMES);
  const name = (value: { romaji: string; native: string }): Word => ({ en: value.romaji, ...value });
  if (thing === undefined || other === undefined || idea === undefined || otherIdea === undefined) {
    throw new RangeError('The word lists are too short for a title');
  }
  const slots: Readonly<Record<string, Word>> = {
    n: thing,
    m: other,
    ns: { ...thing, en: plural(thing.en) },
    ms: { ...other, en: plural(other.en) },
    i: idea,
    i2: otherIdea,
    p: place,
    q: rng.pick(qualities),
    j: job,
    js: { ...job, en: plural(job.en) },
    t: rng.pick(TIMES),
    c: rng.pick(COUNTS),
    g: name(given),
    w: name(rng.pick(WOMENS_NAMES)),
    f: name(family),
    s: rng.pick(SHOPS),
  };
  return {
    english: articles(headline(fill(pattern.english, slots, 'en'))),
    romaji: capitalised(fill(pattern.romaji, slots, 'romaji')),
    native: fill(pattern.native, slots, 'native'),
    genre: pattern.genre,
    thing,
    place,
    job,
    idea,
  };
}

function patternsOf(style: TitleStyle): readonly TitlePattern[] {
  switch (style) {
    case 'long':
      return LONG_PATTERNS;
    case 'short':
      return SHORT_PATTERNS;
    case 'korean':
      return KOREAN_PATTERNS;
    case 'chinese':
      return CHINESE_PATTERNS;
    case 'usual':
      return PATTERNS;
  }
}

function fill(pattern: string, slots: Readonly<Record<string, Word>>, writing: keyof Word): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, slot: string) => slots[slot]?.[writing] ?? whole);
}

function capitalised(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** Places carry their own article ("the Moon"), which is doubled or starts a title now and then. */
function headline(title: string): string {
  return capitalised(title.replace(/\bthe the\b/gi, 'the').replace(/^The the /, 'The '));
}

function articles(title: string): string {
  return title
    .replace(/\b([Aa]) (?=[AEIO]|Un[^i])/g, '$1n ')
    .replace(/\b[Aa]n? (A (?:Hundred|Thousand))/g, '$1');
}
