import { settingsSectionsOf } from './settings-sections-of.ts';

const section = (id: unknown, order: unknown, more = {}) => ({
  type: 'settings-section',
  ...{ id, order, title: `Title of ${id}`, widget: 'w' },
  ...more,
});
const manifest = (name: unknown, ...contributions: unknown[]) => ({ name, contributions });

test('sections of all remotes stand in their order, each with its remote', () => {
  const found = settingsSectionsOf([
    manifest('b', section('lists', 20), section('account', 10)),
    manifest('a', section('reminders', 15, { audience: 'signed-in' })),
  ]);
  expect(found.map(({ id, remote }) => [id, remote])).toEqual([
    ['account', 'b'],
    ['reminders', 'a'],
    ['lists', 'b'],
  ]);
  expect(found[1]).toMatchObject({ title: 'Title of reminders', widget: 'w', audience: 'signed-in' });
});

test('the title is that of the language of the page, as the manifest has it', () => {
  const texts = { en: { 'Title of lists': 'Your lists' } };
  const [found] = settingsSectionsOf([{ ...manifest('a', section('lists', 1)), texts }]);
  expect(found?.title).toBe('Your lists');
});

test('of two sections with one id the first remote keeps it', () => {
  const found = settingsSectionsOf([manifest('a', section('lists', 2)), manifest('b', section('lists', 1))]);
  expect(found.map(({ remote }) => remote)).toEqual(['a']);
});

test.each([
  [null],
  ['text'],
  [manifest(7, section('lists', 1))],
  [manifest('a', section('Lists', 1), section('a/b', 1), section(3, 1), section('lists', '1'))],
  [manifest('a', section('lists', 1, { widget: undefined }), section('lists', 1, { title: 3 }), null)],
  [{ name: 'a', contributions: 'none' }],
])('what is no section is left out: %j', (one) => {
  expect(settingsSectionsOf([one])).toEqual([]);
});
