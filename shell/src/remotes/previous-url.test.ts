import { previousUrl } from './previous-url.ts';

const base = 'https://host.example/tsugi/remotes.json';
const [one, two, three] = ['1.0.0', '2.0.0', '3.0.0'].map((version) => `https://s.example/${version}/r.json`);
const registry = {
  remotes: { search: { manifest: two, previous: one, canary: { manifest: three, share: 0.1 } } },
};
const previous = (value: unknown, failed = two) => previousUrl(value, base, 'search', failed ?? '');

test('the present version goes back to the previous one, a canary to the present one', () => {
  expect(previous(registry)).toBe(one);
  expect(previous(registry, three)).toBe(two);
});

test('URLs are relative to the registry', () => {
  const remotes = { search: { manifest: 'search/2/r.json', previous: 'search/1/r.json' } };
  expect(previous({ remotes }, 'https://host.example/tsugi/search/2/r.json')).toBe(
    'https://host.example/tsugi/search/1/r.json',
  );
});

test('a version that the registry does not name, such as an override, goes back to nothing', () => {
  expect(previous(registry, 'http://localhost:4103/2.0.0/remote.json')).toBeUndefined();
});

test.each([
  ['no previous version', { remotes: { search: { manifest: two } } }],
  ['itself as the previous version', { remotes: { search: { manifest: two, previous: two } } }],
  ['a previous version that is no URL', { remotes: { search: { manifest: two, previous: 7 } } }],
  ['no such remote', { remotes: {} }],
  ['no remotes', undefined],
])('a registry with %s leads nowhere', (_what, value) => {
  expect(previous(value)).toBeUndefined();
});
