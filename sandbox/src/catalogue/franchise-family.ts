import type { Rng } from '../random.ts';
import { Family, type FamilyMember } from './family.ts';
import type { Hero } from './heroes.ts';
import type { Country, MediaFormat, MediaSource, Relation } from './media.ts';
import { SEQUEL_SUFFIXES, suffixFor } from './sequel-titles.ts';

const TEXT_FORMATS: readonly { format: MediaFormat; source: MediaSource; weight: number }[] = [
  { format: 'MANGA', source: 'MANGA', weight: 52 },
  { format: 'NOVEL', source: 'LIGHT_NOVEL', weight: 26 },
  { format: 'NOVEL', source: 'NOVEL', weight: 5 },
  { format: 'NOVEL', source: 'WEB_NOVEL', weight: 6 },
  { format: 'ONE_SHOT', source: 'MANGA', weight: 2 },
  { format: 'MANGA', source: 'COMIC', weight: 4 },
  { format: 'MANGA', source: 'DOUJINSHI', weight: 2 },
];

const OTHER_SOURCES: readonly MediaSource[] = [
  'VISUAL_NOVEL',
  'VIDEO_GAME',
  'GAME',
  'OTHER',
  'MULTIMEDIA_PROJECT',
  'LIVE_ACTION',
  'PICTURE_BOOK',
  'ANIME',
];

/** A work on paper and what grew around it. */
export function mangaFamily(rng: Rng, country: Country): FamilyMember[] {
  const family = new Family();
  const written =
    TEXT_FORMATS[rng.weighted(country === 'JP' ? [64, 12, 5, 3, 14, 0, 6] : [80, 4, 4, 12, 0, 0, 0])] ??
    TEXT_FORMATS[0];
  const offset = drawPast(rng) - 1;
  const source = rng.chance(0.75) ? 'ORIGINAL' : (written?.source ?? 'OTHER');
  const first = family.add({
    type: 'MANGA',
    format: written?.format ?? 'MANGA',
    source,
    seasonOffset: offset,
    share: 1,
    suffix: undefined,
  });
  if (rng.chance(0.12)) {
    const spin = family.add({
      type: 'MANGA',
      format: 'MANGA',
      source: 'MANGA',
      seasonOffset: offset + rng.int(2, 12),
      share: 0.22,
      suffix: suffixFor(rng, 'spin-off'),
    });
    family.link(first, 'SPIN_OFF', spin);
  }
  if (rng.chance(0.1)) {
    const more = family.add({
      type: 'MANGA',
      format: 'ONE_SHOT',
      source: 'MANGA',
      seasonOffset: offset - rng.int(1, 4),
      share: 0.08,
      suffix: suffixFor(rng, 'pilot'),
    });
    family.link(first, 'ALTERNATIVE', more);
  }
  return family.members;
}

/** An anime with its source, seasons, films and oddments. */
export function animeFamily(
  rng: Rng,
  about: { country: Country; isAdult: boolean; fame: number; hero: Hero | undefined },
): FamilyMember[] {
  const family = new Family();
  const { hero, fame } = about;
  const seasons =
    hero !== undefined
      ? hero.shape === 'sequel'
        ? rng.int(2, 3)
        : 1
      : 1 + (fame > 8_000 ? rng.weighted([50, 30, 13, 7]) : rng.weighted([88, 12]));
  const newest = hero?.seasonOffset ?? drawSeason(rng, fame);
  const format = hero !== undefined ? heroFormat(hero) : drawFormat(rng, about.isAdult, about.country);
  const written =
    format !== 'MUSIC' && (hero !== undefined || rng.chance(0.5))
      ? TEXT_FORMATS[rng.weighted(TEXT_FORMATS.map((kind) => kind.weight))]
      : undefined;
  const source =
    written?.source ?? (rng.chance(0.7) ? 'ORIGINAL' : rng.chance(0.12) ? null : rng.pick(OTHER_SOURCES));

  let previous: number | undefined;
  let first = 0;
  for (let season = 0; season < seasons; season += 1) {
    const back = (seasons - 1 - season) * rng.int(4, 7);
    const suffix = season === 0 ? undefined : SEQUEL_SUFFIXES[season - 1];
    const share = season === 0 ? 1 : 0.75 / Math.sqrt(season);
    const offset = newest === null ? (back === 0 ? null : -back) : newest - back;
    const isHero = hero !== undefined && season === seasons - 1;
    const at = family.add(
      { type: 'ANIME', format, source, seasonOffset: offset, share: isHero ? 1 : share, suffix },
      isHero,
    );
    if (previous === undefined) {
      first = at;
    } else {
      family.link(previous, 'SEQUEL', at);
    }
    previous = at;
  }
  const start = family.members[first]?.seasonOffset ?? 0;
  if (written !== undefined) {
    const paper = family.add({
      type: 'MANGA',
      format: written.format,
      source: 'ORIGINAL',
      seasonOffset: start - rng.int(4, 18),
      share: 0.6,
      suffix: undefined,
    });
    family.link(first, 'SOURCE', paper);
    if (written.format === 'NOVEL' && rng.chance(0.4)) {
      const comic = family.add({
        type: 'MANGA',
        format: 'MANGA',
        source: written.source,
        seasonOffset: start - rng.int(1, 4),
        share: 0.4,
        suffix: undefined,
      });
      family.link(paper, 'ADAPTATION', comic);
      family.link(first, 'ALTERNATIVE', comic);
    }
  }
  addOddments(rng, family, { first, newest: newest ?? 0, fame, isHero: hero !== undefined, format });
  return family.members;
}

function addOddments(
  rng: Rng,
  family: Family,
  about: { first: number; newest: number; fame: number; isHero: boolean; format: MediaFormat },
): void {
  const { first, newest } = about;
  if (about.format === 'MUSIC' || (!about.isHero && about.fame < 2_500)) {
    return;
  }
  const odds = about.isHero ? 1.6 : about.fame > 30_000 ? 1.2 : 0.6;
  const after = (): number => newest + rng.int(1, 3) - (newest >= 0 ? rng.int(2, 6) : 0);
  const oddment = (
    chance: number,
    relation: Relation,
    kind: Parameters<typeof suffixFor>[1],
    format: MediaFormat,
    share: number,
  ): number | undefined => {
    if (!rng.chance(chance * odds)) {
      return undefined;
    }
    const at = family.add({
      type: 'ANIME',
      format,
      source: 'ANIME',
      seasonOffset: after(),
      share,
      suffix: suffixFor(rng, kind),
    });
    family.link(first, relation, at);
    return at;
  };
  const film = oddment(0.2, 'SIDE_STORY', 'film', 'MOVIE', 0.35);
  oddment(0.2, 'SIDE_STORY', 'extra', 'SPECIAL', 0.15);
  oddment(0.12, 'SIDE_STORY', 'extra', 'OVA', 0.16);
  oddment(0.08, 'SUMMARY', 'recap', 'SPECIAL', 0.06);
  const spinOff = oddment(0.08, 'SPIN_OFF', 'spin-off', 'TV_SHORT', 0.12);
  oddment(0.05, 'COMPILATION', 'compilation', 'MOVIE', 0.07);
  oddment(0.06, 'OTHER', 'song', 'MUSIC', 0.05);
  oddment(0.04, 'CHARACTER', 'cameo', 'ONA', 0.05);
  oddment(0.03, 'ALTERNATIVE', 'remake', 'TV', 0.5);
  if (film !== undefined && spinOff !== undefined) {
    family.link(film, 'SAME_UNIVERSE', spinOff);
  }
}

function heroFormat(hero: Hero): MediaFormat {
  return ({ tv: 'TV', sequel: 'TV', movie: 'MOVIE', ona: 'ONA', special: 'SPECIAL', manga: 'TV' } as const)[
    hero.shape
  ];
}

function drawFormat(rng: Rng, isAdult: boolean, country: Country): MediaFormat {
  if (isAdult) {
    return rng.chance(0.85) ? 'OVA' : 'ONA';
  }
  const weights = country === 'JP' ? [50, 8, 14, 6, 9, 8, 9] : [12, 6, 10, 3, 1, 62, 6];
  return (
    (['TV', 'TV_SHORT', 'MOVIE', 'SPECIAL', 'OVA', 'ONA', 'MUSIC'] as const)[rng.weighted(weights)] ?? 'TV'
  );
}

/** Denser towards today; about one in forty is only announced. */
function drawSeason(rng: Rng, fame: number): number | null {
  const kind = rng.weighted([88, 2.6, 3.2, 2.2, 4]);
  if (kind === 0) {
    return drawPast(rng);
  }
  return kind === 4 && fame < 60_000 ? null : kind - 1;
}

function drawPast(rng: Rng): number {
  return -Math.min(218, Math.floor(-Math.log(1 - rng.next()) * (rng.chance(0.15) ? 95 : 38)));
}
