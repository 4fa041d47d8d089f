/** @jest-environment jsdom */

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost } from '@tsugi/contract/testing';
import { ApiError, read, useQuery } from '@tsugi/data';
import { IDLE } from '@tsugi/data/testing';
import { RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import type { UserList } from '../lists/user-list.ts';
import { ComparePage } from './ComparePage.tsx';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  read: jest.fn(),
  useQuery: jest.fn(),
}));
// The responses below are what the page makes of a list already.
jest.mock('../lists/to-user-list.ts', () => ({ toUserList: (list: UserList) => list }));

function list(name: string, scores: Readonly<Record<number, number>>): UserList {
  const rows = Object.entries(scores).map(([id, score]) => {
    const media = {
      id: Number(id),
      path: `/ani/anime/${id}/title`,
      title: `Title ${id}`,
      cover: null,
      color: null,
      facts: 'TV',
      averageScore: 81,
    };
    return { media, status: 'COMPLETED', score, repeat: 0 };
  });
  return {
    name,
    avatar: null,
    scoreFormat: 'POINT_100',
    entries: new Map(rows.map((row) => [row.media.id, row])),
    compared: rows.map(({ media, score }) => ({ mediaId: media.id, score, repeat: 0, title: media.title })),
  };
}

const lists: Readonly<Record<string, UserList>> = {
  aoi: list('aoi', { 1: 80, 2: 60 }),
  ren: list('ren', { 1: 95, 3: 70 }),
};

function open(search: string) {
  installTestHost();
  const router = createMemoryRouter([{ path: '/compare/:type', element: <ComparePage /> }], {
    initialEntries: [`/compare/anime${search}`],
  });
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}

beforeEach(() => {
  jest.mocked(useQuery).mockReturnValue(IDLE);
  jest.mocked(read).mockImplementation((_operation, variables) => {
    // The page's only query is for a list.
    const { userName } = variables as { userName: string };
    const list = lists[userName];
    // What `toUserList` is given; it is replaced above.
    if (list) return Promise.resolve(list as never);
    return Promise.reject(new ApiError('not-found', { source: 'tracker' }));
  });
});

test('without users it says so, under a title of its own', async () => {
  open('');
  expect(await screen.findByText('No users selected')).toBeInTheDocument();
  expect(document.title).toBe('Compare anime - Tsugi');
  expect(screen.getByRole('heading', { level: 1, name: 'Compare anime' })).toBeInTheDocument();
});

test('the titles of all users are shown with their average and each score', async () => {
  open('?user=aoi&user=ren');
  expect(await screen.findByRole('heading', { name: 'Total anime 1' })).toBeInTheDocument();
  const card = screen.getByRole('article');
  expect(within(card).getByRole('link', { name: 'Title 1' })).toHaveAttribute('href', '/ani/anime/1/title');
  expect(card).toHaveTextContent('8.75');
  expect(card).toHaveTextContent('80/100');
  expect(card).toHaveTextContent('95/100');
  expect(within(card).getByRole('link', { name: 'ren' })).toHaveAttribute('href', '/user/ren');
});

test('a disabled user takes no part and stays in the list', async () => {
  const { user, router } = open('?user=aoi&user=ren');
  await user.click(await screen.findByRole('checkbox', { name: 'Disable ren' }));
  expect(await screen.findByRole('heading', { name: 'Total anime 2' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?user=aoi&user=ren&disabled=ren');
  await user.click(screen.getByRole('checkbox', { name: 'Disable aoi' }));
  expect(await screen.findByText('All users are disabled')).toBeInTheDocument();
});

test('titles of a user who is filtered out are removed', async () => {
  const { user } = open('?user=aoi&user=ren');
  await user.click(await screen.findByRole('checkbox', { name: 'Filter out ren' }));
  expect(await screen.findByRole('heading', { name: 'Total anime 1' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Title 2' })).toBeInTheDocument();
});

test('removing a user takes the name out of the URL', async () => {
  const { user, router } = open('?user=aoi&user=ren');
  await user.click(await screen.findByRole('button', { name: 'Remove aoi' }));
  expect(router.state.location.search).toBe('?user=ren');
});

test('a user that is not found is named, and without another there is no content', async () => {
  open('?user=nobody');
  expect(await screen.findByText('No user found with name: "nobody"')).toBeInTheDocument();
  expect(screen.getByText('No content')).toBeInTheDocument();
});

test('a list that fails for another reason says nothing about the user, and can be requested again', async () => {
  jest
    .mocked(read)
    .mockRejectedValueOnce(new ApiError('unavailable', { source: 'tracker', noResponse: true }));
  const { user } = open('?user=aoi');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This list could not be loaded');
  expect(alert).toHaveTextContent('The tracker cannot be reached right now.');
  expect(screen.queryByText(/No user found/)).not.toBeInTheDocument();
  expect(screen.queryByText('No content')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Total anime 2' })).toBeInTheDocument();
});

test('a typed name is added with Enter, trimmed; the box is empty again', async () => {
  const { user, router } = open('?user=aoi');
  const box = await screen.findByRole('combobox', { name: 'Find a user' });
  await user.type(box, '  ren {Enter}');
  expect(router.state.location.search).toBe('?user=aoi&user=ren');
  expect(box).toHaveValue('');
});
