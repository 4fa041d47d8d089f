import { navigationOf } from './navigation-of.ts';

const entry = (label: string, order: number, to = '/page') => ({
  type: 'navigation',
  label,
  order,
  to,
  places: ['bar'],
});

test('entries of all manifests stand in their order, of equal ones as the remotes are registered', () => {
  const manifests = [
    { contributions: [entry('third', 30), entry('first', 10)] },
    {},
    { contributions: [entry('second', 10)] },
  ];
  expect(navigationOf(manifests).map(({ label }) => label)).toEqual(['first', 'second', 'third']);
});

test.each([
  ['no manifest', undefined],
  ['no list', { contributions: 'all' }],
  ['no object', { contributions: [null, undefined, 1, 'navigation'] }],
  ['another type', { contributions: [{ ...entry('x', 1), type: 'route' }] }],
  ['no order', { contributions: [{ ...entry('x', 1), order: undefined }] }],
  ['no places', { contributions: [{ ...entry('x', 1), places: 'bar' }] }],
  ['another origin', { contributions: [entry('x', 1, '//elsewhere.example')] }],
  ['a script', { contributions: [entry('x', 1, 'javascript:alert(1)')] }],
])('what is no entry is left out: %s', (_what, manifest) => {
  expect(navigationOf([manifest])).toEqual([]);
});
