/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost } from '@tsugi/contract/testing';
import { PanelBoundary } from './PanelBoundary.tsx';

let isBroken = true;

function Fragile() {
  if (isBroken) throw new Error('broken');
  return <p>Three characters</p>;
}

beforeEach(() => {
  isBroken = true;
  // React reports what a boundary has caught; here it is expected.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('says that a panel failed, leaves the others alone, and tries again', async () => {
  const { onError } = installTestHost();
  render(
    <>
      <PanelBoundary message="Characters error">
        <section aria-label="Characters">
          <Fragile />
        </section>
      </PanelBoundary>
      <PanelBoundary message="Staff error">
        <section aria-label="Staff">
          <p>Two people</p>
        </section>
      </PanelBoundary>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Characters error');
  expect(onError).toHaveBeenCalledWith({ error: new Error('broken') });
  expect(screen.getByRole('region', { name: 'Staff' })).toHaveTextContent('Two people');

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('region', { name: 'Characters' })).toHaveTextContent('Three characters');
});
