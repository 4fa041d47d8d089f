import { removeReminders, replaceReminders, setBadgePart } from '@tsugi/contract/reminders';
import { type AuthState, currentAuth, read } from '@tsugi/data';
import { watchingList } from '../../model/airing-list.query.ts';
import { listAirings } from '../../model/list-airings.query.ts';
import { NO_REMINDERS, type ReminderChoice, reminderChoice } from '../../model/reminder-choice.ts';
import { listedAnime } from '../../testing/listed-anime.ts';
import { refreshReminders } from './refresh-reminders.ts';

jest.mock('@tsugi/contract/reminders', () => ({
  removeReminders: jest.fn(async () => undefined),
  replaceReminders: jest.fn(async () => undefined),
  setBadgePart: jest.fn(),
}));
jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  currentAuth: jest.fn(),
  read: jest.fn(),
}));
jest.mock('../../model/reminder-choice.ts', () => ({
  ...jest.requireActual('../../model/reminder-choice.ts'),
  reminderChoice: jest.fn(),
}));
jest.mock('../../model/time-settings.ts', () => ({
  ...jest.requireActual('../../model/time-settings.ts'),
  currentTimeSettings: () => ({ zone: undefined, delayMinutes: delay.minutes, device: '' }),
}));

const delay = { minutes: 0 };
const nowMs = Date.UTC(2026, 10, 26, 12);
const inHours = (hours: number) => nowMs / 1000 + hours * 3600;
const anime = [
  listedAnime({ id: 1, progress: 3, next: { episode: 5, airingAt: inHours(5) } }),
  listedAnime({ id: 2, progress: 9, next: { episode: 5, airingAt: inHours(6) } }),
  listedAnime({ id: 3, next: { episode: 5, airingAt: inHours(500) } }),
  listedAnime({ id: 4, listStatus: 'COMPLETED', next: { episode: 5, airingAt: inHours(7) } }),
];
const airings = [1, 2, 8].map((mediaId) => ({ id: mediaId, mediaId, episode: 5, airingAt: inHours(5) }));

function setUp(choice: Partial<ReminderChoice>, status: AuthState['status'] = 'signed-in') {
  jest.mocked(reminderChoice).mockReturnValue({ ...NO_REMINDERS, ...choice });
  // Only the status and the id are read.
  jest.mocked(currentAuth).mockReturnValue({ status, viewerId: 7 } as AuthState);
  jest.mocked(read).mockImplementation(async (operation, variables) => {
    if (Object.is(operation, watchingList)) return { anime, hasMore: false } as never;
    if (!Object.is(operation, listAirings)) return [listedAnime({ id: 8 }).media] as never;
    const { mediaIds } = variables as { mediaIds: readonly number[] };
    return { airings: airings.filter(({ mediaId }) => mediaIds.includes(mediaId)), hasMore: false } as never;
  });
}
const stored = () => jest.mocked(replaceReminders).mock.calls[0]?.[1].map(({ id }) => id);

beforeEach(() => {
  jest.clearAllMocks();
  delay.minutes = 0;
  jest.spyOn(Date, 'now').mockReturnValue(nowMs);
});

it('stores what airs this week of all that is watched and not seen, by two requests in the background', async () => {
  setUp({ all: true });
  await refreshReminders();
  expect(stored()).toEqual(['1/5']);
  expect(jest.mocked(replaceReminders).mock.calls[0]?.[0]).toMatchObject({
    remote: 'schedule',
    widget: 'reminders',
  });
  const requests = jest.mocked(read).mock.calls;
  expect(requests.map(([, , options]) => options)).toEqual([
    { priority: 'background' },
    { priority: 'background' },
  ]);
  expect(requests[1]?.[1]).toMatchObject({ mediaIds: [1, 2] });
});

it('with a delay, reminds of an episode that has aired and is not there for the user yet, also of one after midnight and of a finale', async () => {
  delay.minutes = 180;
  const midnight = Date.UTC(2026, 10, 27);
  jest.spyOn(Date, 'now').mockReturnValue(midnight + 60_000);
  setUp({ all: true });
  const finale = listedAnime({ id: 5, status: 'FINISHED', progress: 11, next: null });
  jest.mocked(read).mockImplementation(async (operation, variables) => {
    if (Object.is(operation, watchingList)) return { anime: [finale], hasMore: false } as never;
    const { after, mediaIds } = variables as { after: number; mediaIds: readonly number[] };
    const airingAt = midnight / 1000 - 600;
    const isAsked = after < airingAt && mediaIds.includes(5);
    return {
      airings: isAsked ? [{ id: 9, mediaId: 5, episode: 12, airingAt }] : [],
      hasMore: false,
    } as never;
  });
  await refreshReminders();
  expect(stored()).toEqual(['5/12']);
});

it('reminds of more than 50 titles, 50 a request', async () => {
  const many = Array.from({ length: 70 }, (_, index) =>
    listedAnime({ id: index + 1, next: { episode: 5, airingAt: inHours(5) } }),
  );
  setUp({ all: true });
  jest.mocked(read).mockImplementation(async (operation, variables) => {
    if (Object.is(operation, watchingList)) return { anime: many, hasMore: false } as never;
    const { mediaIds, part } = variables as { mediaIds: readonly number[]; part: number };
    // Each request in two parts.
    const ids = mediaIds.filter((id) => id % 2 === part % 2);
    const found = ids.map((mediaId) => ({ id: mediaId, mediaId, episode: 5, airingAt: inHours(5) }));
    return { airings: found, hasMore: part === 1 } as never;
  });
  await refreshReminders();
  expect(stored()).toHaveLength(70);
});

it('stores chosen titles, also such as are not watched, and leaves out those that the user took out', async () => {
  setUp({ all: true, titles: [8], without: [1] });
  await refreshReminders();
  expect(stored()).toEqual(['8/5']);
});

it('counts unseen episodes for the badge when the user chose that, without reminders too', async () => {
  setUp({ badge: true });
  await refreshReminders();
  expect(setBadgePart).toHaveBeenCalledWith('schedule', 5);
  expect(stored()).toEqual([]);
  setUp({ all: true });
  await refreshReminders();
  expect(setBadgePart).toHaveBeenLastCalledWith('schedule', undefined);
});

it.each([
  ['nothing is chosen', {}, 'signed-in'],
  ['no user is signed in', { all: true }, 'signed-out'],
] as const)('removes all and asks for nothing when %s', async (_, choice, status) => {
  setUp(choice, status);
  await refreshReminders();
  expect(removeReminders).toHaveBeenCalledWith('schedule');
  expect(read).not.toHaveBeenCalled();
});
