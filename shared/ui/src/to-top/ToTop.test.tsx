/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToTop } from './ToTop.tsx';

const jump = jest.fn();

function scrollPageTo(y: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

beforeEach(() => {
  jump.mockReset();
  window.scrollTo = jump;
  scrollPageTo(0);
});

const button = () => screen.queryByRole('button', { name: 'Back to the top' });

it('appears two windows below the start of the page, and goes with the way back', () => {
  render(<ToTop />);
  expect(button()).not.toBeInTheDocument();
  scrollPageTo(2 * innerHeight);
  expect(button()).not.toBeInTheDocument();
  scrollPageTo(2 * innerHeight + 1);
  expect(button()).toBeInTheDocument();
  scrollPageTo(100);
  expect(button()).not.toBeInTheDocument();
});

it('is there on a page that is shown again far below its start', () => {
  scrollPageTo(9000);
  render(<ToTop />);
  expect(button()).toBeInTheDocument();
});

it('by keyboard leads to the start without motion, and the focus to the content', async () => {
  render(
    <>
      <main tabIndex={-1} />
      <ToTop />
    </>,
  );
  scrollPageTo(9000);
  await userEvent.tab();
  expect(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(jump).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(screen.getByRole('main')).toHaveFocus();
});
