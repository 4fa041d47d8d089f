import { withEntryChange } from './entry-form.ts';

const entry = {
  progress: 3,
  score: 7,
  customLists: { Rewatch: true, Cosy: false },
  advancedScores: { Story: 8, Art: 6 },
};

it('lays the members of a change over an entry, and leaves the others', () => {
  expect(withEntryChange(entry, { progress: 4 })).toEqual({ ...entry, progress: 4 });
});

it('brings lists that are sent into the form of responses: switches by name, sub-scores by name', () => {
  const changed = withEntryChange(entry, { customLists: ['Cosy', 'New'], advancedScores: [9] });
  expect(changed.customLists).toEqual({ Rewatch: false, Cosy: true, New: true });
  expect(changed.advancedScores).toEqual({ Story: 9, Art: 0 });
});

it('names what a new entry leaves out by the settings of the user', () => {
  const known = { customLists: { Cosy: false }, advancedScores: { Story: 0 } };
  expect(withEntryChange({}, { customLists: [], advancedScores: [] }, known)).toEqual(known);
});
