import fc from 'fast-check';
import { parseLanguage, withLanguage } from './params.ts';

const language = fc.constantFrom('Japanese', 'Korean', 'English', 'Portuguese', undefined);

it('reads back every language that it writes, and leaves the default out', () => {
  fc.assert(
    fc.property(language, fc.dictionary(fc.string(), fc.string()), (value, others) => {
      const search = withLanguage(new URLSearchParams(others), value);
      expect(parseLanguage(search)).toBe(value);
      expect(search.has('voices')).toBe(value !== undefined);
    }),
  );
});

it('never throws, whatever the URL says', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(parseLanguage(new URLSearchParams({ voices: value })) ?? 'Any').toMatch(/^[A-Z][a-z]+$/);
    }),
  );
});
