/** @jest-environment node */
import fc from 'fast-check';
import { addCatalogue, findTranslation } from '../../shared/i18n/src/catalogues.ts';
import { keyOf } from './message-key.mjs';
import { packCatalogue } from './pack-catalogue.mjs';

it('is read by pages as it was, whatever its keys are', () => {
  const messages = fc.uniqueArray(fc.string(), { maxLength: 300, selector: (message) => keyOf(message) });
  fc.assert(
    fc.property(messages, (all) => {
      const catalogue = Object.fromEntries(all.map((message) => [keyOf(message), `in German: ${message}`]));
      addCatalogue('de', JSON.parse(JSON.stringify(packCatalogue(catalogue))));
      for (const message of all)
        expect(findTranslation('de', message, undefined)).toBe(`in German: ${message}`);
    }),
  );
});

it('has keys of three characters where they lie close, of five where not, and none that JSON escapes', () => {
  const far = 90 * 91 ** 2;
  const [keys, ...messages] = packCatalogue({ [far + 8]: 'c', 3: 'a', 8: 'b', [2 ** 24 - 1]: 'd' });
  expect(messages).toEqual(['a', 'b', 'c', 'd']);
  expect(keys).toHaveLength(3 + 3 + 5 + 5);
  const all = packCatalogue(Object.fromEntries(Array.from({ length: 40_000 }, (_, key) => [key * 419, 1])));
  expect(JSON.stringify(all[0])).toHaveLength(all[0].length + 2);
});

it('is empty without translations', () => {
  expect(packCatalogue({})).toEqual(['']);
});
