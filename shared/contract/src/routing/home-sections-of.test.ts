import { homeSectionsOf } from './home-sections-of.ts';

const section = (widget: string, order: number, more: object = {}) => ({
  type: 'home-section',
  widget,
  audience: 'signed-in',
  area: 'top',
  order,
  skeleton: { height: [100, 200] },
  ...more,
});

test('sections of all remotes stand in their order, each with its remote, for one audience', () => {
  const manifests = [
    { name: 'one', contributions: [section('third', 30), section('first', 10)] },
    { name: 'two', contributions: [section('second', 20), section('other', 5, { audience: 'signed-out' })] },
  ];
  const found = homeSectionsOf(manifests, 'signed-in');
  expect(found.map(({ remote, widget }) => [remote, widget])).toEqual([
    ['one', 'first'],
    ['two', 'second'],
    ['one', 'third'],
  ]);
  expect(homeSectionsOf(manifests, 'signed-out').map(({ widget }) => widget)).toEqual(['other']);
});

test.each([
  ['no manifest', undefined],
  ['no name', { contributions: [section('x', 1)] }],
  ['no list', { name: 'one', contributions: 'all' }],
  ['no widget', { name: 'one', contributions: [section('x', 1, { widget: undefined })] }],
  ['no order', { name: 'one', contributions: [section('x', 1, { order: '1' })] }],
  ['an area of another shell', { name: 'one', contributions: [section('x', 1, { area: 'bottom' })] }],
  ['no height', { name: 'one', contributions: [section('x', 1, { skeleton: {} })] }],
])('what is no section is left out: %s', (_what, manifest) => {
  expect(homeSectionsOf([manifest], 'signed-in')).toEqual([]);
});
