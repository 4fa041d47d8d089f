import fc from 'fast-check';
import type { ParamRule } from '../remote-manifest.ts';
import { matchRoute, type PathPattern } from './match-route.ts';
import { patternCovers, patternsOverlap } from './patterns-overlap.ts';

test.each([
  ['/search/:type', '/search/:other', true],
  ['/search/:type/:header?', '/search/:type', true],
  ['/search/:type/:header?', '/search/:type/:header/:page', false],
  ['/search/:type', '/browse/:type', false],
  ['/SEARCH/anime', '/search/:type', true],
  ['/compare/*', '/compare', true],
  ['/compare/*', '/:a/:b/:c', true],
  ['/compare/*', '/:a', true],
  ['/search', '/compare/*', false],
])('%s and %s', (one, other, expected) => {
  expect(patternsOverlap({ path: one }, { path: other })).toBe(expected);
});

test('segment rules separate patterns', () => {
  const media = { path: '/:type/:id', params: { type: ['anime', 'manga'], id: 'digits' } } as const;
  expect(patternsOverlap(media, { path: '/anime/:name' })).toBe(true);
  expect(patternsOverlap(media, { path: '/anime/list' })).toBe(false);
  expect(patternsOverlap(media, { path: '/anime/12' })).toBe(true);
  expect(patternsOverlap(media, { path: '/user/:name' })).toBe(false);
});

/** Literals, listed values, two numbers, and a text that is none of them. */
const TEXTS = ['a', 'b', '1', '2', 'z'];

const segment = fc.constantFrom<readonly [text: string, rule?: ParamRule]>(
  ['a'],
  ['B'],
  ['1'],
  [':any'],
  [':listed', ['a', 'b']],
  [':number', 'digits'],
);
const end = fc.constantFrom<readonly [text: string, rule?: ParamRule] | undefined>(
  undefined,
  [':last?'],
  [':chosen?', ['b', '1']],
  ['*'],
);

const pattern = fc.tuple(fc.array(segment, { maxLength: 2 }), end).map(([parts, last]): PathPattern => {
  const all = [...parts, ...(last ? [last] : [])];
  const named = all.map(([text, rule], index) => ({
    // A name for each segment, so that two of a kind have rules of their own.
    text: text.startsWith(':') ? text.replace(/\w+/, `p${index}`) : text,
    rule,
  }));
  return {
    path: `/${named.map(({ text }) => text).join('/')}`,
    params: Object.fromEntries(
      named.flatMap(({ rule }, index) => (rule ? [[`p${index}`, rule] as const] : [])),
    ),
  };
});

/** Every path that can make a difference between the patterns above: one segment longer than they are. */
const paths = [0, 1, 2, 3, 4].flatMap((length) =>
  Array.from({ length: TEXTS.length ** length }, (_, number) => {
    const digits = number.toString(TEXTS.length).padStart(length, '0').slice(0, length);
    return `/${[...digits].map((digit) => TEXTS[Number(digit)]).join('/')}`;
  }),
);

test('two patterns overlap exactly when some path matches both', () => {
  fc.assert(
    fc.property(pattern, pattern, (one, other) => {
      const shared = paths.find((path) => matchRoute(one, path) && matchRoute(other, path));
      expect(patternsOverlap(one, other)).toBe(shared !== undefined);
    }),
    { numRuns: 200 },
  );
});

test('the order of two patterns makes no difference', () => {
  fc.assert(
    fc.property(pattern, pattern, (one, other) => {
      expect(patternsOverlap(one, other)).toBe(patternsOverlap(other, one));
    }),
  );
});

test('a pattern covers another exactly when it matches every path of it', () => {
  fc.assert(
    fc.property(pattern, pattern, (one, other) => {
      const beyond = paths.some((path) => matchRoute(other, path) && !matchRoute(one, path));
      expect(patternCovers(one, other)).toBe(!beyond);
    }),
    { numRuns: 200 },
  );
});
