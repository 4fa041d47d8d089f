/** @jest-environment jsdom */
import { pageCommands } from './page-commands.ts';

const { signal } = new AbortController();
const of = 'page';

/** Each command and where it leads. */
async function commands(path: string, search = '') {
  const group = await pageCommands({ of, path, search, signal });
  return group?.commands.map(({ id, title, action }) => [id, title, action.type === 'open' && action.to]);
}

test('the same users are compared by their other lists, without filters of this type, and others from the start', async () => {
  expect(await commands('/compare/anime', '?user=aoi&user=ren%26co&genre=Drama')).toEqual([
    ['type', 'Compare their manga', '/compare/manga?user=aoi&user=ren%26co'],
    ['clear', 'Compare others', '/compare/anime'],
  ]);
  expect(await commands('/compare/manga')).toEqual([['type', 'Compare their anime', '/compare/anime']]);
});

test('nothing is said of other pages, and of links to a comparison', async () => {
  expect(await commands('/schedule')).toBeUndefined();
  expect(await pageCommands({ of: 'item', path: '/compare/anime', search: '', signal })).toBeUndefined();
});
