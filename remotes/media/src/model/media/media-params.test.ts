import fc from 'fast-check';
import { formatMediaPath, parseMediaKey } from './media-params.ts';

const keys = fc.record({
  id: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  type: fc.constantFrom('ANIME' as const, 'MANGA' as const),
});

it('reads back every URL that it writes', () => {
  fc.assert(
    fc.property(keys, fc.constantFrom(undefined, 'characters' as const, 'staff' as const), (key, part) => {
      const [, , type, id] = formatMediaPath(key, 'some-name', part).split('/');
      expect(parseMediaKey(type, id)).toEqual(key);
    }),
  );
});

it('never throws, whatever the URL says', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (type, id) => {
      const key = parseMediaKey(type, id);
      if (key) expect(formatMediaPath(key, 'x')).toMatch(/^\/ani\/(anime|manga)\/\d+\/x$/);
    }),
  );
});

it.each([
  ['character', '5'],
  ['anime', '12x'],
  ['anime', '0'],
  ['manga', '99999999999'],
  [undefined, '5'],
])('%s %s names no media', (type, id) => {
  expect(parseMediaKey(type, id)).toBeUndefined();
});

it('has a URL even for a title without a letter', () => {
  expect(formatMediaPath({ id: 3, type: 'MANGA' }, '', 'staff')).toBe('/ani/manga/3/untitled/staff');
});
