import { chunkListName, federationName } from './federation-name.mjs';

test('the container of every name that a remote may have is a variable', () => {
  for (const name of ['search', 'top-lists', 'a-b-c']) expect(federationName(name)).toMatch(/^\w+$/);
  expect(federationName('search')).toBe('tsugi_search');
});

test('no version finds the chunks of another one, nor those of another remote', () => {
  const names = [
    chunkListName('search', '1.0.0'),
    chunkListName('search', '1.0.1'),
    chunkListName('media', '1.0.0'),
  ];
  expect(new Set(names).size).toBe(3);
});
