import { sortRelations } from './sort-relations.ts';

it('puts the story first, and unknown relations last', () => {
  const types = ['OTHER', 'SAME_UNIVERSE', 'SIDE_STORY', 'SEQUEL', null, 'SOURCE', 'PREQUEL'];
  const sorted = sortRelations(types.map((relationType) => ({ relationType })));
  expect(sorted.map(({ relationType }) => relationType)).toEqual([
    'SOURCE',
    'PREQUEL',
    'SEQUEL',
    'SIDE_STORY',
    'SAME_UNIVERSE',
    'OTHER',
    null,
  ]);
});
