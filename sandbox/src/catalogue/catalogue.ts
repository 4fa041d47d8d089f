import { hash, itemAt } from '../random.ts';
import { broadcastWorks } from './broadcasts.ts';
import { buildMedia } from './build-media.ts';
import { type ExtremeWork, extremeWorks } from './extremes.ts';
import { type Franchise, planFranchise } from './franchise.ts';
import { HEROES } from './heroes.ts';
import type { Media } from './media.ts';

export type Catalogue = {
  /** Milliseconds: the time that the data is relative to. */
  builtAt: number;
  media: readonly Media[];
  /** Those of `media` that are at the limits of what the service holds: very long runs, very many relations, and the limits of days. */
  extremes: readonly Media[];
  byId: ReadonlyMap<number, Media>;
  byMalId: { ANIME: ReadonlyMap<number, Media>; MANGA: ReadonlyMap<number, Media> };
  franchises: readonly Franchise[];
  /** Works of a franchise, in the order of its plan. */
  worksOf(franchise: number): readonly Media[];
};

/** The minimum number of works of the catalogue. */
export type CatalogueSize = { anime: number; manga: number };
export const USUAL_SIZE: CatalogueSize = { anime: 8_400, manga: 4_300 };
const FIRST_ID = 100_001;
const FIRST_MAL_ID = 40_001;

type Drafted = ExtremeWork & { order: number };

/**
 * The whole catalogue as of `now` (milliseconds). `extraAnime` are added behind the others, whose ids stay the same.
 */
export function buildCatalogue(now: number, size: CatalogueSize = USUAL_SIZE, extraAnime = 0): Catalogue {
  const franchises: Franchise[] = [];
  const source: Source = { next: 0, titles: new Set() };
  const usual = draft(source, franchises, now, size);
  // Works get their ids in the order in which a database would have met them, so that newer works have higher ids.
  usual.sort((one, other) => one.order - other.order);
  const runs = extremeWorks(franchises.length, now);
  const extremes = [
    ...runs,
    ...broadcastWorks(franchises.length + new Set(runs.map((one) => one.franchise)).size, now),
  ];
  for (const franchise of new Set(extremes.map((one) => one.franchise))) {
    franchises.push(franchise);
    source.titles.add(franchise.concept.romaji);
  }
  const extra = draft(source, franchises, now, { anime: extraAnime, manga: 0 });
  const all = [...usual, ...extremes, ...extra];
  const works: Media[][] = franchises.map(() => []);
  for (const [index, { media, franchise, work }] of all.entries()) {
    media.index = index;
    media.id = FIRST_ID + index;
    const family = itemAt(works, franchise.index);
    family[work] = media;
  }
  for (const { media, franchise, work } of all) {
    const family = itemAt(works, franchise.index);
    media.relations = itemAt(franchise.works, work).links.flatMap(({ to, relation }) => {
      const related = family[to];
      return related === undefined ? [] : [{ index: related.index, relation }];
    });
  }
  return {
    builtAt: now,
    franchises,
    media: all.map(({ media }) => media),
    extremes: extremes.map(({ media }) => media),
    ...indexed(all),
    worksOf: (franchise) => (works[franchise] ?? []).filter(Boolean),
  };
}

/** Where the numbers of further franchises go on, and the titles that are taken. */
type Source = { next: number; titles: Set<string> };

function draft(source: Source, franchises: Franchise[], now: number, size: CatalogueSize): Drafted[] {
  const drafted: Drafted[] = [];
  const left = { ANIME: size.anime, MANGA: size.manga };
  while (left.ANIME > 0 || left.MANGA > 0) {
    const franchise = planFranchise(source.next, franchises.length, HEROES[source.next], (romaji) =>
      source.titles.has(romaji),
    );
    source.next += 1;
    if (franchise === undefined) {
      continue;
    }
    franchises.push(franchise);
    source.titles.add(franchise.concept.romaji);
    for (const [work, plan] of franchise.works.entries()) {
      if (left[plan.type] > 0 || franchises.length <= HEROES.length) {
        left[plan.type] -= 1;
        const media = buildMedia(franchise, work, plan, now);
        drafted.push({ media, franchise, work, order: addedOrder(media, plan.seasonOffset) });
      }
    }
  }
  return drafted;
}

/** When a database would have met the work, in seasons from this one. */
function addedOrder(media: Media, seasonOffset: number | null): number {
  return (seasonOffset ?? 3) + (hash('added', media.seed) % 1000) / 250;
}

function indexed(all: readonly ExtremeWork[]): Pick<Catalogue, 'byId' | 'byMalId'> {
  const byId = new Map<number, Media>();
  const byMalId = { ANIME: new Map<number, Media>(), MANGA: new Map<number, Media>() };
  for (const { media } of all) {
    byId.set(media.id, media);
    // Some works are known to one service only.
    if (hash('mal', media.seed) % 100 < (media.popularity > 2_000 ? 99 : 90)) {
      media.idMal = FIRST_MAL_ID + byMalId[media.type].size;
      byMalId[media.type].set(media.idMal, media);
    }
  }
  return { byId, byMalId };
}
