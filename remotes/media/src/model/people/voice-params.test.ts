import fc from 'fast-check';
import { parseVoices, withVoices } from './voice-params.ts';

const language = fc.constantFrom('japanese', 'korean', 'english', 'portuguese (br)', undefined);
const dubGroup = fc.constantFrom('Harbour Dub', '劇場版', undefined);

it('reads back every choice that it writes, and leaves the default out', () => {
  fc.assert(
    fc.property(
      fc.record({ language, dubGroup }),
      fc.dictionary(fc.string(), fc.string()),
      (value, others) => {
        const search = withVoices(new URLSearchParams(others), value);
        expect(parseVoices(search)).toEqual(value);
        expect(search.has('voices')).toBe(value.language !== undefined);
      },
    ),
  );
});

it('never throws, whatever the URL says', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(parseVoices(new URLSearchParams({ voices: value })).language ?? 'any').toMatch(
        /^[a-z][a-z ()]+$/,
      );
    }),
  );
});
