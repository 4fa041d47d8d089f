/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActivityHeatmap } from './ActivityHeatmap.tsx';

/** A Saturday. */
const NOW = Date.UTC(2026, 10, 21, 15);
const history = [
  { date: Date.UTC(2026, 10, 21) / 1000, amount: 1, level: 1 },
  { date: Date.UTC(2026, 10, 14) / 1000, amount: 1200, level: 10 },
];

beforeEach(() => {
  // Where weeks begin on Monday.
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
  render(<ActivityHeatmap history={history} />);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const SUMMARY = '1,201 activities on 2 days of the last 25 weeks';

test('the keyboard reads each day: up and down by days, left and right by weeks', async () => {
  expect(screen.getByText(SUMMARY)).toBeInTheDocument();
  await userEvent.tab();
  const days = screen.getByRole('slider', { name: `Day, ${SUMMARY}` });
  expect(days).toHaveFocus();
  expect(screen.getByText('Nov 21, 2026: 1 activity')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}');
  expect(days).toHaveAttribute('aria-valuetext', 'Nov 14, 2026: 1,200 activities');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByText('Nov 15, 2026: nothing')).toBeInTheDocument();
  await userEvent.keyboard('{Home}');
  expect(screen.getByText('Jun 1, 2026: nothing')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText(SUMMARY)).toBeInTheDocument();
});

test('a tap, or a mouse while it is above, reads the day below it', async () => {
  const days = screen.getByRole('slider');
  // jsdom has no layout: 25 columns and 7 rows of 10 pixels.
  jest.spyOn(days, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 250, 70));
  fireEvent.pointerDown(days, { clientX: 235, clientY: 55, pointerType: 'touch' });
  expect(screen.getByText('Nov 14, 2026: 1,200 activities')).toBeInTheDocument();
  // After today there is nothing to read.
  fireEvent.pointerDown(days, { clientX: 245, clientY: 65, pointerType: 'touch' });
  expect(screen.getByText('Nov 14, 2026: 1,200 activities')).toBeInTheDocument();
  const mouse = userEvent.setup();
  await mouse.pointer({ target: days, coords: { clientX: 245, clientY: 55 } });
  expect(screen.getByText('Nov 21, 2026: 1 activity')).toBeInTheDocument();
  await mouse.pointer({ target: document.body });
  expect(screen.getByText(SUMMARY)).toBeInTheDocument();
});
