import { characterFacts, staffFacts } from './person-facts.ts';

const NO_DATE = { year: null, month: null, day: null };
const nothing = { gender: null, bloodType: null, dateOfBirth: NO_DATE };
const staff = {
  ...nothing,
  age: null,
  dateOfDeath: null,
  yearsActive: null,
  homeTown: null,
  primaryOccupations: null,
};
const texts = (facts: ReturnType<typeof staffFacts>) =>
  Object.fromEntries(facts.map(({ label, values }) => [label, values[0]]));

it('gives the facts of a character', () => {
  const facts = characterFacts(
    {
      gender: 'Female',
      bloodType: 'AB',
      dateOfBirth: { year: null, month: 10, day: 4 },
      age: '17-18',
    },
    12345,
  );
  expect(texts(facts)).toEqual({
    Birthday: 'Oct 4',
    Age: '17-18',
    Gender: 'Female',
    'Blood type': 'AB',
    Favourites: '12,345',
  });
});

it('leaves out what is not known', () => {
  expect(characterFacts({ ...nothing, age: null }, null)).toEqual([]);
  expect(staffFacts(staff, undefined)).toEqual([]);
});

it('puts the age beside the date that it belongs to', () => {
  const born = { year: 1980, month: 10, day: 4 };
  expect(texts(staffFacts({ ...staff, dateOfBirth: born, age: 46 }, 0))).toEqual({
    Born: 'Oct 4, 1980 (46)',
    Favourites: '0',
  });
  expect(texts(staffFacts({ ...staff, age: 46 }, null))).toEqual({ Age: '46' });
  const died = { ...staff, dateOfBirth: born, age: 39, dateOfDeath: { year: 2020, month: 10, day: 3 } };
  expect(texts(staffFacts(died, null))).toEqual({ Born: 'Oct 4, 1980', Died: 'Oct 3, 2020 (39)' });
  const birthday = { year: null, month: 5, day: 18 };
  expect(texts(staffFacts({ ...died, dateOfBirth: birthday, age: 60 }, null))).toEqual({
    Born: 'May 18',
    Died: 'Oct 3, 2020 (60)',
  });
});

it.each([
  [[1998], null, 'since 1998'],
  [[1998, 2020], null, '1998 to 2020'],
  [[1998, 1998], null, '1998'],
  [[1998], { year: 2021, month: null, day: null }, 'from 1998'],
  [[], null, undefined],
])('says of the years %j, death %j: %s', (yearsActive, dateOfDeath, expected) => {
  expect(texts(staffFacts({ ...staff, yearsActive, dateOfDeath }, null))['Years active']).toBe(expected);
});
