import { shortcutsOf } from './shortcuts-of.ts';

const shortcuts = [{ keys: [['['], ['Ctrl', '←']], does: 'Week before' }];

test('the keys of all remotes are listed, in the order of their manifests', () => {
  const manifests = [
    { contributions: [{ type: 'shortcuts', where: 'On the schedule', shortcuts }] },
    { contributions: [{ type: 'navigation', label: 'Schedule' }] },
    { contributions: [{ type: 'shortcuts', where: 'In the player', shortcuts: [] }] },
  ];
  expect(shortcutsOf(manifests)).toEqual([
    { where: 'On the schedule', shortcuts },
    { where: 'In the player', shortcuts: [] },
  ]);
});

test('their texts are those of the language of the page', () => {
  const texts = { en: { 'On the schedule': 'At the timetable' } };
  const manifest = { texts, contributions: [{ type: 'shortcuts', where: 'On the schedule', shortcuts }] };
  expect(shortcutsOf([manifest])).toEqual([{ where: 'At the timetable', shortcuts }]);
});

test.each([
  [undefined],
  [{ where: 'x' }],
  [{ where: 1, shortcuts }],
  [{ where: 'x', shortcuts: [{ keys: ['a'], does: 'y' }] }],
  [{ where: 'x', shortcuts: [{ keys: [[1]], does: 'y' }] }],
  [{ where: 'x', shortcuts: [null] }],
])('what is no group of keys is left out: %j', (group) => {
  expect(shortcutsOf([{ contributions: [{ type: 'shortcuts', ...group }] }, undefined, null])).toEqual([]);
});
