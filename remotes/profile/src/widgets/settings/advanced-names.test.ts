import { advancedNames, nameProblemAt } from './advanced-names.ts';

test('parts of a score have names that differ', () => {
  const names = ['Story', ' story ', '', 'Art'];
  expect(names.map((_, index) => nameProblemAt(names, index))).toEqual([
    undefined,
    'Another part has this name.',
    'Type a name.',
    undefined,
  ]);
});

test('blanks around a name are not sent', () => {
  expect(advancedNames([' Story ', 'Art'])).toEqual(['Story', 'Art']);
});
