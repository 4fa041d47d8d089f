import { typedProgress } from './typed-progress.ts';

it.each([
  ['7', 12, { kind: 'number', value: 7 }],
  [' 12 ', 12, { kind: 'number', value: 12 }],
  ['007', 12, { kind: 'number', value: 7 }],
  ['0', 12, { kind: 'number', value: 0 }],
  ['600', null, { kind: 'number', value: 600 }],
  ['', 12, { kind: 'empty' }],
  ['  ', 12, { kind: 'empty' }],
  ['13', 12, { kind: 'refused', reason: 'There are only 12 episodes' }],
  ['2', 1, { kind: 'refused', reason: 'There is only 1 episode' }],
  ['600', 61, { kind: 'refused', reason: 'There are only 61 episodes' }],
  ['99999999999', null, { kind: 'refused', reason: '2,147,483,647 at most' }],
  ['-1', 12, { kind: 'refused', reason: 'Enter a whole number' }],
  ['7.5', 12, { kind: 'refused', reason: 'Enter a whole number' }],
  ['7/12', 12, { kind: 'refused', reason: 'Enter a whole number' }],
  ['1e2', null, { kind: 'refused', reason: 'Enter a whole number' }],
] as const)('"%s" typed where there are %s is %j', (text, total, expected) => {
  expect(typedProgress(text, 'episode', total)).toEqual(expected);
});
