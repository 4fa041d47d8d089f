/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { host, installHost } from '@tsugi/contract';
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

it('reads what the failed render read anew before it tries again', async () => {
  let finish = () => {};
  const readAgain = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const renderFailed = jest.fn(() => readAgain);
  installTestHost();
  installHost({ ...host(), renderFailed });
  render(
    <PanelBoundary message="Character page error" extent="page">
      <Fragile />
    </PanelBoundary>,
  );
  expect(screen.getByRole('alert')).not.toHaveTextContent('The rest of the page');
  expect(renderFailed).toHaveBeenCalledTimes(1);
  const button = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(button);
  expect(button).toHaveTextContent('Trying again…');
  await userEvent.click(button);
  expect(readAgain).toHaveBeenCalledTimes(1);
  isBroken = false;
  await act(async () => finish());
  expect(screen.getByText('Three characters')).toBeVisible();
});
