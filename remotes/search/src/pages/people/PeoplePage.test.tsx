/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePages } from '@tsugi/data';
import { readyPages } from '@tsugi/data/testing';
import { showRoute } from '@tsugi/ui/testing';
import { PeoplePage } from './PeoplePage.tsx';
import type { PersonCard } from './person-card.ts';

jest.mock('@tsugi/data', () => ({ ...jest.requireActual('@tsugi/data'), usePages: jest.fn() }));

const MORI: PersonCard = {
  id: 7,
  name: 'Rin Mori',
  nativeName: '森凛',
  image: null,
  facts: { favourites: 1200, occupations: ['Director', 'Animator'] },
};

const asked = () => jest.mocked(usePages).mock.calls.at(-1)?.[1];
const show = (path: string, items: readonly PersonCard[] = [MORI]) => {
  jest.mocked(usePages).mockReturnValue(readyPages(items));
  return showRoute({ path: '/search/:kind', Component: PeoplePage }, path);
};

it('shows who was found, with what they are known for, and leads to them', async () => {
  show('/search/staff?q=mori');
  expect(await screen.findByRole('link', { name: 'Rin Mori' })).toHaveAttribute(
    'href',
    '/ani/staff/7/rin-mori',
  );
  expect(screen.getByText('森凛')).toBeInTheDocument();
  expect(screen.getByText('Director, Animator')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('One result');
  expect(asked()).toEqual({ search: 'mori', sort: ['SEARCH_MATCH'] });
});

it('the birthday of today is a filter of characters and staff alone', async () => {
  const { currentUrl } = show('/search/characters');
  await userEvent.click(await screen.findByRole('switch', { name: 'Birthday today' }));
  expect(asked()).toEqual({ sort: ['FAVOURITES_DESC'], isBirthday: true });
  await waitFor(() => expect(currentUrl()).toBe('/search/characters?birthday=true'));
});

it('studios and users have none', async () => {
  show('/search/users?birthday=true');
  await screen.findByRole('radio', { name: 'Users' });
  expect(screen.queryByRole('switch', { name: 'Birthday today' })).not.toBeInTheDocument();
  expect(asked()).toEqual({ sort: ['WATCHED_TIME_DESC'] });
});

it('another kind is searched for the same text', async () => {
  const { currentUrl } = show('/search/staff?q=mori');
  await userEvent.click(await screen.findByRole('radio', { name: 'Studios' }));
  await waitFor(() => expect(currentUrl()).toBe('/search/studios?q=mori'));
});

it('a user is found by name, whatever letters it has', async () => {
  show('/search/users?q=rin', [
    { ...MORI, name: 'rin mori?', nativeName: null, facts: { animeCount: 12, mangaCount: 1300 } },
  ]);
  expect(await screen.findByRole('link', { name: 'rin mori?' })).toHaveAttribute(
    'href',
    '/user/rin%20mori%3F',
  );
  expect(screen.getByText('12 anime, 1,300 manga')).toBeInTheDocument();
});

it('says that nothing was found, and offers to take the birthday away', async () => {
  show('/search/staff?q=mori&birthday=true', []);
  expect(await screen.findByText('No results')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show other birthdays too' }));
  expect(asked()).toEqual({ search: 'mori', sort: ['SEARCH_MATCH'] });
});
