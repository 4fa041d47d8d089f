import { federationName } from './federation-name.mjs';

test('the container of every name that a remote may have is a variable', () => {
  for (const name of ['search', 'top-lists', 'a-b-c']) expect(federationName(name)).toMatch(/^\w+$/);
  expect(federationName('search')).toBe('tsugi_search');
});
