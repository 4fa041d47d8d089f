import fc from 'fast-check';
import { addUser, type ChosenUser, formatUsers, nameKey, parseType, parseUsers } from './params.ts';

const users = fc.uniqueArray(
  fc.record({
    name: fc
      .string({ minLength: 1 })
      .map((text) => text.trim())
      .filter(Boolean),
    disabled: fc.boolean(),
    excluded: fc.boolean(),
  }),
  { selector: (user) => nameKey(user.name) },
);

test('users survive the way into the URL and back', () => {
  fc.assert(
    fc.property(users, (chosen) => {
      const text = formatUsers(chosen).toString();
      expect(parseUsers(new URLSearchParams(text))).toEqual(chosen);
    }),
  );
});

test('any URL gives users with distinct, non-empty names', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const parsed = parseUsers(new URLSearchParams(text));
      expect(new Set(parsed.map((user) => nameKey(user.name))).size).toBe(parsed.length);
      expect(parsed.every((user) => user.name.trim() !== '')).toBe(true);
    }),
  );
});

test('empty names are ignored, and of equal names the first counts', () => {
  const search = new URLSearchParams('user=aoi&user=%20&user=AOI&user=ren&disabled=REN');
  expect(parseUsers(search)).toEqual([
    { name: 'aoi', disabled: false, excluded: false },
    { name: 'ren', disabled: true, excluded: false },
  ]);
});

test('other parameters stay where they are', () => {
  const next = formatUsers([], new URLSearchParams('user=aoi&sort=title'));
  expect(next.toString()).toBe('sort=title');
});

test('adding trims the name and leaves the list alone when it is empty or known', () => {
  const aoi: ChosenUser = { name: 'aoi', disabled: true, excluded: false };
  expect(addUser([aoi], '  ren ')).toEqual([aoi, { name: 'ren', disabled: false, excluded: false }]);
  expect(addUser([aoi], 'Aoi')).toEqual([aoi]);
  expect(addUser([aoi], '   ')).toEqual([aoi]);
});

test('the type is anime unless the URL says manga', () => {
  expect(parseType('manga')).toBe('manga');
  expect(parseType('MANGA')).toBe('manga');
  expect(parseType('anime')).toBe('anime');
  expect(parseType('films')).toBe('anime');
  expect(parseType(undefined)).toBe('anime');
});
