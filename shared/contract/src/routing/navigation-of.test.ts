import { navigationOf } from './navigation-of.ts';

const entry = (label: string, order: number, to = '/page') => ({ label, order, to, places: ['bar'] });

test('entries of all manifests stand in their order, of equal ones as the remotes are registered', () => {
  const manifests = [
    { navigation: [entry('third', 30), entry('first', 10)] },
    {},
    { navigation: [entry('second', 10)] },
  ];
  expect(navigationOf(manifests).map(({ label }) => label)).toEqual(['first', 'second', 'third']);
});

test.each([
  ['no manifest', undefined],
  ['no list', { navigation: 'all' }],
  ['no object', { navigation: [null] }],
  ['no order', { navigation: [{ ...entry('x', 1), order: undefined }] }],
  ['no places', { navigation: [{ ...entry('x', 1), places: 'bar' }] }],
  ['another origin', { navigation: [entry('x', 1, '//elsewhere.example')] }],
  ['a script', { navigation: [entry('x', 1, 'javascript:alert(1)')] }],
])('what is no entry is left out: %s', (_what, manifest) => {
  expect(navigationOf([manifest])).toEqual([]);
});
