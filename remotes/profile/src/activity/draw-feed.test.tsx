/** @jest-environment jsdom */
import { useAuth, useQuery } from '@tsugi/data';
import { useLike } from '@tsugi/data/mutations';
import type { ActivityData } from '@tsugi/data/operations/activity-feed';
import { keepSnapshot, SNAPSHOT_KEY } from '@tsugi/data/snapshot';
import { ready } from '@tsugi/data/testing';
import { LIST_ACTIVITY, TEXT_ACTIVITY } from '../testing/activity.ts';
import { showPage } from '../testing/show-page.tsx';
import { ActivityFeed } from './ActivityFeed.tsx';
import { drawFeed } from './draw-feed.ts';
import { homeFeed } from './home-feed.ts';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  useQuery: jest.fn(),
}));
jest.mock('@tsugi/data/status', () => ({ useSourceStatus: () => ({ wait: undefined, outage: undefined }) }));
jest.mock('@tsugi/data/mutations', () => ({ useLike: jest.fn() }));

const written = (id: number, text: string): ActivityData => ({ ...TEXT_ACTIVITY, id, text });

let readers = 0;

/** What home has kept when the feed has shown these. */
function keptOf(items: readonly ActivityData[]) {
  // The widget reads the profile's id only. The feed of another viewer begins anew.
  const viewer = { id: ++readers };
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-in', viewer } as ReturnType<typeof useAuth>);
  jest.mocked(useQuery).mockReturnValue(ready({ items, hasNextPage: false }));
  jest.mocked(useLike).mockReturnValue({
    isLiked: false,
    likeCount: 2,
    toggle: jest.fn(),
    disabled: false,
    isWaiting: false,
    error: undefined,
  });
  const { container, unmount } = showPage('/', ActivityFeed, '/');
  return { container, unmount, feed: homeFeed(JSON.parse(localStorage.getItem(SNAPSHOT_KEY) ?? '{}').data) };
}

/** Tags, classes and texts: what decides how it looks. Pictures, and what only assistive technology finds, are left out. */
function outline(node: Element): string {
  const children = [...node.childNodes].map((child) => {
    if (!(child instanceof Element)) return child.textContent;
    return child.matches('svg, img, .avatar, .hidden, .place, .end') ? '' : outline(child);
  });
  // Buttons and links that do not work yet are drawn as their places.
  const tag = node.matches('.action') ? 'SPAN' : node.tagName;
  return `<${tag} ${node.className}>${children.join('').trim()}`;
}

beforeEach(() => {
  // jsdom lays nothing out.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  localStorage.clear();
  keepSnapshot('home-signed-in', { cards: [] });
});

it('draws the first rows as the feed itself does', () => {
  const items: ActivityData[] = [
    { ...LIST_ACTIVITY, id: 9 },
    written(8, 'Finished before breakfast. *Cat Weather* is medicine.'),
    { ...LIST_ACTIVITY, id: 7, media: null },
  ];
  const { container, feed } = keptOf(items);
  const drawn = feed && drawFeed(feed);
  const real = container.querySelector('section');
  const text = (text: string) => text.replace(/<SPAN undefined><\/SPAN>|<SPAN >(?=<SPAN count>)/g, '');
  expect(drawn && text(outline(drawn)).replace('Fetching fresh activities', 'Live')).toBe(
    real && text(outline(real)),
  );
});

it('ends before a text that only the feed can show', () => {
  const { feed } = keptOf([
    { ...LIST_ACTIVITY, id: 9 },
    written(8, '~!a spoiler!~'),
    { ...LIST_ACTIVITY, id: 7 },
  ]);
  expect(feed && drawFeed(feed).querySelectorAll('li')).toHaveLength(1);
});

it('keeps no long text, and what others have kept stays', () => {
  const { feed } = keptOf([{ ...LIST_ACTIVITY, id: 9 }, written(8, 'word '.repeat(100))]);
  expect(feed?.rows.map(({ id }) => id)).toEqual([9]);
  expect(JSON.parse(localStorage.getItem(SNAPSHOT_KEY) ?? '').data.cards).toEqual([]);
});

it('keeps nothing for an unknown viewer', () => {
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-in', viewer: undefined });
  jest.mocked(useQuery).mockReturnValue(ready({ items: [LIST_ACTIVITY], hasNextPage: false }));
  showPage('/', ActivityFeed, '/');
  expect(localStorage.getItem(SNAPSHOT_KEY)).not.toContain('feed');
});
