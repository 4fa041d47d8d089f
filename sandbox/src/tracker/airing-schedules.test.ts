import { buildWorld } from '../world.ts';
import { asker } from './ask.ts';
import { type Airing, airingOf } from './resolvers/airing.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY_SECONDS = 86_400;
const TODAY = NOW / 1000 - DAY_SECONDS / 2;
const world = buildWorld({ now: () => NOW, size: { anime: 900, manga: 100 } });
const ask = asker(world);

type Found = { id: number; airingAt: number; episode: number; mediaId: number };
type Page = { pageInfo: { hasNextPage: boolean }; airingSchedules: Found[] };

/** Pages of 50 until the last one. */
async function pagesOf(args: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (let page = 1; pages.at(-1)?.pageInfo.hasNextPage !== false; page += 1) {
    const { data } = await ask(
      `{ Page(page: ${page}, perPage: 80) { pageInfo { hasNextPage } airingSchedules(${args}) { id airingAt episode mediaId } } }`,
    );
    // The query selects exactly this.
    pages.push((data as { Page: Page }).Page);
  }
  return pages;
}

const between = (after: number, before: number) => `airingAt_greater: ${after}, airingAt_lesser: ${before}`;
const known = world.catalogue.media.flatMap((media): readonly Airing[] => airingOf(media));

test('days of UTC have every airing once, the first and the last second of a day among them', async () => {
  const days = [-1, 0, 1].map((day) => TODAY + day * DAY_SECONDS);
  const pages = await Promise.all(
    days.map((from) => pagesOf(`${between(from - 1, from + DAY_SECONDS)}, sort: [TIME, ID]`)),
  );
  const found = pages.flat(2).flatMap(({ airingSchedules }) => airingSchedules);
  const wanted = known.filter(
    ({ airingAt }) => airingAt >= TODAY - DAY_SECONDS && airingAt < TODAY + 2 * DAY_SECONDS,
  );
  expect(found.map(({ id }) => id)).toEqual(
    wanted.toSorted((a, b) => a.airingAt - b.airingAt || a.id - b.id).map(({ id }) => id),
  );
  const seconds = new Set(found.map(({ airingAt }) => airingAt % DAY_SECONDS));
  expect(seconds).toContain(0);
  expect(seconds).toContain(DAY_SECONDS - 1);
});

test('a page has 50 at most, and tomorrow has more than two pages', async () => {
  const from = TODAY + DAY_SECONDS;
  const pages = await pagesOf(`${between(from - 1, from + DAY_SECONDS)}, sort: [TIME, ID]`);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.slice(0, -1).every(({ airingSchedules }) => airingSchedules.length === 50)).toBe(true);
});

test('neither bound is part of what lies between', async () => {
  const [{ airingSchedules = [] } = {}] = await pagesOf(between(TODAY, TODAY + DAY_SECONDS - 1));
  expect(
    airingSchedules.every(({ airingAt }) => airingAt > TODAY && airingAt < TODAY + DAY_SECONDS - 1),
  ).toBe(true);
});

test('what has aired is told from what has not, and titles from others', async () => {
  const daily = world.catalogue.media.find(({ title }) => title.english === 'At the Stroke of Twelve');
  const about = `mediaId_in: [${daily?.id}], ${between(TODAY - 3 * DAY_SECONDS - 1, TODAY + 3 * DAY_SECONDS)}`;
  const aired = await pagesOf(`${about}, notYetAired: false, sort: [TIME_DESC]`);
  const ahead = await pagesOf(`${about}, notYetAired: true, sort: [TIME]`);
  const times = (pages: Page[]) => pages.flatMap((page) => page.airingSchedules.map((one) => one.airingAt));
  expect(times(aired)).toEqual([0, -1, -2, -3].map((day) => TODAY + day * DAY_SECONDS));
  expect(times(ahead)).toEqual([1, 2].map((day) => TODAY + day * DAY_SECONDS));
});

test('a series that is released at once has all its episodes at one time, and the first one is next', async () => {
  const { data } = await ask(
    '{ Media(search: "Box of a Rainy Week") { episodes nextAiringEpisode { episode } airingSchedule { nodes { episode airingAt } } } }',
  );
  expect(data).toEqual({
    Media: {
      episodes: 12,
      nextAiringEpisode: { episode: 1 },
      airingSchedule: {
        nodes: Array.from({ length: 12 }, (_, index) => ({
          episode: index + 1,
          airingAt: TODAY + 1.5 * DAY_SECONDS,
        })),
      },
    },
  });
});
