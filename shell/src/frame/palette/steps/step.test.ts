import type { Command } from '@tsugi/contract';
import { toItem } from '../list/palette-item.ts';
import { type Step, stepList, stepOf } from './step.ts';

const run = (id: string, title: string): Command => ({
  id,
  title,
  action: { type: 'run', run: () => undefined },
});

function stepFor(action: Command['action']): Step {
  const step = stepOf(toItem('media/title/page', 'media/title', { id: 'one', title: 'One', action }));
  if (!step) throw new Error('no step');
  return step;
}

const titles = ({ groups }: ReturnType<typeof stepList>) =>
  groups.flatMap(({ items }) => items.map(({ title }) => title));

const STATUS = stepFor({
  type: 'choose',
  label: 'Status',
  choices: [run('CURRENT', 'Watching'), run('COMPLETED', 'Completed'), run('PAUSED', 'Paused')],
});
const SCORE = stepFor({
  type: 'ask',
  question: {
    label: 'Score, 1 to 10',
    suggestions: [run('none', 'No score')],
    answer: (text) =>
      /^\d+$/.test(text) && Number(text) <= 10 ? run('score', `Score ${text}`) : { refusal: '1 to 10' },
  },
});

test('what does something has no step', () => {
  expect(stepOf(toItem('a', 'a', run('a', 'A')))).toBeUndefined();
});

test('values stand in their own order, and typing finds them', () => {
  expect(titles(stepList(STATUS, ''))).toEqual(['Watching', 'Completed', 'Paused']);
  expect(titles(stepList(STATUS, 'c'))[0]).toBe('Completed');
});

test('a value is stored under the command that asked for it', () => {
  const [group] = stepList(STATUS, 'pau').groups;
  expect(group?.items[0]?.useKey).toBe('media/title/one/PAUSED');
});

test('a typed value becomes one command, or says why it is none', () => {
  expect(titles(stepList(SCORE, ''))).toEqual(['No score']);
  expect(titles(stepList(SCORE, ' 8 '))).toEqual(['Score 8']);
  expect(stepList(SCORE, '11')).toEqual({ groups: [], refusal: '1 to 10' });
});
