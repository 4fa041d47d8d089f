/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost } from '@tsugi/contract/testing';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { TabLinks } from './TabLinks.tsx';

const TABS = [
  { to: '/user/mio', label: 'Overview', end: true },
  { to: '/user/mio/favourites', label: 'Favourites' },
];

it('marks the page that is shown', async () => {
  installTestHost();
  renderInRouter(<TabLinks label="Profile" tabs={TABS} />, '/user/mio');
  expect(screen.getByRole('navigation', { name: 'Profile' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Overview', current: 'page' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Favourites' }));
  expect(screen.getByRole('link', { name: 'Favourites', current: 'page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Overview', current: false })).toBeVisible();
});
