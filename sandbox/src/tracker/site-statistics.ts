import { DAY_MS } from '../calendar.ts';
import { STAFF } from '../catalogue/staff.ts';
import { STUDIOS } from '../catalogue/studios.ts';
import { hash } from '../random.ts';
import type { World } from '../world.ts';
import type { Context } from './context.ts';
import { type Connection, connection, type Edge, type PagingArgs } from './paging.ts';

type SiteTrend = { date: number; count: number; change: number };
type SiteArgs = PagingArgs & { sort?: readonly string[] | null };

const DAYS = 365;

const COUNTS: Readonly<Record<string, (world: World) => number>> = {
  users: ({ community }) => community.users.length,
  anime: ({ catalogue }) => catalogue.media.filter(({ type }) => type === 'ANIME').length,
  manga: ({ catalogue }) => catalogue.media.filter(({ type }) => type === 'MANGA').length,
  characters: ({ cast }) => cast.characters.length,
  staff: () => STAFF.length,
  studios: () => STUDIOS.length,
  reviews: ({ community }) => community.reviews.list.length,
};

/** How many of a kind the service held on each of the last days. */
function trendsOf(name: string, count: number, now: number): SiteTrend[] {
  const today = Math.floor(now / DAY_MS);
  let left = count;
  return Array.from({ length: DAYS }, (_, age) => {
    const change = hash('site', name, today - age) % Math.max(2, Math.ceil(count / DAYS / 2));
    const trend = { date: ((today - age) * DAY_MS) / 1000, count: left, change };
    left -= change;
    return trend;
  });
}

function sorted(trends: SiteTrend[], sorts: readonly string[]): readonly SiteTrend[] {
  const [sort = 'DATE'] = sorts;
  const isDescending = sort.endsWith('_DESC');
  const name = (isDescending ? sort.slice(0, -5) : sort).toLowerCase();
  const key = (one: SiteTrend): number =>
    name === 'count' ? one.count : name === 'change' ? one.change : one.date;
  return trends.sort((one, other) => (isDescending ? key(other) - key(one) : key(one) - key(other)));
}

export const siteStatisticsResolvers = {
  SiteStatistics: Object.fromEntries(
    Object.entries(COUNTS).map(([name, countOf]) => [
      name,
      (_: unknown, args: SiteArgs, { world }: Context): Connection<Edge> =>
        connection(
          sorted(trendsOf(name, countOf(world), world.now()), args.sort ?? []),
          args,
          (node, index) => ({ id: index, node }),
        ),
    ]),
  ),
};
