import { hasMoved } from './has-moved.ts';

const manifests = { initial: { search: 'https://s.example/1.0.0/remote.json' } };

test.each([
  ['the same manifest', { search: 'https://s.example/1.0.0/remote.json' }, false],
  ['another manifest', { search: 'https://moved.example/1.0.0/remote.json' }, true],
  ['a further remote', { ...manifests.initial, media: 'https://m.example/1.0.0/remote.json' }, true],
  ['nothing that can be read', undefined, false],
])('a registry with %s', async (_what, registry, expected) => {
  expect(await hasMoved({ manifests, readRegistry: async () => registry })).toBe(expected);
});
