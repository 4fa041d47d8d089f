/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceSettings, setDeviceSettings } from '@tsugi/contract/device-settings';
import { installTestHost } from '@tsugi/contract/testing';
import { RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import { START_POLICY } from '../start-policy.ts';
import { offersShields } from './offers-shields.ts';
import { ShieldsOffer } from './ShieldsOffer.tsx';

beforeEach(() => {
  installTestHost();
  localStorage.clear();
});

function show() {
  const router = createMemoryRouter([{ path: '*', element: <ShieldsOffer /> }]);
  render(<RouterProvider router={router} />);
  return router;
}

test('the offer leads to the choices, and does not come again', async () => {
  const router = show();
  expect(deviceSettings().shieldsOffered).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  expect(router.state.location.pathname).toBe('/settings/spoilers');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('the offer goes at a press', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test.each([
  ['a new user', {}, true],
  ['who has seen it', { shieldsOffered: true }, false],
  ['who hides something', { shields: ['episodes' as const] }, false],
])('it is made to %s: %s', async (_who, settings, isMade) => {
  jest.useFakeTimers();
  setDeviceSettings({ shields: [], shieldsOffered: false, ...settings });
  const made = jest.fn();
  void offersShields().then(made);
  await jest.advanceTimersByTimeAsync(START_POLICY.shieldsOfferMs - 1);
  expect(made).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(made).toHaveBeenCalledTimes(isMade ? 1 : 0);
  jest.useRealTimers();
});
