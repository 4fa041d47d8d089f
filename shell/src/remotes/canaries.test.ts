/** @jest-environment jsdom */
import fc from 'fast-check';
import { withCanaries } from './canaries.ts';

const one = 'https://search.example/1.0.0/remote.json';
const two = 'https://search.example/2.0.0/remote.json';
const registryOf = (share: number) => ({
  remotes: { search: { manifest: one, canary: { manifest: two, share } }, media: { manifest: 'm' } },
});
const pointed = (manifest: string) => ({
  remotes: { search: expect.objectContaining({ manifest }), media: { manifest: 'm' } },
});

beforeEach(() => localStorage.clear());

test('a canary reaches its share of the browsers and no other', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, (position, size) => {
      expect(withCanaries(registryOf(size), position)).toEqual(pointed(position < size ? two : one));
    }),
  );
});

test('a browser gets the same version at every visit', () => {
  const random = jest.spyOn(Math, 'random').mockReturnValueOnce(0.2).mockReturnValue(0.9);
  expect(withCanaries(registryOf(0.5))).toEqual(pointed(two));
  expect(withCanaries(registryOf(0.5))).toEqual(pointed(two));
  // A larger share includes the browsers of a smaller one.
  expect(withCanaries(registryOf(0.9))).toEqual(pointed(two));
  expect(withCanaries(registryOf(0.1))).toEqual(pointed(one));
  random.mockRestore();
});

test('a browser without storage gets no canary', () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(withCanaries(registryOf(0.99))).toEqual(pointed(one));
  blocked.mockRestore();
});

test.each([null, [], { remotes: 7 }])('a malformed registry is returned unchanged: %j', (value) => {
  expect(withCanaries(value, 0)).toEqual(value);
});
