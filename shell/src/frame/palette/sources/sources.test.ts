import type { CommandGroup } from '@tsugi/contract';
import type { OwnedCommandSource } from '@tsugi/contract/routing';
import type { RemoteLoader } from '../../../remotes/remote-loader.ts';
import { askSource } from './ask-source.ts';
import { sourcesToAsk } from './sources-to-ask.ts';

const source = (remote: string, more: Partial<OwnedCommandSource> = {}): OwnedCommandSource => ({
  remote,
  name: 'commands',
  asked: 'in-view',
  ...more,
});
const SOURCES = [
  source('media'),
  source('search'),
  source('profile', { name: 'titles', asked: 'everywhere', audience: 'signed-in' }),
  source('search', { name: 'saved', asked: 'everywhere' }),
];
const ownerOf = (path: string) =>
  path.startsWith('/ani') ? 'media' : path.startsWith('/search') ? 'search' : undefined;
const page = { path: '/search/anime', search: '?q=moon' };
const keys = (input: Partial<Parameters<typeof sourcesToAsk>[0]>) =>
  sourcesToAsk({ sources: SOURCES, item: undefined, page, ownerOf, isSignedIn: true, ...input }).map(
    ({ key }) => key,
  );

test('the card in view comes first, then the page, then who is asked everywhere', () => {
  expect(keys({ item: { path: '/ani/anime/5', search: '' } })).toEqual([
    'media/commands/item',
    'search/commands/page',
    'profile/titles/everywhere',
    'search/saved/everywhere',
  ]);
});

test('a link to the page itself is no other thing, and a page of nobody is asked nobody about', () => {
  expect(keys({ item: page })).toEqual(keys({}));
  expect(keys({ page: { path: '/nowhere', search: '' } })).toEqual([
    'profile/titles/everywhere',
    'search/saved/everywhere',
  ]);
});

test('what is for those who are signed in is asked for nobody else', () => {
  expect(keys({ isSignedIn: false })).toEqual(['search/commands/page', 'search/saved/everywhere']);
});

const [asked] = sourcesToAsk({ sources: SOURCES, item: undefined, page, ownerOf, isSignedIn: true });
if (!asked) throw new Error('nothing is asked');
const GROUP: CommandGroup = {
  title: 'Search',
  commands: [{ id: 'manga', title: 'Search manga', action: { type: 'open', to: '/search/manga' } }],
};

function ask(commands: unknown) {
  // Members that the palette reads.
  const value = { routes: [], widgets: {}, commands } as unknown;
  const loader = { load: async () => ({ status: 'ready', value }) } as unknown as RemoteLoader;
  return askSource(loader, asked as NonNullable<typeof asked>, new AbortController().signal);
}

test('a source is told what it is asked about', async () => {
  const about = jest.fn(async () => GROUP);
  await expect(ask({ commands: async () => about })).resolves.toEqual(GROUP);
  expect(about).toHaveBeenCalledWith(
    expect.objectContaining({ of: 'page', path: '/search/anime', search: '?q=moon' }),
  );
});

test('a source may have nothing', async () => {
  await expect(ask({ commands: async () => async () => undefined })).resolves.toBeUndefined();
});

const FAILURES: readonly (readonly [string, unknown])[] = [
  ['a remote of an earlier contract', undefined],
  ['a source that is not there', {}],
  [
    'code that cannot be loaded',
    {
      commands: async () => {
        throw new Error('404');
      },
    },
  ],
  [
    'a source that fails',
    {
      commands: async () => async () => {
        throw new Error('offline');
      },
    },
  ],
  ...[
    null,
    'text',
    { title: 'A', commands: [null] },
    { title: 'A', commands: [{ id: 'a', title: 'A', action: { type: 'open', to: 'javascript:alert(1)' } }] },
    { title: 'A', commands: [{ id: 'a', title: 'A', action: { type: 'open', to: '//evil.example' } }] },
    { title: 'A', commands: [{ id: 'a', title: 'A', action: { type: 'later' } }] },
    { title: 'A', commands: [{ id: 'a', title: 'A', keywords: 'b', action: { type: 'run', run: () => 1 } }] },
    { title: 'A', commands: [{ id: 'a', title: 'A', action: { type: 'choose', choices: [{}] } }] },
  ].map(
    (group) =>
      [
        `what is no group of commands: ${JSON.stringify(group)}`,
        { commands: async () => async () => group },
      ] as const,
  ),
];

test.each(FAILURES)('%s is a failure', async (_, commands) => {
  await expect(ask(commands)).rejects.toThrow();
});

test('a remote that cannot be loaded is a failure', async () => {
  const loader: Pick<RemoteLoader, 'load'> = {
    load: async () => ({ status: 'unreachable', remote: 'search', detail: 'its files did not arrive' }),
  };
  await expect(askSource(loader, asked, new AbortController().signal)).rejects.toThrow(
    'its files did not arrive',
  );
});
