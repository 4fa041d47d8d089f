/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from '@tsugi/data';
import { LOADING, ready } from '@tsugi/data/testing';
import { showRoute } from '@tsugi/ui/testing';
import { charactersByIds } from './characters-by-ids.query.ts';
import { mediaByIds } from './media-by-ids.query.ts';
import { RankedStatsPage } from './RankedStatsPage.tsx';
import { userAnimeStudios, userAnimeTags, userAnimeVoiceActors } from './user-anime.query.ts';
import { userMangaGenres } from './user-manga.query.ts';

jest.mock('@tsugi/data', () => ({ ...jest.requireActual('@tsugi/data'), useQuery: jest.fn() }));

const numbers = { count: 10, meanScore: 70, minutesWatched: 1440, chaptersRead: 50 };
const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const RESPONSES: Readonly<Record<string, unknown>> = {
  [userMangaGenres.name]: [
    { genre: 'Sports', ...numbers, count: 2, meanScore: 90, mediaIds: [1] },
    { genre: 'Slice of Life', ...numbers, mediaIds: TEN },
    { genre: 'Drama', ...numbers, mediaIds: [2] },
    { genre: 'Horror', ...numbers, count: 0, mediaIds: [] },
  ],
  [userAnimeTags.name]: [{ tag: { id: 5, name: 'Time Loop' }, ...numbers, mediaIds: [1] }],
  [userAnimeStudios.name]: [{ studio: { id: 9, name: 'Kiro Pictures' }, ...numbers, mediaIds: [1] }],
  [userAnimeVoiceActors.name]: [
    {
      voiceActor: { id: 95_001, name: 'Rin Mori', image: null },
      ...numbers,
      mediaIds: [1, 2],
      characterIds: [31],
    },
  ],
};

/** Every media and every character is there, under a name with its id. */
function respond(name: string, variables: { readonly ids?: readonly number[] } | null): unknown {
  if (name === mediaByIds.name)
    return variables?.ids?.map((id) => ({
      id,
      type: 'MANGA',
      title: { userPreferred: `Work ${id}` },
      coverImage: { large: null, color: null },
    }));
  if (name === charactersByIds.name)
    return variables?.ids?.map((id) => ({
      id,
      name: { userPreferred: `Character ${id}` },
      image: { large: null },
    }));
  return RESPONSES[name];
}

function show(rest: string) {
  jest.mocked(useQuery).mockImplementation((operation, variables) => {
    // The mock knows no more of variables than the two operations that take ids.
    const data = variables === null ? undefined : respond(operation.name, variables as never);
    // As above: the response belongs to the operation of that name.
    return data === undefined ? LOADING : ready(data as never);
  });
  return showRoute(
    { path: '/user/:name/stats/:type/:tab', Component: RankedStatsPage },
    `/user/aoi/stats/${rest}`,
  );
}

const cards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const askedFor = (name: string) =>
  jest
    .mocked(useQuery)
    .mock.calls.filter(([operation, variables]) => operation.name === name && variables !== null)
    .map(([, variables]) => variables);

beforeEach(() => void jest.mocked(useQuery).mockReset());

test('genres stand in order of their titles, ties by name, and by mean score when that is wanted', async () => {
  show('manga/genres');
  expect(cards()).toEqual(['Drama', 'Slice of Life', 'Sports']);
  await userEvent.click(screen.getByRole('radio', { name: 'Mean score' }));
  expect(cards()).toEqual(['Sports', 'Drama', 'Slice of Life']);
});

test('a genre leads to the search for what is not on the list, and all of it to the list', () => {
  show('manga/genres');
  const card = within(screen.getByRole('article', { name: 'Slice of Life' }));
  expect(card.getByRole('link', { name: 'Slice of Life' })).toHaveAttribute(
    'href',
    '/search/manga?onList=false&genre=Slice+of+Life',
  );
  expect(card.getByRole('link', { name: 'Show all of Slice of Life' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/user\/aoi\/manga\?genre=Slice\+of\+Life&userStatus=CURRENT&/),
  );
});

test('a tag and a studio lead to their places', () => {
  const { unmount } = show('anime/tags');
  expect(screen.getByRole('link', { name: 'Time Loop' })).toHaveAttribute(
    'href',
    '/search/anime?onList=false&tag=Time+Loop',
  );
  expect(screen.getByRole('link', { name: 'Show all of Time Loop' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/user\/aoi\/anime\?tag=Time\+Loop&/),
  );
  unmount();
  show('anime/studios');
  expect(screen.getByRole('link', { name: 'Kiro Pictures' })).toHaveAttribute(
    'href',
    '/ani/studio/9/kiro-pictures',
  );
});

test('six covers come with those of the other cards in one request, and the others when they are wanted', async () => {
  show('manga/genres');
  const strip = within(screen.getByRole('list', { name: 'Slice of Life: titles' }));
  expect(strip.getAllByRole('link')).toHaveLength(6);
  expect(new Set(askedFor(mediaByIds.name).map((variables) => JSON.stringify(variables)))).toEqual(
    new Set([JSON.stringify({ ids: [1, 2, 3, 4, 5, 6] })]),
  );
  await userEvent.click(strip.getByRole('button', { name: 'Show 4 more of Slice of Life: titles' }));
  expect(strip.getAllByRole('link')).toHaveLength(10);
  expect(strip.queryByRole('button')).not.toBeInTheDocument();
  expect(strip.getByRole('link', { name: 'Work 7' })).toHaveAttribute('href', '/ani/manga/7/work-7');
});

test('the cards of voice actors show titles or characters', async () => {
  show('anime/voice-actors');
  const card = within(screen.getByRole('article', { name: 'Rin Mori' }));
  expect(card.getByRole('link', { name: 'Rin Mori' })).toHaveAttribute('href', '/ani/staff/95001/rin-mori');
  expect(card.getByRole('link', { name: 'Work 2' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Characters' }));
  expect(card.getByRole('link', { name: 'Character 31' })).toHaveAttribute(
    'href',
    '/ani/character/31/character-31',
  );
  expect(card.queryByRole('link', { name: 'Work 2' })).not.toBeInTheDocument();
});

test('a list with nothing in it says so', () => {
  jest.mocked(useQuery).mockImplementation((operation) =>
    // As above.
    operation.name === userMangaGenres.name ? ready([] as never) : LOADING,
  );
  showRoute(
    { path: '/user/:name/stats/:type/:tab', Component: RankedStatsPage },
    '/user/empty/stats/manga/genres',
  );
  expect(screen.getByText('No genres yet: empty has no manga on the list')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Search manga' })).toHaveAttribute('href', '/search/manga');
});
