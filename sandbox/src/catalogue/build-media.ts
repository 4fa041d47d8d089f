import { hexOfHue } from '../art/colour.ts';
import { DAY_MS } from '../calendar.ts';
import { hash, type Rng, seeded } from '../random.ts';
import type { Franchise } from './franchise.ts';
import { LINK_SITES } from './link-sites.ts';
import type { Media, MediaFormat } from './media.ts';
import { studiosOf } from './studios.ts';
import { plural } from './titles.ts';
import { datesOf } from './work-dates.ts';
import { animeLength, mangaLength, reception } from './work-numbers.ts';
import type { WorkPlan } from './work-plan.ts';
import { tagsOf } from './work-tags.ts';

/** A work with everything that lists, filters and sorts read. Ids and relations are set when the whole catalogue stands. */
export function buildMedia(franchise: Franchise, workNumber: number, plan: WorkPlan, now: number): Media {
  const seed = hash('work', franchise.index, workNumber);
  const rng = seeded('work', franchise.index, workNumber);
  const family = seeded('hue', franchise.index);
  const length = plan.type === 'ANIME' ? animeLength(rng, plan.format) : { episodes: null, duration: null };
  const episodes = plan.isHero && plan.format === 'TV' ? (length.episodes ?? 12) : length.episodes;
  const dates = datesOf(rng, plan, episodes, now, franchise.index);
  const paper =
    plan.type === 'MANGA' ? mangaLength(rng, plan.format, dates.status) : { chapters: null, volumes: null };
  const numbers = reception(rng, {
    ...plan,
    fame: franchise.fame,
    quality: franchise.quality,
    status: dates.status,
  });
  const unknownLength = dates.status === 'NOT_YET_RELEASED' && rng.chance(0.6);
  const hue = pleasantHue(family.next() * 290 + workNumber * 19 + rng.int(-10, 10));
  const genres =
    plan.format === 'MUSIC' ? [...new Set(['Music', ...franchise.genres.slice(0, 2)])] : franchise.genres;
  return {
    id: 0,
    idMal: null,
    index: 0,
    seed,
    franchise: franchise.index,
    type: plan.type,
    format:
      dates.status === 'NOT_YET_RELEASED' && plan.seasonOffset === null && rng.chance(0.25)
        ? null
        : plan.format,
    status: dates.status,
    title: {
      romaji: plan.romaji,
      english:
        plan.isHero || rng.chance(Math.min(0.97, 0.2 + Math.log10(numbers.popularity + 1) * 0.17))
          ? plan.english
          : null,
      native: rng.chance(0.985) ? plan.native : null,
    },
    synonyms: synonymsOf(rng, franchise, plan),
    startDate: dates.startDate,
    endDate: dates.endDate,
    season: dates.season,
    seasonYear: dates.seasonYear,
    episodes: plan.type === 'ANIME' && !unknownLength ? episodes : null,
    duration: unknownLength ? null : length.duration,
    chapters: paper.chapters,
    volumes: paper.volumes,
    countryOfOrigin: franchise.country,
    isLicensed: numbers.popularity > 400 ? rng.chance(0.85) : rng.chance(0.3),
    source: plan.source,
    hashtag:
      plan.type === 'ANIME' && rng.chance(0.5)
        ? `#${plan.native.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 14)}`
        : null,
    genres,
    tags: tagsOf(rng, genres, franchise.heroTags, numbers.popularity),
    isAdult: franchise.isAdult,
    isLocked: rng.chance(0.01),
    averageScore: numbers.averageScore,
    meanScore: numbers.meanScore,
    popularity: numbers.popularity,
    trending: numbers.trending,
    favourites: numbers.favourites,
    updatedAt: Math.floor((now - rng.next() ** 3 * 400 * DAY_MS) / 1000),
    color: rng.chance(0.96) ? hexOfHue(hue) : null,
    hue,
    hasBanner: plan.isHero || rng.chance(Math.min(0.95, Math.log10(numbers.popularity + 1) * 0.2)),
    airing: dates.airing,
    linkSites: linkSitesOf(rng, plan.type, plan.format, numbers.popularity, franchise.country),
    studios: plan.type === 'ANIME' ? studiosOf(rng, franchise.index, numbers.popularity) : [],
    relations: [],
  };
}

/** The wheel without most of its yellows, which turn to mud in the dark: `place` counts along what is left. */
function pleasantHue(place: number): number {
  const turned = ((Math.round(place) % 290) + 290) % 290;
  return turned < 66 ? turned : turned + 70;
}

function synonymsOf(rng: Rng, franchise: Franchise, plan: WorkPlan): readonly string[] {
  if (rng.chance(0.4)) {
    return [];
  }
  const { thing, place } = franchise.concept;
  const initials = plan.english
    .split(/[^A-Za-z]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  const all = [
    `${thing.en} ${place.en.replace(/^the /, '')}`,
    initials.length > 2 ? initials : plural(thing.en),
    `${plan.romaji} (${franchise.country})`,
    `Ο ${thing.en} / Сказание: ${thing.romaji}`,
    `เรื่องของ ${thing.romaji}`,
    `حكاية ${thing.romaji}`,
  ];
  return rng.sample(all, rng.weighted([0, 50, 25, 10]));
}

function linkSitesOf(
  rng: Rng,
  type: Media['type'],
  format: MediaFormat,
  popularity: number,
  country: string,
): readonly number[] {
  const chance = Math.min(0.5, Math.log10(popularity + 1) * 0.085);
  const sites: number[] = [];
  for (const [index, site] of LINK_SITES.entries()) {
    if (site.media === type || site.media === 'BOTH') {
      const isAbroad =
        (site.language === 'Korean' && country !== 'KR') || (site.language === 'Chinese' && country === 'JP');
      const isElsewhere = format === 'MUSIC' && site.site !== 'YouTube';
      const odds = site.type !== 'STREAMING' ? chance * 1.5 : isElsewhere ? 0 : chance * (isAbroad ? 0.1 : 1);
      if (rng.chance(odds)) {
        sites.push(index);
      }
    }
  }
  return sites;
}
