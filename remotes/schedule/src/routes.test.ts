/** @jest-environment jsdom */
import { buildManifest } from '@tsugi/contract/build-manifest';
import { matchManifest } from '@tsugi/contract/routing';
import { currentAuth, prefetch } from '@tsugi/data';
import { bootRequests } from '@tsugi/data/testing';
import { airingDay } from './model/airing-day.query.ts';
import { watchingList } from './model/airing-list.query.ts';
import { chooseDelay, chooseZone } from './model/time-settings.ts';
import { loader, preload } from './pages/schedule/route.ts';
import { contributions } from './routes.ts';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  currentAuth: jest.fn(),
  prefetch: jest.fn(),
}));

const VIEWER = 7;

function load(url: string, isSignedIn: boolean) {
  jest.mocked(prefetch).mockClear();
  jest
    .mocked(currentAuth)
    .mockReturnValue(
      isSignedIn ? { status: 'signed-in', viewer: undefined, viewerId: VIEWER } : { status: 'signed-out' },
    );
  const { pathname } = new URL(url, 'https://host.example');
  loader({
    params: { week: pathname.split('/')[2] },
    request: new Request(new URL(url, 'https://host.example')),
    // The loader reads nothing else.
  } as unknown as Parameters<typeof loader>[0]);
  return jest.mocked(prefetch).mock.calls[0];
}

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-26T12:00:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  chooseZone(undefined);
  chooseDelay(0);
});

test.each([
  ['signed-out', '/schedule', false],
  ['signed-out', '/schedule?format=tv&q=moon', false],
  ['signed-in', '/schedule', true],
  ['signed-in', '/schedule?hideSeen=true', true],
] as const)(
  '%s at %s: the prefetched request is the one that the page sends',
  async (audience, url, isSignedIn) => {
    const [operation, variables] = load(url, isSignedIn) ?? [];
    expect(operation).toBe(isSignedIn ? watchingList : airingDay);
    const page = isSignedIn ? { url, audience, viewer: VIEWER } : { url, audience };
    expect(await bootRequests(contributions, page)).toEqual([operation?.request(variables)]);
  },
);

test.each([
  ['a zone in which the day has begun', 'Pacific/Kiritimati', 0],
  ['a zone in which it is still the day before', 'Pacific/Honolulu', 0],
  ['a delay', 'America/New_York', 180],
])('%s asks for the same first day', async (_what, zone, delay) => {
  chooseZone(zone);
  chooseDelay(delay);
  const [operation, variables] = load('/schedule', false) ?? [];
  expect(await bootRequests(contributions, { url: '/schedule', audience: 'signed-out' })).toEqual([
    operation?.request(variables),
  ]);
});

test.each([
  ['another week', '/schedule/2026-W40'],
  ['the other list', '/schedule?list=all'],
])(
  'nothing is prefetched before the shell for %s, and by the page what it shows first',
  async (_what, url) => {
    const requests = await bootRequests(contributions, { url, audience: 'signed-out' });
    expect(requests.filter(Boolean)).toEqual([]);
    expect(load(url, false)).toBeDefined();
  },
);

test('a week that there is not asks for nothing', () => {
  expect(load('/schedule/2026-W60', false)).toBeUndefined();
});

test('a link to the page that is hovered asks for it ahead', () => {
  jest.mocked(prefetch).mockClear();
  jest.mocked(currentAuth).mockReturnValue({ status: 'signed-out' });
  preload({ params: {}, url: new URL('https://host.example/schedule') });
  expect(jest.mocked(prefetch).mock.calls[0]?.[2]).toEqual({ priority: 'prefetch' });
});

describe('paths', () => {
  const manifest = buildManifest(contributions, async () => ({ document: '', shape: 1 }));

  test.each([
    ['/airing', '/schedule'],
    ['/calendar', '/schedule'],
  ])('%s leads to %s', async (path, redirectTo) => {
    expect(matchManifest(await manifest, path)).toEqual({ redirectTo });
  });

  test.each(['/schedule', '/schedule/2026-W48'])('%s is a page', async (path) => {
    expect(matchManifest(await manifest, path)).toHaveProperty('route');
  });
});
