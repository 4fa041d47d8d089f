/** @jest-environment jsdom */
import { type AuthState, currentAuth, read } from '@tsugi/data';
import { followNow, readWithChanges } from '@tsugi/data/mutations';
import { ownTitleCommands } from './own-title-commands.ts';
import { userCommands } from './user-commands.ts';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  currentAuth: jest.fn(),
  read: jest.fn(),
}));
jest.mock('@tsugi/data/mutations', () => ({
  ...jest.requireActual('@tsugi/data/mutations'),
  readWithChanges: jest.fn(),
  followNow: jest.fn(),
}));

const { signal } = new AbortController();
const toggle = jest.fn();
const ask = (path: string, of: 'page' | 'item' = 'page') => userCommands({ of, path, search: '', signal });

/** Only these members are read. */
function signIn(viewer: { readonly id: number; readonly name: string } | undefined) {
  const auth = viewer ? { status: 'signed-in', viewer } : { status: 'signed-out' };
  jest.mocked(currentAuth).mockReturnValue(auth as unknown as AuthState);
}

beforeEach(() => {
  jest.clearAllMocks();
  signIn({ id: 1, name: 'Aoi' });
  jest.mocked(followNow).mockReturnValue({ isFollowing: false, toggle } as never);
  jest
    .mocked(readWithChanges)
    .mockResolvedValue({ id: 2, name: 'ren', siteUrl: 'https://tracker.example/user/ren' });
});

it('offers to follow, to compare, the other pages and the page of the tracker', async () => {
  const { title, about, commands = [] } = (await ask('/user/ren/anime')) ?? {};
  expect([title, about]).toEqual(['ren', 'user/ren']);
  const ids = commands.map(({ id }) => id);
  expect(ids).toEqual(['follow', 'compare', 'overview', 'manga', 'favourites', 'stats', 'socials', 'site']);
  const [follow, compare] = commands;
  expect(follow).toMatchObject({ title: 'Follow', refusal: undefined });
  if (follow?.action.type === 'run') follow.action.run();
  expect(toggle).toHaveBeenCalledTimes(1);
  expect(compare?.action).toEqual({ type: 'open', to: expect.stringMatching(/user=Aoi&user=ren$/) });
});

it('of a link all pages are offered, also the one that it leads to', async () => {
  const { commands = [] } = (await ask('/user/ren/anime', 'item')) ?? {};
  expect(commands.map(({ id }) => id)).toContain('anime');
});

it('asks nothing about the own page, whatever the case of the name', async () => {
  const { commands = [] } = (await ask('/user/aOI')) ?? {};
  expect(commands.map(({ id }) => id)).not.toContain('follow');
  expect(readWithChanges).not.toHaveBeenCalled();
});

it('signed out, following says that it needs a login, and nothing is compared', async () => {
  signIn(undefined);
  const { commands = [] } = (await ask('/user/ren')) ?? {};
  expect(commands.find(({ id }) => id === 'follow')?.refusal).toBe('Needs a login');
  expect(commands.some(({ id }) => id === 'compare')).toBe(false);
});

it('opens no link of another scheme, and takes no path that is none of a user', async () => {
  jest.mocked(readWithChanges).mockResolvedValue({ id: 2, name: 'ren', siteUrl: 'javascript:alert(1)' });
  const { commands = [] } = (await ask('/user/ren')) ?? {};
  expect(commands.some(({ id }) => id === 'site')).toBe(false);
  for (const path of ['/user', '/user/%E0%A4%A', '/ani/anime/5']) expect(await ask(path)).toBeUndefined();
});

it('own titles are found by every name, with what is known of them', async () => {
  const titles = [
    { id: 5, type: 'MANGA', title: 'Paper Moon', otherTitles: ['Kami no Tsuki', '紙の月'], cover: null },
  ].map((title) => ({ ...title, status: 'CURRENT', progress: 7 }));
  jest.mocked(read).mockResolvedValue(titles);
  const group = await ownTitleCommands({ of: 'everywhere', path: '/', search: '', signal });
  expect(group).toMatchObject({ title: 'Your lists', isFoundOnly: true });
  expect(group?.commands).toMatchObject([
    {
      title: 'Paper Moon',
      keywords: ['Kami no Tsuki', '紙の月'],
      detail: 'Manga · Reading · 7',
      action: { type: 'open', to: expect.stringMatching(/^\/ani\/manga\/5\//) },
    },
  ]);
  signIn(undefined);
  expect(await ownTitleCommands({ of: 'everywhere', path: '/', search: '', signal })).toBeUndefined();
});
