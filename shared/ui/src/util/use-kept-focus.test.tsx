/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ErrorState } from '../state/ErrorState.tsx';

function Panel() {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <a href="/first">First on the page</a>
      <section aria-label="Panel">
        <div>
          {isLoaded ? (
            <a href="/content">Content</a>
          ) : (
            <ErrorState title="It failed" onRetry={() => setLoaded(true)} />
          )}
        </div>
      </section>
    </>
  );
}

it('after "Try again" Tab goes on with what came in its place', async () => {
  const user = userEvent.setup();
  render(<Panel />);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'Panel' })).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
  await user.tab();
  expect(screen.getByRole('link', { name: 'Content' })).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Panel' }).innerHTML).not.toContain('tabindex');
});
