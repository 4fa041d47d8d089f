import fc from 'fast-check';
import { COVERS, formatStats, MEASURES, parseStats } from './stats-params.ts';

const params = fc.record({ measure: fc.constantFrom(...MEASURES), covers: fc.constantFrom(...COVERS) });

test('what is looked at survives the way into the URL and back', () => {
  fc.assert(
    fc.property(params, (wanted) => {
      expect(parseStats(new URLSearchParams(formatStats(wanted).toString()))).toEqual(wanted);
    }),
  );
});

test('any URL gives a measure and covers, and the defaults stay out of it', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      expect(MEASURES).toContain(parseStats(new URLSearchParams(search)).measure);
    }),
  );
  expect(formatStats(parseStats(new URLSearchParams('by=nonsense&covers=1'))).toString()).toBe('');
});
