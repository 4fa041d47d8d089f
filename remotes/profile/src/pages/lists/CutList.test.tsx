/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { CutList } from './CutList.tsx';

test('a list that is longer than what the tracker gives says so, with its length where it is known', () => {
  const { rerender } = render(<CutList titles={11_000} counted={14_000} />);
  expect(screen.getByRole('note')).toHaveTextContent(
    'The tracker gives the 11,000 titles of a list that were updated last. This list has at least 14,000.',
  );
  rerender(<CutList titles={11_000} counted={undefined} />);
  expect(screen.getByRole('note')).toHaveTextContent('This list may have more.');
  rerender(<CutList titles={420} counted={500} />);
  expect(screen.queryByRole('note')).toBeNull();
});
