import { installTestHost } from '@tsugi/contract/testing';
import { type ReminderWindow, reminderSupport, supportText } from './reminder-support.ts';

const worker = { navigator: { serviceWorker: {} } };
const allowed = { permission: 'default' } as const;

it.each<[string, ReminderWindow, ReturnType<typeof reminderSupport>]>([
  ['without service workers', { navigator: {} }, 'none'],
  ['without notifications', worker, 'none'],
  ['of an iPhone, in a tab', { navigator: { serviceWorker: {}, standalone: false } }, 'needs-install'],
  ['in which the user refused', { ...worker, Notification: { permission: 'denied' } }, 'blocked'],
  ['without background sync', { ...worker, Notification: allowed }, 'while-open'],
  [
    'with background sync',
    { ...worker, Notification: allowed, ServiceWorkerRegistration: { prototype: { periodicSync: {} } } },
    'background',
  ],
])('a browser %s says so in a sentence', (_, page, support) => {
  installTestHost();
  expect(reminderSupport(page)).toBe(support);
  expect(supportText(support)).toMatch(/^[A-Z].*\.$/);
});
