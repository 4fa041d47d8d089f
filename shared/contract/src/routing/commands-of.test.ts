import { commandSourcesOf, commandsOf } from './commands-of.ts';

const command = { id: 'season', title: 'Season', to: '/schedule/season' };
const source = { name: 'titles', asked: 'in-view', recent: ['/ani/:type/:id'] };

test('the commands of all remotes are listed, in the language of the page', () => {
  const texts = { en: { Season: 'This season', 'airing now': 'on air' } };
  const manifests = [
    {
      name: 'schedule',
      texts,
      contributions: [{ type: 'command', ...command, keywords: 'airing now', audience: 'signed-in' }],
    },
    { name: 'older', contributions: [{ type: 'navigation', label: 'Season' }] },
  ];
  expect(commandsOf(manifests)).toEqual([
    {
      type: 'command',
      ...command,
      title: 'This season',
      keywords: 'on air',
      audience: 'signed-in',
      remote: 'schedule',
    },
  ]);
});

test.each([
  [undefined],
  [{ ...command, id: 1 }],
  [{ ...command, title: null }],
  [{ ...command, to: 'javascript:alert(1)' }],
  [{ ...command, to: '//evil.example' }],
  [{ ...command, to: '/\\evil.example' }],
  [{ ...command, icon: {} }],
])('what is no command is left out: %j', (one) => {
  const manifests = [{ name: 'search', contributions: [{ type: 'command', ...one }] }, undefined, null];
  expect(commandsOf(manifests)).toEqual([]);
});

test('words that are no text are left out, the command stays', () => {
  const manifest = { name: 'search', contributions: [{ type: 'command', ...command, keywords: 7 }] };
  expect(commandsOf([manifest])).toEqual([{ type: 'command', ...command, remote: 'search' }]);
});

test('the sources of all remotes are listed, and what is none is left out', () => {
  const contributions = [
    { type: 'command-source', ...source },
    { type: 'command-source', ...source, asked: 'always' },
    { type: 'command-source', ...source, name: undefined },
    { type: 'command-source', ...source, recent: [7] },
    { type: 'command-source', ...source, recent: '/ani' },
  ];
  expect(commandSourcesOf([{ name: 'media', contributions }, null])).toEqual([
    { type: 'command-source', ...source, remote: 'media' },
  ]);
});
