/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { installTestHost } from '@tsugi/contract/testing';
import { type MediaCardData, useQuery } from '@tsugi/data';
import { failed, LOADING, ready } from '@tsugi/data/testing';
import { RouterProvider } from '@tsugi/router';
import { createMemoryRouter } from '@tsugi/router/testing';
import { QuickSearch } from './QuickSearch.tsx';
import { TYPING_PAUSE_MS } from './use-suggestions.ts';

jest.mock('@tsugi/data', () => ({ ...jest.requireActual('@tsugi/data'), useQuery: jest.fn() }));
jest.mock('../links/use-frame-links.ts', () => ({
  useFrameLinks: () => [{ to: '/search/media', label: 'Search anime and manga' }],
}));

/** The members that a row reads. */
const media = (id: number, userPreferred: string, more: Partial<MediaCardData> = {}) =>
  ({
    id,
    type: 'ANIME',
    title: { userPreferred, english: null },
    coverImage: { extraLarge: null, large: null, color: null },
    format: 'TV',
    seasonYear: 2026,
    startDate: null,
    mediaListEntry: null,
    ...more,
  }) as MediaCardData;

const OWN = { id: 1, status: 'CURRENT', progress: 1, score: 0 } as const;
const MOONS = [media(1, 'Paper Moon', { mediaListEntry: OWN }), media(2, 'Moon Bells')];
const RESPONSES: Readonly<Record<string, readonly MediaCardData[]>> = {
  moon: MOONS,
  // Only one test asks for it: a text that has been asked for needs no pause.
  'the moon': MOONS,
  zzz: [],
};
const MOONBEAM = { kind: 'staff', id: 7, name: 'Mia Moonbeam', image: null } as const;
const asked: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  jest.mocked(useQuery).mockImplementation((_operation, variables) => {
    // The list asks for media by a text, or for nothing.
    const search = (variables as { readonly search: string } | null)?.search;
    if (search === undefined) return { ...LOADING, status: 'idle' };
    if (asked.at(-1) !== search) asked.push(search);
    const items = RESPONSES[search];
    const named = search === 'moon' ? [MOONBEAM] : [];
    return items ? ready({ items, named, hasNextPage: false }) : failed('server');
  });
});

afterEach(() => {
  jest.useRealTimers();
});

async function show() {
  installTestHost();
  const router = createMemoryRouter([{ path: '*', element: <QuickSearch /> }], { initialEntries: ['/'] });
  render(<RouterProvider router={router} />);
  const field = screen.getByRole('combobox', { name: 'Search anime and manga' });
  // Loads the list's code.
  await act(async () => {
    field.focus();
    await import('./Suggestions.tsx');
  });
  const type = async (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    await act(async () => {});
  };
  const pause = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
  const press = (key: string) => fireEvent.keyDown(field, { key });
  const currentUrl = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { field, type, pause, press, currentUrl };
}

const formOf = (field: HTMLElement) => field.closest('form') ?? field;
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('asks once the user has paused, and shows six rows at most and the way to all of them', async () => {
  const { field, type, pause } = await show();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await type('the moon');
  await pause(TYPING_PAUSE_MS - 1);
  expect(asked).toEqual([]);
  await pause(1);
  expect(asked).toEqual(['the moon']);
  expect(options()).toEqual([
    'Paper MoonTV · 2026Watching',
    'Moon BellsTV · 2026',
    'All results for “the moon”',
  ]);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('listbox')).toHaveAttribute('id', field.getAttribute('aria-controls'));
});

it('shows what it knows already before it asks', async () => {
  const { type, pause } = await show();
  await type('moon');
  await pause(TYPING_PAUSE_MS);
  await type('moon b');
  expect(options()).toEqual(['Moon BellsTV · 2026', 'All results for “moon b”']);
});

it('is used with the arrow keys: Enter opens the marked media', async () => {
  const { field, type, pause, press, currentUrl } = await show();
  await type('moon');
  await pause(TYPING_PAUSE_MS);
  press('ArrowDown');
  press('ArrowDown');
  const active = screen.getByRole('option', { selected: true });
  expect(active).toHaveTextContent('Moon Bells');
  expect(field).toHaveAttribute('aria-activedescendant', active.id);
  await act(async () => press('Enter'));
  expect(currentUrl()).toBe('/ani/anime/2/moon-bells');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('people of such a name stand below the titles, in groups of what they are', async () => {
  const { type, pause, press, currentUrl } = await show();
  await type('moon');
  await pause(TYPING_PAUSE_MS);
  const named = within(screen.getByRole('group', { name: 'Staff' })).getAllByRole('option');
  expect(named).toHaveLength(1);
  expect(named[0]).toHaveTextContent('Mia Moonbeam');
  expect(within(screen.getByRole('group', { name: 'Titles' })).getAllByRole('option')).toHaveLength(2);
  press('ArrowUp');
  press('ArrowUp');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Mia Moonbeam');
  await act(async () => press('Enter'));
  expect(currentUrl()).toBe('/ani/staff/7/mia-moonbeam');
});

it('leads from the last row, upwards from the field, to all results', async () => {
  const { type, pause, press, currentUrl } = await show();
  await type('moon');
  await pause(TYPING_PAUSE_MS);
  press('ArrowUp');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('All results for “moon”');
  await act(async () => press('Enter'));
  expect(currentUrl()).toBe('/search/media?q=moon');
});

it('a link to a page of the tracker is no text to search for: Enter opens the page here', async () => {
  const { field, type, pause, press, currentUrl } = await show();
  await type('https://anilist.co/character/40/Mia');
  await pause(TYPING_PAUSE_MS);
  expect(asked).toEqual([]);
  expect(options()[0]).toBe('Open the linked pagehttps://anilist.co/character/40/Mia');
  press('ArrowDown');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Open the linked page');
  press('Escape');
  expect(field).toHaveValue('https://anilist.co/character/40/Mia');
  await type('myanimelist.net/anime/5/Moon');
  await act(async () => press('Enter'));
  expect(currentUrl()).toBe('/mal/anime/5');
});

it('opens the search page when Enter is pressed without a marked row', async () => {
  const { field, type, currentUrl } = await show();
  await type('moon');
  await act(async () => fireEvent.submit(formOf(field)));
  expect(currentUrl()).toBe('/search/media?q=moon');
});

it('opens a row that is pressed', async () => {
  const { type, pause, currentUrl } = await show();
  await type('moon');
  await pause(TYPING_PAUSE_MS);
  await act(async () => fireEvent.click(screen.getByRole('option', { name: /Paper Moon/ })));
  expect(currentUrl()).toBe('/ani/anime/1/paper-moon');
});

it('closes with Escape and keeps the text', async () => {
  const { field, type, pause, press } = await show();
  await type('moon');
  await pause(TYPING_PAUSE_MS);
  press('Escape');
  expect(options()).toEqual([]);
  expect(field).toHaveValue('moon');
});

it('says that nothing fits, and what failed', async () => {
  const { type, pause } = await show();
  await type('zzz');
  await pause(TYPING_PAUSE_MS);
  expect(screen.getByRole('status')).toHaveTextContent('Nothing fits.');
  await type('error');
  await pause(TYPING_PAUSE_MS);
  expect(screen.getByRole('status')).toHaveTextContent('Enter shows the search page.');
  expect(options()).toEqual(['All results for “error”']);
});
