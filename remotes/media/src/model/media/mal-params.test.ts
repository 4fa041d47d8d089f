import fc from 'fast-check';
import { formatMalPath, parseMalKey } from './mal-params.ts';

const keys = fc.record({
  type: fc.constantFrom('anime' as const, 'manga' as const),
  malId: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
});

it('reads back every URL that it writes', () => {
  fc.assert(
    fc.property(keys, fc.string(), (key, title) => {
      const [, , type, id, name] = formatMalPath(key, title).split('/');
      expect(parseMalKey(type, id)).toEqual(key);
      expect(name).not.toBe('');
    }),
  );
});

it.each([
  ['novel', '1'],
  ['anime', 'x'],
  [undefined, undefined],
])('%s %s names no work', (type, id) => {
  expect(parseMalKey(type, id)).toBeUndefined();
});
