/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ScoreText } from './ScoreText.tsx';
import { scoreText } from './score.ts';

test.each([
  [1, 'Bad'],
  [2, 'Average'],
  [3, 'Good'],
])('the face of %i is a drawing that says %s', (score, name) => {
  const { container } = render(<ScoreText text={scoreText(score, 'POINT_3')} />);
  expect(screen.getByRole('img', { name })).toBeVisible();
  expect(container).toHaveTextContent(/^$/);
});

test('every other score is its text', () => {
  const { container } = render(<ScoreText text={scoreText(4, 'POINT_5')} />);
  expect(container).toHaveTextContent('4/5 ★');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
