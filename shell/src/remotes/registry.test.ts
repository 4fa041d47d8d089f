/** @jest-environment jsdom */
import fc from 'fast-check';
import { parseRegistry } from './registry.ts';

const url = 'https://host.example/tsugi/remotes.json';
const one = 'https://search.example/1.0.0/remote.json';
const two = 'https://search.example/2.0.0/remote.json';
const withCanary = (share: number) => ({
  remotes: { search: { manifest: one, canary: { manifest: two, share } } },
});

beforeEach(() => localStorage.clear());

test("manifests count from the registry's own URL", () => {
  expect(parseRegistry({ remotes: { a: { manifest: 'a/1/remote.json' } } }, url)).toEqual({
    ok: true,
    registry: { a: 'https://host.example/tsugi/a/1/remote.json' },
  });
});

test.each([
  ['remotes', []],
  ['remotes.a.manifest', { remotes: { a: { manifest: 7 } } }],
  ['remotes.a.canary.manifest', { remotes: { a: { manifest: one, canary: { share: 0.5 } } } }],
])('a wrong %s is named', (key, value) => {
  expect(parseRegistry(value, url, 0)).toMatchObject({ ok: false, key });
});

test('a canary reaches its share of the browsers and no other', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (position, share) => {
        const registry = { search: position < share ? two : one };
        expect(parseRegistry(withCanary(share), url, position)).toEqual({ ok: true, registry });
      },
    ),
  );
});

test('a browser keeps to its version at every visit', () => {
  const random = jest.spyOn(Math, 'random').mockReturnValueOnce(0.2).mockReturnValue(0.9);
  expect(parseRegistry(withCanary(0.5), url)).toMatchObject({ registry: { search: two } });
  expect(parseRegistry(withCanary(0.5), url)).toMatchObject({ registry: { search: two } });
  // A larger share keeps those who have it.
  expect(parseRegistry(withCanary(0.9), url)).toMatchObject({ registry: { search: two } });
  expect(parseRegistry(withCanary(0.1), url)).toMatchObject({ registry: { search: one } });
  random.mockRestore();
});

test('a browser without storage gets no canary', () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(parseRegistry(withCanary(0.99), url)).toMatchObject({ registry: { search: one } });
  blocked.mockRestore();
});
