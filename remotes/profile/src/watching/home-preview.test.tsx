/** @jest-environment jsdom */
import { handedPreview } from '@tsugi/contract/testing';
import { useAuth, usePages, useQuery } from '@tsugi/data';
import { useListEntry } from '@tsugi/data/mutations';
import { SNAPSHOT_KEY } from '@tsugi/data/snapshot';
import { IDLE_PAGES, ready } from '@tsugi/data/testing';
import { LIST_ACTIVITY } from '../testing/activity.ts';
import { currentEntry } from '../testing/current-entry.ts';
import { showPage } from '../testing/show-page.tsx';
import { ContinueWatching } from './ContinueWatching.tsx';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  usePages: jest.fn(),
  useQuery: jest.fn(),
}));
jest.mock('@tsugi/data/mutations', () => ({ useListEntry: jest.fn() }));

const tomorrow = Math.floor(Date.now() / 1000) + 86_400;
const entries = [
  currentEntry(1, { title: 'Paper Moon', airs: { airingAt: tomorrow, episode: 9 } }),
  currentEntry(2, { title: 'A Quiet War of Tea', media: { episodes: null } }),
];
const lists = ready({
  anime: { items: entries, hasNextPage: false },
  manga: { items: [], hasNextPage: false },
});

function Anime() {
  return <ContinueWatching type="ANIME" />;
}

const preview = () => handedPreview(() => import('./home.preview.ts'));

/** Cards and their lines, with their classes: what decides how it looks. */
function outline(root: Element): string[] {
  return [...root.querySelectorAll('section, h2, ul, li, h3, p')].map(
    (node) => `${node.tagName} ${node.className} ${node.matches('h2, h3') ? node.textContent : ''}`,
  );
}

it('draws from what the cards have kept what they show, in their order', async () => {
  const viewer = { id: 1, name: 'aoi' };
  // The widget reads the profile's id and name only.
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-in', viewer } as ReturnType<typeof useAuth>);
  jest.mocked(useQuery).mockReturnValue(lists);
  jest.mocked(usePages).mockReturnValue(IDLE_PAGES);
  // Nothing is pressed here: a card without a change is what its entry says.
  jest
    .mocked(useListEntry)
    .mockReturnValue({ save: jest.fn() } as unknown as ReturnType<typeof useListEntry>);
  const { container } = showPage('/', Anime, '/');
  const { data } = JSON.parse(localStorage.getItem(SNAPSHOT_KEY) ?? '{}');
  const place = document.createElement('div');
  const waiting = document.createElement('div');
  waiting.className = 'home-outline';
  place.append(waiting);
  (await preview())(place, data, new URL('http://localhost/'));
  expect(outline(place)).toEqual(outline(container));
  expect(waiting.isConnected).toBe(false);
  expect(place.querySelectorAll('li')[0]).toHaveTextContent('3 episodes behind');
  expect(place.querySelectorAll('li')[1]).toHaveTextContent('5/?');
});

describe('with a feed beside the cards', () => {
  const feed = { filter: { scope: 'following', type: 'all' }, rows: [LIST_ACTIVITY] };

  async function drawnOn(width: 'wide' | 'narrow', data: object): Promise<HTMLElement> {
    // jsdom has no media queries.
    window.matchMedia = () => ({ matches: width === 'wide' }) as MediaQueryList;
    const place = document.createElement('div');
    place.innerHTML = '<div class="home-outline"></div><div class="home-feed"></div>';
    (await preview())(place, data, new URL('http://localhost/'));
    return place;
  }

  it('draws it where index.html has its column', async () => {
    const place = await drawnOn('wide', { cards: entries, feed });
    expect(place.querySelector('.home-feed ol > li')).toHaveTextContent(
      'ren watched episode 5 of Paper Moon',
    );
  });

  it('leaves it out where it stands below the fold', async () => {
    const place = await drawnOn('narrow', { cards: entries, feed });
    expect(place.querySelector('.home-feed')).toBeEmptyDOMElement();
  });

  it('draws nothing without the cards above it', async () => {
    const place = await drawnOn('wide', { feed });
    expect(place.querySelector('.home-outline')).not.toBeNull();
    expect(place.querySelector('.home-feed')).toBeEmptyDOMElement();
  });
});
