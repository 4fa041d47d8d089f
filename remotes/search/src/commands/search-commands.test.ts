/** @jest-environment jsdom */
import type { Command } from '@tsugi/contract';
import { getDefaultStore } from 'jotai/vanilla';
import { changeSaved, deleteSaved, savedSearches, savedSearchesAtom } from '../saved/saved-searches.ts';
import { pageCommands } from './page-commands.ts';
import { savedCommands } from './saved-commands.ts';

const { signal } = new AbortController();
getDefaultStore().sub(savedSearchesAtom, () => undefined);

async function ofPage(path: string, search = ''): Promise<ReadonlyMap<string, Command>> {
  const group = await pageCommands({ of: 'page', path, search, signal });
  return new Map(group?.commands.map((command) => [command.id, command]));
}

function run(command: Command | undefined, text = ''): unknown {
  const { action } = command ?? {};
  if (action?.type === 'run') return action.run();
  if (action?.type !== 'ask') throw new Error(`${command?.title} does nothing`);
  const answer = action.question.answer(text);
  return 'refusal' in answer && !('action' in answer) ? answer.refusal : run(answer as Command);
}

beforeEach(() => {
  for (const { id } of savedSearches()) deleteSaved(id);
});

test('the same text is searched for among every other kind, without filters that these lack', async () => {
  const commands = await ofPage('/search/anime', '?q=moon%26co&genre=Drama');
  expect([...commands.keys()]).not.toContain('kind-anime');
  expect(commands.get('kind-manga')?.action).toEqual({ type: 'open', to: '/search/manga?q=moon%26co' });
  expect(commands.get('kind-staff')?.action).toEqual({ type: 'open', to: '/search/staff?q=moon%26co' });
  expect(commands.get('kind-users')?.detail).toBe('“moon&co”');
});

test('a search is named, renamed and unpinned; others find it by its name', async () => {
  run((await ofPage('/search/anime', '?genre=Drama&nothing=1')).get('save'), 'Tears');
  expect(savedSearches()).toMatchObject([
    { name: 'Tears', path: '/search/anime?genre=Drama', isPinned: true },
  ]);

  const again = await ofPage('/search/anime', '?genre=Drama');
  expect(again.get('save')).toMatchObject({ title: 'Rename this search', detail: 'Tears' });
  run(again.get('pin'));
  expect(savedSearches()).toMatchObject([{ isPinned: false }]);
  run(again.get('save'), 'Dramas');
  expect(savedSearches()).toMatchObject([{ name: 'Dramas' }]);

  run((await ofPage('/search/manga', '?q=moon')).get('save'), 'Moons');
  const [, moons] = savedSearches();
  changeSaved(moons?.id ?? '', { look: { at: 1, newestId: 9, count: 3 } });
  const saved = await savedCommands();
  // Pinned ones first.
  expect(saved?.commands).toMatchObject([
    { title: 'Moons', detail: expect.stringContaining('3'), action: { to: '/search/manga?q=moon' } },
    { title: 'Dramas', detail: undefined, action: { to: '/search/anime?genre=Drama' } },
  ]);
});

test('where nothing is saved there is no group; searches for people are not saved; links are no page', async () => {
  expect(await savedCommands()).toBeUndefined();
  expect((await ofPage('/search/staff', '?q=mia')).has('save')).toBe(false);
  expect((await ofPage('/browse/anime')).size).toBe(0);
  expect(await pageCommands({ of: 'item', path: '/search/anime', search: '', signal })).toBeUndefined();
});
