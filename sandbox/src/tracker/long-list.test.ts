import { buildWorld } from '../world.ts';
import { asker } from './ask.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const COUNT = 11_600;
const world = buildWorld({ now: () => NOW, heavyList: COUNT, size: { anime: COUNT + 400, manga: 100 } });
const ask = asker(world);

type Collection = {
  MediaListCollection: { hasNextChunk: boolean; lists: { entries: { id: number; updatedAt: number }[] }[] };
};

async function collection(args: string): Promise<{ ids: Map<number, number>; hasNextChunk: boolean }> {
  const { data } = await ask(
    `{ MediaListCollection(userName: "heavy", type: ANIME, ${args}) { hasNextChunk lists { entries { id updatedAt } } } }`,
  );
  // The query selects exactly this.
  const { hasNextChunk, lists } = (data as Collection).MediaListCollection;
  const entries = lists.flatMap((list) => list.entries.map((one) => [one.id, one.updatedAt] as const));
  return { ids: new Map(entries), hasNextChunk };
}

test('a collection ends at the 11,000 entries that changed last, in one piece and in chunks', async () => {
  const whole = await collection('forceSingleCompletedList: true');
  expect(whole.ids.size).toBe(11_000);
  const anime = [...world.community.lists.of(6).values()].filter(
    ({ mediaId }) => world.catalogue.byId.get(mediaId)?.type === 'ANIME',
  );
  expect(anime).toHaveLength(COUNT);
  const left = anime.filter(({ id }) => !whole.ids.has(id)).map(({ updatedAt }) => updatedAt);
  expect(Math.max(...left)).toBeLessThanOrEqual(Math.min(...whole.ids.values()));
  const last = await collection('chunk: 22, perChunk: 900');
  expect(last.ids.size).toBe(500);
  expect(last.hasNextChunk).toBe(false);
  expect((await collection('chunk: 21, perChunk: 500')).hasNextChunk).toBe(true);
});
