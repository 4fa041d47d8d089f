/** @jest-environment jsdom */

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost } from '@tsugi/contract/testing';
import { ApiError, useQuery } from '@tsugi/data';
import { IDLE } from '@tsugi/data/testing';
import { RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import type { Comparison } from '../../model/types.ts';
import { comparison, media, ready, resultRow, userProgress } from '../../testing/comparison.ts';
import { ComparePage } from './ComparePage.tsx';
import { useCompare } from './session/use-compare.ts';

jest.mock('@tsugi/data', () => ({ ...jest.requireActual('@tsugi/data'), useQuery: jest.fn() }));
jest.mock('./session/use-compare.ts', () => ({ useCompare: jest.fn() }));

beforeAll(() => {
  // jsdom lays nothing out.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const AOI = userProgress('aoi');
const REN = userProgress('ren');

function open(path: string, result: Comparison) {
  installTestHost();
  jest.mocked(useQuery).mockReturnValue(IDLE);
  jest.mocked(useCompare).mockReturnValue(result);
  const router = createMemoryRouter([{ path: '/compare/:type', element: <ComparePage /> }], {
    initialEntries: [`/compare/${path}`],
  });
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}

/** What the last rendering has asked to be compared. */
function asked() {
  const [users, type, query] = jest.mocked(useCompare).mock.lastCall ?? [];
  return { users, type, query };
}

test('without users it says so, under a title of its own', () => {
  open('anime', comparison());
  expect(screen.getByText('No users selected')).toBeInTheDocument();
  expect(document.title).toBe('Compare anime - Tsugi');
  expect(screen.getByRole('heading', { level: 1, name: 'Compare anime' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Filters and order' })).not.toBeInTheDocument();
});

test('a card has the averages, the facts with their searches, and a row for each user', () => {
  const row = resultRow(1, {
    media: media(1, { format: 'ONA', country: 'KR' }),
    repeat: 3,
    entries: [
      { user: 0, status: 'CURRENT', score: 0, repeat: 0 },
      { user: 1, status: 'COMPLETED', score: 95, repeat: 3 },
    ],
  });
  open('anime?user=aoi&user=ren', comparison({ users: [AOI, REN], rows: [row] }));
  expect(screen.getByRole('heading', { name: 'Total anime 1' })).toBeInTheDocument();
  const card = screen.getByRole('article');
  expect(within(card).getByRole('link', { name: 'Title 1' })).toHaveAttribute('href', '/ani/anime/1/title');
  expect(within(card).getByRole('link', { name: 'ONA (South Korea)' })).toHaveAttribute(
    'href',
    '/search/anime?format=ona&country=kr',
  );
  expect(within(card).getByRole('link', { name: 'Fall 2024' })).toHaveAttribute(
    'href',
    '/search/anime/fall-2024',
  );
  expect(card).toHaveTextContent('12 ep');
  expect(card).toHaveTextContent('8.75');
  expect(card).toHaveTextContent('8.1');
  expect(card).toHaveTextContent('Compined rewatches 3');
  const [aoi, ren] = within(card).getAllByRole('listitem');
  expect(aoi).toHaveTextContent(/aoi.*Watching/);
  expect(within(aoi ?? card).getByRole('img', { name: 'No score' })).toBeInTheDocument();
  expect(ren).toHaveTextContent(/ren.*↻ 3.*95\/100/);
  expect(ren).not.toHaveTextContent('Completed');
  expect(within(card).getByRole('link', { name: 'ren' })).toHaveAttribute('href', '/user/ren');
});

test('every parameter of the URL is compared with; Reset filters leaves the users', async () => {
  const { user, router } = open(
    'manga?user=aoi&search=moon&genre=Drama&missingScore=false&sort=volumes&reverse=true&reviewsNeeded=1',
    comparison({ users: [AOI], rows: [resultRow(1)] }),
  );
  expect(asked()).toMatchObject({
    users: [{ name: 'aoi', disabled: false, excluded: false }],
    type: 'manga',
    query: {
      search: 'moon',
      genre: ['Drama'],
      missingScore: false,
      sort: 'volumes',
      reverse: true,
      reviewsNeeded: 1,
    },
  });
  await user.click(screen.getByRole('button', { name: 'Remove Drama' }));
  expect(asked()).toMatchObject({ query: { genre: [], search: 'moon' } });
  await user.click(screen.getByRole('button', { name: 'Reset filters' }));
  expect(router.state.location.search).toBe('?user=aoi');
  expect(screen.getByRole('searchbox', { name: 'Search manga titles' })).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Reset filters' })).not.toBeInTheDocument();
});

test('what is typed is compared with at once', async () => {
  const { user } = open('anime?user=aoi', comparison({ users: [AOI], rows: [resultRow(1)] }));
  await user.type(screen.getByRole('searchbox', { name: 'Search anime titles' }), 'moon ');
  expect(asked().query?.search).toBe('moon');
});

test('filters are chosen in panels and stand in the URL', async () => {
  const { user, router } = open(
    'anime?user=aoi&user=ren&user=mio',
    comparison({ users: [AOI, REN, userProgress('mio')], rows: [resultRow(1)] }),
  );
  await user.click(screen.getByRole('button', { name: 'Reviews' }));
  const reviews = await screen.findByRole('spinbutton', { name: 'Reviews needed' });
  expect(reviews).toHaveValue(3);
  await user.click(screen.getByRole('button', { name: 'Less reviews needed' }));
  expect(router.state.location.search).toBe('?user=aoi&user=ren&user=mio&reviewsNeeded=2');
  // As many as there are users is the default.
  await user.click(screen.getByRole('button', { name: 'More reviews needed' }));
  expect(router.state.location.search).toBe('?user=aoi&user=ren&user=mio');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('radio', { name: 'R-17+' }));
  await user.click(screen.getByRole('switch', { name: 'Allow missing scores' }));
  expect(asked().query).toMatchObject({ isAdult: false, missingScore: false });
  expect(screen.getByRole('radio', { name: 'Private only' })).toBeDisabled();
  expect(screen.getByText(/Private entries are shown to their owner only/)).toBeInTheDocument();
});

test('as many reviews as users are no filter, and stay in the URL for more users', async () => {
  const { user, router } = open(
    'anime?user=aoi&user=ren&reviewsNeeded=2',
    comparison({ users: [AOI, REN], rows: [resultRow(1)] }),
  );
  expect(screen.queryByRole('button', { name: 'Reset filters' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reviews' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Manga' }));
  expect(router.state.location.search).toBe('?user=aoi&user=ren&reviewsNeeded=2');
});

test('users are disabled, filtered out and removed in the URL', async () => {
  const { user, router } = open(
    'anime?user=aoi&user=ren&sort=title',
    comparison({ users: [AOI, REN], rows: [] }),
  );
  await user.click(screen.getByRole('checkbox', { name: 'Disable ren' }));
  expect(router.state.location.search).toBe('?user=aoi&user=ren&disabled=ren&sort=title');
  await user.click(screen.getByRole('checkbox', { name: 'Filter out aoi' }));
  expect(router.state.location.search).toBe('?user=aoi&user=ren&disabled=ren&exclude=aoi&sort=title');
  const removeRen = screen.getByRole('button', { name: 'Remove ren' });
  await user.click(screen.getByRole('button', { name: 'Remove aoi' }));
  expect(router.state.location.search).toBe('?user=ren&disabled=ren&sort=title');
  expect(removeRen).toHaveFocus();
  await user.click(removeRen);
  expect(router.state.location.search).toBe('?sort=title');
  expect(screen.getByRole('region', { name: 'Users' })).toHaveFocus();
});

test('each list says how far it is, and why it is not there', async () => {
  const retry = jest.fn();
  const error = (kind: 'not-found' | 'rate-limited', detail?: string) => ({
    status: 'error' as const,
    error: new ApiError(kind, { source: 'tracker', ...(detail ? { detail } : {}) }),
  });
  const { user } = open(
    'anime?user=aoi&user=ren&user=mio&user=nobody&user=yuki&user=sora',
    comparison({
      retry,
      pending: 2,
      users: [
        AOI,
        userProgress('ren', { status: 'loading', titles: 500 }),
        userProgress('mio', { status: 'waiting', ahead: 2 }),
        userProgress('nobody', error('not-found')),
        userProgress('yuki', error('not-found', 'Private User')),
        userProgress('sora', error('rate-limited')),
      ],
      rows: [resultRow(1)],
    }),
  );
  const row = (name: string) => screen.getByRole('button', { name: `Remove ${name}` }).closest('li');
  expect(row('aoi')).toHaveTextContent('2 titles');
  expect(row('ren')).toHaveTextContent('Loading list, 500 titles so far');
  expect(row('mio')).toHaveTextContent('Waiting, 2 before it');
  expect(row('nobody')).toHaveTextContent('No user found with name: "nobody"');
  expect(row('yuki')).toHaveTextContent('The list of "yuki" is private');
  expect(row('sora')).toHaveTextContent('This list could not be loaded');
  expect(screen.getByText('2 lists are loading')).toBeInTheDocument();
  await user.click(within(row('sora') ?? document.body).getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledWith('sora');
});

test('a list that came with parts missing names them, in the folded row too, and is requested again on demand', async () => {
  const retry = jest.fn();
  const missing = [{ path: 'MediaListCollection.lists', message: 'Timeout' }];
  const list = { ...ready(2), missing } as const;
  const { user } = open(
    'anime?user=aoi&user=ren',
    comparison({ retry, users: [AOI, userProgress('ren', list)], rows: [resultRow(1)] }),
  );
  expect(screen.getByText('1 incomplete')).toBeInTheDocument();
  const row = screen.getByRole('button', { name: 'Remove ren' }).closest('li') ?? document.body;
  expect(row).toHaveTextContent('Some of this could not be loaded: lists.');
  await user.click(within(row).getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledWith('ren');
});

test('a card with many users folds them, and opens all of them', async () => {
  const users = Array.from({ length: 8 }, (_, index) => userProgress(`user${index}`));
  const entries = users.map((_, user) => ({
    user,
    status: 'COMPLETED' as const,
    score: 90 + user,
    repeat: 0,
  }));
  const { user } = open(
    `anime?${users.map(({ name }) => `user=${name}`).join('&')}`,
    comparison({ users, rows: [resultRow(1, { entries })] }),
  );
  const card = screen.getByRole('article');
  expect(within(card).getAllByText(/\/100$/)).toHaveLength(5);
  await user.click(within(card).getByRole('button', { name: 'and 3 more' }));
  const all = await screen.findByRole('dialog', { name: 'Users of Title 1' });
  expect(within(all).getAllByText(/\/100$/)).toHaveLength(8);
});

test('the affinity of each pair is shown with the number of shared titles, the most alike first', () => {
  const users = ['aoi', 'ren', 'mio'].map((name) => userProgress(name));
  open(
    'anime?user=aoi&user=ren&user=mio&sort=difference',
    comparison({
      users,
      rows: [resultRow(1)],
      affinities: [
        { users: [0, 1], shared: 1, value: null },
        { users: [0, 2], shared: 40, value: -0.125 },
        { users: [1, 2], shared: 28, value: 0.65 },
      ],
    }),
  );
  const pairs = within(screen.getByRole('region', { name: 'Affinity' })).getAllByRole('listitem');
  expect(pairs.map((pair) => pair.textContent)).toEqual([
    expect.stringMatching(/ren and mio65%28 shared titles$/),
    expect.stringMatching(/aoi and mio−12%40 shared titles$/),
    expect.stringMatching(/aoi and ren–1 shared title: too few to tell$/),
  ]);
  expect(screen.getByRole('article')).toHaveTextContent('Apart1.50');
});

test('a typed name is added with Enter, trimmed, also while the suggestions load; the box is empty again', async () => {
  const { user, router } = open('anime?user=aoi', comparison({ users: [AOI], rows: [resultRow(1)] }));
  const box = () => screen.getByRole('combobox', { name: 'Find a user' });
  await user.click(box());
  await user.keyboard('  ren {Enter}');
  expect(router.state.location.search).toBe('?user=aoi&user=ren');
  await waitFor(() => expect(box()).toHaveAttribute('aria-haspopup', 'listbox'));
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('');
  await user.keyboard('mio{Enter}');
  expect(router.state.location.search).toBe('?user=aoi&user=ren&user=mio');
});
