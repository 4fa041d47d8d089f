import fc from 'fast-check';
import { parseWorks, WORK_SORTS, withWorks, worksQuery } from './works-params.ts';

const params = fc.record({
  list: fc.constantFrom(true, false, undefined),
  sort: fc.constantFrom(...WORK_SORTS, undefined),
  show: fc.constantFrom('voices' as const, 'credits' as const, undefined),
  main: fc.boolean(),
});

it('reads back all that it writes, leaves defaults out, and keeps other parameters', () => {
  fc.assert(
    fc.property(params, (value) => {
      const search = withWorks(new URLSearchParams('voices=korean'), value);
      expect(parseWorks(search)).toEqual(value);
      expect(search.get('voices')).toBe('korean');
      expect(search.has('main')).toBe(value.main);
    }),
  );
});

it('takes any text of the URL, and reads sorts in any case', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('list', 'sort', 'show', 'main'), fc.string()), (texts) => {
      expect(() => parseWorks(new URLSearchParams(texts))).not.toThrow();
    }),
  );
  expect(parseWorks(new URLSearchParams('sort=score&list=maybe'))).toMatchObject({
    sort: 'SCORE',
    list: undefined,
  });
});

it('asks about a list only when a user is signed in', () => {
  const mine = parseWorks(new URLSearchParams('list=true&sort=SCORE'));
  expect(worksQuery(mine, true)).toEqual({ onList: true, sort: ['SCORE'] });
  expect(worksQuery(mine, false)).toEqual({ sort: ['SCORE'] });
  expect(worksQuery(parseWorks(new URLSearchParams('list=false')), true)).toEqual({ onList: false });
});
