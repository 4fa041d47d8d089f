/** @jest-environment jsdom */
import type { MediaDetail } from '../model/media/media-detail.query.ts';
import { scoreQuestion } from './score-question.ts';

// The members that the question reads.
const media = { id: 5, title: { userPreferred: 'Paper Moon' } } as MediaDetail;

function ask(format: string, score = 0) {
  const save = jest.fn(() => () => undefined);
  const entry = { id: 1, status: 'CURRENT', progress: 1, score } as const;
  return { save, question: scoreQuestion(media, { entry, save }, format) };
}

test.each([
  ['POINT_100', '85', 85],
  ['POINT_10_DECIMAL', '8.5', 8.5],
  ['POINT_10_DECIMAL', '8,5', 8.5],
  ['POINT_10_DECIMAL', '8.', 8],
  ['POINT_10', '10', 10],
  ['POINT_5', '4', 4],
  ['POINT_3', '3', 3],
  ['POINT_10', '0', 0],
])('in %s, %s is a score of %d', (format, text, score) => {
  const { save, question } = ask(format);
  const answer = question.answer(text);
  if (!('action' in answer) || answer.action.type !== 'run') throw new Error('no command');
  answer.action.run();
  expect(save).toHaveBeenCalledWith({ score });
});

test.each([
  ['POINT_100', '101', '100 at most'],
  ['POINT_10_DECIMAL', '8.55', 'A number with one decimal at most'],
  ['POINT_10', '8.5', 'A whole number'],
  ['POINT_3', '4', '3 at most'],
  ['POINT_5', 'four', 'A whole number'],
])('in %s, %s is none: %s', (format, text, refusal) => {
  expect(ask(format).question.answer(text)).toEqual({ refusal });
});

test('few possible scores are offered, the present one marked, and to take it away', () => {
  expect(ask('POINT_10').question.suggestions).toEqual([]);
  const { question } = ask('POINT_3', 2);
  expect(question.suggestions?.map(({ title, isCurrent }) => [title, isCurrent])).toEqual([
    ['Score: good', false],
    ['Score: average', true],
    ['Score: bad', false],
    ['No score', false],
  ]);
});
