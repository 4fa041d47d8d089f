/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { keepFocusNear } from './keep-focus-near.ts';

let arrive = () => {};

/** A panel that failed; "Try again" is replaced when the response arrives. */
function Panel() {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <a href="/first">First on the page</a>
      <section aria-label="Panel">
        {isLoaded ? (
          <a href="/content">Content</a>
        ) : (
          <div role="alert">
            <button
              type="button"
              onClick={() => {
                arrive = () => setLoaded(true);
              }}
            >
              Try again
            </button>
          </div>
        )}
      </section>
    </>
  );
}

beforeAll(() => keepFocusNear(document));

it('Tab goes on with what came in the place of a pressed button, however late it came', async () => {
  const user = userEvent.setup();
  render(<Panel />);
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await act(async () => arrive());
  expect(screen.getByRole('region', { name: 'Panel' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Content' })).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Panel' })).not.toHaveAttribute('tabindex');
});

it('a focus that was moved by then stays where it is', async () => {
  const user = userEvent.setup();
  render(<Panel />);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const link = screen.getByRole('link', { name: 'First on the page' });
  act(() => link.focus());
  await act(async () => arrive());
  expect(link).toHaveFocus();
});
