import { DAY_MS, fuzzyDate, NO_DATE, seasonAt } from '../calendar.ts';
import { seeded } from '../random.ts';
import { buildMedia } from './build-media.ts';
import { Family } from './family.ts';
import { type Franchise, named, planFranchise } from './franchise.ts';
import type { Hero } from './heroes.ts';
import type { Media, MediaFormat, MediaType, Relation } from './media.ts';
import { type SuffixKind, suffixFor } from './sequel-titles.ts';
import type { WorkPlan } from './work-plan.ts';

/** A work at the limits of what the service holds. Nobody's list is drawn from these: those that have one name it. */
export type ExtremeWork = { media: Media; franchise: Franchise; work: number };

const WEEK_MS = 7 * DAY_MS;
/** Their franchises are planned from numbers that the usual catalogue never comes to. */
const FIRST_NUMBER = 1_000_000;
const FAME = 42_000;

type Run = Hero & {
  /** Episodes that were announced; null as long as nobody knows. */
  episodes: number | null;
  aired: number;
};

const long = (
  english: string,
  romaji: string,
  native: string,
  episodes: number | null,
  aired: number,
): Run => ({
  english,
  romaji,
  native,
  genres: ['Adventure', 'Comedy', 'Slice of Life'],
  tags: ['Coastal', 'Food', 'Travel'],
  seasonOffset: -Math.ceil(aired / 13),
  shape: 'tv',
  episodes,
  aired,
});

const RUNS: readonly Run[] = [
  long('Every Sunday on Harbour Street', 'Minato-doori no Nichiyoubi', '港通りの日曜日', null, 1_100),
  long(
    'The Thousand Errands of Uncle Futaba',
    'Futaba-ojisan no Sen no Otsukai',
    '双葉おじさんの千のおつかい',
    1_100,
    1_100,
  ),
  long('Ghost Bento Academy', 'Yuurei Bentou Gakuen', '幽霊弁当学園', 500, 487),
  long(
    'Captain Plum and the Five Hundred Seas',
    'Ume Senchou to Gohyaku no Umi',
    '梅船長と五百の海',
    500,
    500,
  ),
];

const TOWERS: Hero = {
  english: 'Chronicle of the Copper Towers',
  romaji: 'Dou no Tou no Nendaiki',
  native: '銅の塔の年代記',
  genres: ['Action', 'Drama', 'Fantasy'],
  tags: ['Magic', 'Politics', 'War'],
  seasonOffset: -40,
  shape: 'tv',
};

type Kin = [count: number, relation: Relation, kind: SuffixKind, type: MediaType, format: MediaFormat];

/** 40 works that are related to the first one directly. */
const KIN: readonly Kin[] = [
  [1, 'PREQUEL', 'pilot', 'ANIME', 'OVA'],
  [1, 'SEQUEL', 'remake', 'ANIME', 'TV'],
  [1, 'SOURCE', 'pilot', 'MANGA', 'NOVEL'],
  [2, 'ADAPTATION', 'remake', 'MANGA', 'MANGA'],
  [12, 'SIDE_STORY', 'extra', 'ANIME', 'SPECIAL'],
  [5, 'SPIN_OFF', 'spin-off', 'ANIME', 'TV_SHORT'],
  [4, 'SUMMARY', 'recap', 'ANIME', 'MOVIE'],
  [3, 'ALTERNATIVE', 'film', 'ANIME', 'MOVIE'],
  [3, 'CHARACTER', 'cameo', 'ANIME', 'ONA'],
  [2, 'COMPILATION', 'compilation', 'ANIME', 'MOVIE'],
  [6, 'OTHER', 'song', 'ANIME', 'MUSIC'],
];

/** Very long runs, and a work with 40 relations. `firstIndex`: the place of the next franchise. */
export function extremeWorks(firstIndex: number, now: number): readonly ExtremeWork[] {
  const runs = RUNS.flatMap((run, at) => {
    const franchise = planned(run, at, firstIndex + at);
    return franchise.works.map((plan, work) => {
      const media = buildMedia(franchise, work, plan, now);
      return { media: plan.isHero ? stretched(media, run, now) : media, franchise, work };
    });
  });
  const towers = planned(TOWERS, RUNS.length, firstIndex + RUNS.length);
  const franchise = { ...towers, works: copperTowers(towers) };
  const works = franchise.works.map((plan, work) => {
    const media = buildMedia(franchise, work, plan, now);
    return { media: plan.isHero ? { ...media, status: 'FINISHED' as const } : media, franchise, work };
  });
  return [...runs, ...works];
}

function planned(hero: Hero, at: number, index: number): Franchise {
  const franchise = planFranchise(FIRST_NUMBER + at, index, hero, () => false);
  if (franchise === undefined) {
    throw new Error(`The title of "${hero.english}" is taken`);
  }
  return { ...franchise, fame: FAME };
}

/** A weekly series without a break up to its last or its latest episode. */
function stretched(media: Media, { episodes, aired }: Run, now: number): Media {
  const isRunning = episodes === null || aired < episodes;
  const total = episodes ?? aired + 4;
  // The latest episode of a running one aired three days ago; a finished one ended two months ago.
  const last = now - (isRunning ? 3 : 60) * DAY_MS;
  const firstAt = last - (last % 60_000) - (aired - 1) * WEEK_MS;
  const { season, year } = seasonAt(firstAt);
  return {
    ...media,
    status: isRunning ? 'RELEASING' : 'FINISHED',
    startDate: fuzzyDate(firstAt),
    endDate: isRunning ? NO_DATE : fuzzyDate(last),
    season,
    seasonYear: year,
    episodes,
    duration: 24,
    averageScore: media.averageScore ?? 80,
    meanScore: media.meanScore ?? 81,
    airing: { firstAt: firstAt / 1000, intervalSeconds: WEEK_MS / 1000, episodes: total },
  };
}

function copperTowers(franchise: Franchise): readonly WorkPlan[] {
  const rng = seeded('copper towers');
  const family = new Family();
  const first = family.add(
    { type: 'ANIME', format: 'TV', source: 'NOVEL', seasonOffset: -40, share: 1, suffix: undefined },
    true,
  );
  for (const [count, relation, kind, type, format] of KIN) {
    for (let number = 1; number <= count; number += 1) {
      const drawn = suffixFor(rng, kind);
      const part = count === 1 ? '' : ` ${number}`;
      const suffix = {
        english: drawn.english + part,
        romaji: drawn.romaji + part,
        native: drawn.native + part,
      };
      const at = family.add({
        type,
        format,
        source: relation === 'SOURCE' ? 'ORIGINAL' : 'NOVEL',
        seasonOffset: relation === 'PREQUEL' || relation === 'SOURCE' ? -48 : -rng.int(1, 38),
        share: 0.05 + rng.next() * 0.4,
        suffix,
      });
      family.link(first, relation, at);
    }
  }
  return family.members.map((member) => named(member, franchise.concept, franchise.country));
}
