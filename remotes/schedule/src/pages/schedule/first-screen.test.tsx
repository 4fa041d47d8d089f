/** @jest-environment jsdom */
import { initialEntryKey, type MissingRequest } from '@tsugi/contract';
import { renderFirstScreen, treeOf, treeOfDom } from '@tsugi/ui/first-screen/testing';
import { showRoute } from '@tsugi/ui/testing';
import { airingDay } from '../../model/airing-day.query.ts';
import { watchingList } from '../../model/airing-list.query.ts';
import { listAirings } from '../../model/list-airings.query.ts';
import { chooseZone } from '../../model/time-settings.ts';
import { airing, anime, entry, listed } from '../../testing/airings.ts';
import { answerWith, type StoredSchedule } from '../../testing/stored-schedule.ts';
import { SchedulePage } from './SchedulePage.tsx';

// The trees compared are those of React's first render.
jest.mock('react', () => ({
  ...jest.requireActual('react'),
  useDeferredValue: <T,>(value: T, initial: T = value) => initial,
  startTransition: () => undefined,
}));
jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  useQuery: jest.fn(),
}));

const NOW = Date.parse('2026-11-26T12:00:00Z');
const lantern = anime(1);
const items = [airing(anime(2), 3, '2026-11-26T11:00:00Z'), airing(lantern, 8, '2026-11-26T14:14:00Z')];
const list = [
  listed(lantern, entry(1, { progress: 5 }), {
    episode: 8,
    airingAt: Date.parse('2026-11-26T14:14:00Z') / 1000,
  }),
];

beforeEach(() => {
  document.body.innerHTML = '<main id="main" aria-busy="true"></main>';
  history.replaceState({ key: initialEntryKey() }, '');
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  });
  chooseZone('UTC');
});
afterEach(() => {
  jest.useRealTimers();
  chooseZone(undefined);
});

/** What the boot script has for a page whose response is stored. */
function source(request: unknown, data: unknown, isSignedIn: boolean) {
  const { query, variables } = request as { query: string; variables: Record<string, unknown> };
  return {
    input: {
      url: 'http://localhost/schedule',
      root: 'http://localhost/',
      params: {},
      isSignedIn,
      viewerId: isSignedIn ? 7 : undefined,
      viewer: undefined,
    },
    requests: [{ query, variables, cacheKey: undefined, response: undefined, newest: data }],
    slots: [{}],
  };
}

/** What React renders when only the first request has been answered. */
function reactTree(stored: StoredSchedule) {
  answerWith(stored);
  return treeOfDom(showRoute({ path: '/schedule/:week?', Component: SchedulePage }, '/schedule').container);
}

test('a visitor: today is there, the other days are on their way', async () => {
  const variables = {
    after: Date.parse('2026-11-25T23:59:59Z') / 1000,
    before: Date.parse('2026-11-27') / 1000,
    part: 1,
  };
  const data = { items, hasMore: false };
  const [nodes = null] = await renderFirstScreen(
    () => import('./first-screen.tsx'),
    source(airingDay.request(variables), data, false),
  );
  const tree = treeOf(nodes);
  const linesOf = (lines: readonly string[]) =>
    lines.filter((line) => /"(Title|in |Ep |1[0-9]:|Today)/.test(line));
  expect(linesOf(tree)).toEqual(linesOf(reactTree({ items })));
  expect(tree.filter((line) => line.trim() === '"Title 1"')).toHaveLength(1);
  expect(tree.filter((line) => /<?section/.test(line) && line.includes('aria-busy="true"'))).toHaveLength(6);
});

test('a signed-in user: what comes next of the list, with the marks', async () => {
  const asked: MissingRequest[] = [];
  const [nodes = null] = await renderFirstScreen(() => import('./first-screen.tsx'), {
    ...source(watchingList.request({ userId: 7, chunk: 1 }), { anime: list, hasMore: false }, true),
    send: (request) => asked.push(request),
  });
  const tree = treeOf(nodes);
  expect(tree.join('\n')).toContain('"2 behind"');
  expect(tree.join('\n')).toContain('"in 2 h 14 min"');
  // When its titles air is asked for once they are known.
  expect(asked).toMatchObject([
    { query: listAirings.document, variables: { mediaIds: [1], page: 1 }, shape: listAirings.shape },
  ]);
});

test.each([
  { width: 1440, rows: 8 },
  { width: 800, rows: 16 },
])(
  'a window of $width pixels: the first rows of a long day, and the first that have not aired',
  async ({ width, rows }) => {
    // jsdom has no media queries; the page asks this one alone.
    Object.assign(window, { matchMedia: () => ({ matches: width >= 768 && width < 1200 }) });
    const variables = {
      after: Date.parse('2026-11-25T23:59:59Z') / 1000,
      before: Date.parse('2026-11-27') / 1000,
      part: 1,
    };
    // Twenty an hour before and twenty an hour after the present moment.
    const long = Array.from({ length: 40 }, (_, index) =>
      airing(anime(index + 1), 1, new Date(NOW + (index - 20) * 60_000 + 1).toISOString()),
    );
    const [nodes = null] = await renderFirstScreen(
      () => import('./first-screen.tsx'),
      source(airingDay.request(variables), { items: long, hasMore: false }, false),
    );
    const titles = treeOf(nodes).flatMap((line) => /^"Title (\d+)"$/.exec(line.trim())?.[1] ?? []);
    const from = (first: number) => Array.from({ length: rows }, (_, index) => String(first + index));
    expect(titles).toEqual([...from(1), ...from(21)]);
  },
);
