/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showRoute } from '@tsugi/ui/testing';
import { useState } from 'react';
import type { AiringItem } from '../../model/airing.ts';
import { chooseReminders, NO_REMINDERS, reminderChoice } from '../../model/reminder-choice.ts';
import { listedAnime } from '../../testing/listed-anime.ts';
import { refreshReminders } from '../reminders/refresh-reminders.ts';
import { downloadFile } from './download-file.ts';
import { ScheduleTools } from './ScheduleTools.tsx';

jest.mock('../reminders/refresh-reminders.ts', () => ({ refreshReminders: jest.fn(async () => undefined) }));
jest.mock('./download-file.ts', () => ({ downloadFile: jest.fn() }));

const item = (id: number, title: string): AiringItem => {
  const { media, entry } = listedAnime({ id, title });
  return { id, airingAt: 1_795_000_000, episode: 5, media, entry };
};
const items = [item(2, 'Wind Blues'), item(1, 'Paper Moon')];

const permission: { now: NotificationPermission; answer: NotificationPermission; asked: number } = {
  now: 'default',
  answer: 'granted',
  asked: 0,
};

function show(shown: readonly AiringItem[] = items, viewerId: number | undefined = 7, delayMinutes = 45) {
  const element = (
    <ScheduleTools items={shown} delayMinutes={delayMinutes} viewerId={viewerId} week="2026-W48" />
  );
  return showRoute({ path: '/schedule', element }, '/schedule');
}

async function open(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog', { name });
}

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  Object.assign(permission, { now: 'default', answer: 'granted', asked: 0 });
  Object.assign(globalThis, {
    Notification: {
      get permission() {
        return permission.now;
      },
      requestPermission: async () => {
        permission.asked += 1;
        permission.now = permission.answer;
      },
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
});

it('downloads what is shown as a calendar file, with the alarm of choice', async () => {
  show();
  const dialog = await open('Add to calendar');
  expect(dialog).toHaveTextContent('A file with 2 episodes');
  await userEvent.click(within(dialog).getByRole('radio', { name: '10 minutes before' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Download the file' }));
  const [name, type, text] = jest.mocked(downloadFile).mock.calls[0] ?? [];
  expect(name).toMatch(/^\w+-schedule-2026-W48\.ics$/);
  expect(type).toBe('text/calendar;charset=utf-8');
  expect(text?.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text).toContain('TRIGGER:-PT10M');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('asks for permission when the user wants reminders, and not before', async () => {
  show();
  const dialog = await open('Reminders');
  expect(dialog).toHaveTextContent('Reminders come while');
  expect(dialog).toHaveTextContent('45 minutes after an episode airs');
  expect(permission.asked).toBe(0);
  await userEvent.click(within(dialog).getByRole('switch', { name: 'All that I watch' }));
  expect(permission.asked).toBe(1);
  await waitFor(() => expect(reminderChoice(7).all).toBe(true));
  expect(refreshReminders).toHaveBeenCalledTimes(1);
  // All titles of the list are among it; one is taken out.
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Wind Blues', checked: true }));
  expect(reminderChoice(7)).toMatchObject({ all: true, without: [2] });
});

it('a refusal leaves everything as it was, and says what the user can do', async () => {
  permission.answer = 'denied';
  show();
  const dialog = await open('Reminders');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Paper Moon' }));
  await waitFor(() => expect(dialog).toHaveTextContent('This browser blocks notifications'));
  expect(reminderChoice(7).titles).toEqual([]);
  expect(within(dialog).getByRole('switch', { name: 'All that I watch' })).toBeDisabled();
});

it('says when the choice is stored and the reminders are not yet', async () => {
  permission.now = 'granted';
  jest.mocked(refreshReminders).mockRejectedValue(new Error('offline'));
  const { toastMessages } = jest.requireActual('../../../../../shared/ui/src/toast/toast.ts');
  show();
  const dialog = await open('Reminders');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Paper Moon' }));
  await waitFor(() => expect(toastMessages().at(-1)?.title).toMatch(/^Your choice is stored/));
  expect(reminderChoice(7).titles).toEqual([1]);
});

it('lets the user choose what the icon of the app counts', async () => {
  show();
  const dialog = await open('Reminders');
  await userEvent.click(within(dialog).getByRole('switch', { name: 'Unread notifications' }));
  expect(localStorage.getItem('tsugi.badge-without-notifications')).toBe('1');
  await userEvent.click(within(dialog).getByRole('switch', { name: /^Episodes of airing series/ }));
  expect(reminderChoice(7).badge).toBe(true);
  expect(permission.asked).toBe(0);
});

it('stores reminders anew with another delay, and loads nothing for users without any', async () => {
  jest.useFakeTimers();
  show();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(refreshReminders).not.toHaveBeenCalled();
  chooseReminders(7, { ...NO_REMINDERS, all: true });
  show(items, 7, 90);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  jest.useRealTimers();
  await waitFor(() => expect(refreshReminders).toHaveBeenCalledTimes(1));
});

it('an episode that is counted leaves the reminders, and the number on the icon', async () => {
  jest.useFakeTimers();
  chooseReminders(7, { ...NO_REMINDERS, badge: true });
  const counted = items.map((one) => ({ ...one, entry: one.entry && { ...one.entry, progress: 5 } }));
  function Page() {
    const [shown, setShown] = useState(items);
    return (
      <>
        <button type="button" onClick={() => setShown(counted)}>
          plus
        </button>
        <ScheduleTools items={shown} delayMinutes={0} viewerId={7} week="2026-W48" />
      </>
    );
  }
  showRoute({ path: '/schedule', element: <Page /> }, '/schedule');
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(refreshReminders).toHaveBeenCalledTimes(1);
  act(() => screen.getByRole('button', { name: 'plus' }).click());
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  jest.useRealTimers();
  await waitFor(() => expect(refreshReminders).toHaveBeenCalledTimes(2));
});

it('what cannot work is disabled and says why', () => {
  showRoute(
    {
      path: '/schedule',
      element: <ScheduleTools items={[]} delayMinutes={0} viewerId={undefined} week="2026-W48" />,
    },
    '/schedule',
  );
  expect(screen.getByRole('button', { name: 'Reminders: log in to set them' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Add to calendar: nothing is shown' })).toBeDisabled();
});
