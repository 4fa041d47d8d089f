import { DAY_MS } from '../calendar.ts';
import { buildWorld } from '../world.ts';
import { asker } from './ask.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const world = buildWorld({ now: () => NOW, size: { anime: 400, manga: 100 } });
const ask = asker(world);
const running = world.catalogue.media.find(({ status, airing }) => status === 'RELEASING' && airing !== null);

test('a running anime has a day for each day, and names the episodes that aired', async () => {
  const query =
    'query ($id: Int) { Page(perPage: 50) { mediaTrends(mediaId: $id, sort: [DATE_DESC]) { date releasing episode trending media { id } } } }';
  const { data } = await ask(query, { id: running?.id });
  // The query selects exactly this.
  const days = (
    data as { Page: { mediaTrends: { date: number; episode: number | null; releasing: boolean }[] } }
  ).Page.mediaTrends;
  expect(days[0]?.date).toBe(Math.floor(NOW / DAY_MS) * (DAY_MS / 1000));
  expect(days.slice(1).every(({ date }, at) => date === (days[at]?.date ?? 0) - DAY_MS / 1000)).toBe(true);
  expect(days.every(({ releasing }) => releasing)).toBe(true);
  const episodes = days.flatMap(({ episode }) => episode ?? []);
  expect(episodes.length).toBeGreaterThan(0);
  expect(episodes).toEqual([...episodes].sort((one, other) => other - one));
});

test('a connection of trends has 25 at most', async () => {
  const { data } = await ask(
    'query ($id: Int) { Media(id: $id) { trends(perPage: 50, sort: [ID_DESC]) { nodes { date } pageInfo { perPage } } } }',
    { id: world.catalogue.media.find(({ startDate }) => (startDate.year ?? 9999) < 2020)?.id },
  );
  // The query selects exactly this.
  const { nodes, pageInfo } = (
    data as { Media: { trends: { nodes: unknown[]; pageInfo: { perPage: number } } } }
  ).Media.trends;
  expect([nodes.length, pageInfo.perPage]).toEqual([25, 25]);
});

test('the site counts what it holds', async () => {
  const { data } = await ask(
    '{ SiteStatistics { users(sort: [DATE_DESC], perPage: 2) { nodes { date count change } } } }',
  );
  // The query selects exactly this.
  const [today, yesterday] = (
    data as { SiteStatistics: { users: { nodes: { date: number; count: number; change: number }[] } } }
  ).SiteStatistics.users.nodes;
  expect(today?.count).toBe(world.community.users.length);
  expect(yesterday?.count).toBe((today?.count ?? 0) - (today?.change ?? 0));
});
