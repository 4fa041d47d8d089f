import type { Contribution, HomeSection } from './remote-manifest.ts';

/** The lists of a manifest of contract 1, of the shapes that its builds wrote. */
interface ListsOfContract1 {
  readonly routes?: readonly PartOfContract1[];
  readonly redirects?: readonly object[];
  readonly navigation?: readonly object[];
  readonly widgets?: readonly string[];
  readonly homeSlots?: readonly PartOfContract1[];
}

interface PartOfContract1 {
  readonly prefetch?: unknown;
  readonly prefetchGet?: unknown;
}

/**
 * Writes a manifest of contract 1 as this contract has it: five lists became one, and three kinds of first requests one.
 * @param value a parsed manifest of any contract
 * @returns the value itself when it is of another contract. Of a malformed one the result is malformed too
 */
export function upgradeManifest(value: unknown): unknown {
  const { contract, routes, redirects, navigation, widgets, homeSlots, ...rest } = Object(value) as Record<
    string,
    unknown
  >;
  if (contract !== 1 || !Array.isArray(routes)) return value;
  // Whatever the members are, they are looked at one by one, and the result is validated.
  const lists = { routes, redirects, navigation, widgets, homeSlots } as ListsOfContract1;
  const contributions: unknown[] = [
    ...routes.map((route) => ({ type: 'route', ...withRequests(route) })),
    ...typed('redirect', lists.redirects),
    ...typed('navigation', lists.navigation),
    ...listOf(lists.widgets).map((name) => ({ type: 'widget', name })),
    ...typed('home-section', HOME_OF_CONTRACT_1.get(rest.name)),
    ...listOf(lists.homeSlots).map((slot) => ({ type: 'home-start', ...withRequests(slot) })),
  ];
  return { ...rest, contract, contributions };
}

function typed(type: Contribution['type'], items: readonly object[] | undefined): readonly object[] {
  return listOf(items).map((item) => ({ type, ...item }));
}

function withRequests(part: PartOfContract1): object {
  const { prefetch, prefetchGet, ...rest } = Object(part) as PartOfContract1;
  const requests = [prefetch ?? [], prefetchGet ?? []].flat();
  return requests.length > 0 ? { ...rest, requests } : rest;
}

const ROW = {
  audience: 'signed-out',
  area: 'top',
  isFirst: true,
  widget: 'trending-row',
  skeleton: { height: [294, 454] },
} as const;
const OWN = { audience: 'signed-in', isFirst: true } as const;
const COLUMN = { height: [520, 520] } as const;
const CARDS = { height: [790, 389], cards: 6 } as const;
const MANGA_COLUMN = { type: 'MANGA', layout: 'column' };

/** In contract 1 the shell itself named the widgets of the home page. */
const HOME_OF_CONTRACT_1: ReadonlyMap<unknown, readonly HomeSection[]> = new Map<unknown, HomeSection[]>([
  [
    'search',
    [
      { ...ROW, props: { type: 'ANIME' }, order: 10 },
      { ...ROW, widget: 'season-row', order: 20 },
      // Below the fold.
      { ...ROW, props: { type: 'MANGA' }, order: 30, isFirst: false },
    ],
  ],
  [
    'profile',
    [
      {
        ...OWN,
        widget: 'continue-watching',
        props: { type: 'ANIME' },
        area: 'top',
        order: 10,
        skeleton: CARDS,
      },
      { ...OWN, widget: 'airing-today', area: 'side', order: 10, skeleton: { height: [0, 0] } },
      { ...OWN, widget: 'continue-watching', props: MANGA_COLUMN, area: 'side', order: 20, skeleton: COLUMN },
      { ...OWN, widget: 'activity-feed', area: 'main', order: 10, skeleton: COLUMN },
    ],
  ],
]);

function listOf<Item>(value: readonly Item[] | undefined): readonly Item[] {
  return Array.isArray(value) ? value : [];
}
