import { buildCatalogue, type Catalogue, type CatalogueSize, USUAL_SIZE } from './catalogue/catalogue.ts';
import { buildCast, type Cast } from './catalogue/characters.ts';
import { type Credits, creditsOf } from './catalogue/credits.ts';
import { HEAVY_LIST } from './community/build-users.ts';
import { buildCommunity, type Community } from './community/community.ts';
import { PopularPick } from './community/popular-draw.ts';

/** The whole invented world: a catalogue that stays, and a community that mutations change until `reset`. */
export type World = {
  readonly catalogue: Catalogue;
  readonly cast: Cast;
  readonly credits: Credits;
  readonly community: Community;
  /** How often the tokens of a user were revoked, by name. */
  readonly revocations: Map<string, number>;
  /** Milliseconds. */
  now(): number;
  /** Whole seconds, the unit of the tracker. */
  nowSeconds(): number;
  reset(): void;
};

export type WorldSettings = {
  /** Milliseconds; the data is relative to the first response. */
  now?: () => number;
  /** Length of the anime list of the user `heavy`. */
  heavyList?: number;
  /** Length of the anime lists of users who are not named. */
  plainLists?: number;
  /** A smaller catalogue than usual builds faster. */
  size?: CatalogueSize;
};

export function buildWorld({
  now = Date.now,
  heavyList = HEAVY_LIST,
  plainLists,
  size = USUAL_SIZE,
}: WorldSettings = {}): World {
  const extraAnime = size === USUAL_SIZE ? Math.max(0, Math.ceil(heavyList * 1.02) - size.anime) : 0;
  const catalogue = buildCatalogue(now(), size, extraAnime);
  const cast = buildCast(catalogue);
  const draw = new PopularPick(catalogue);
  const seeds = { catalogue, cast, draw, heavyList, plainLists };
  let community = buildCommunity(seeds);
  const revocations = new Map<string, number>();
  return {
    catalogue,
    cast,
    credits: creditsOf(catalogue, cast),
    get community() {
      return community;
    },
    revocations,
    now,
    nowSeconds: () => Math.floor(now() / 1000),
    reset: () => {
      community = buildCommunity(seeds);
      revocations.clear();
    },
  };
}
