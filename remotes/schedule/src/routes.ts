import type { Contributed } from '@tsugi/contract/contributions';
import { msg } from '@tsugi/i18n/macro';

/** Parameters of the URL that choose among what was asked for. */
const FILTERS = ['q', 'format', 'country', 'also', 'hideSeen'];

const CALENDAR = 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M8 14h3M8 17h6';

export const contributions: readonly Contributed[] = [
  {
    type: 'route',
    id: 'season',
    path: '/schedule/season/:season?',
    title: msg`Season`,
    section: 'schedule',
    chunk: 'route-season',
    ignores: ['q', 'genre', 'group', 'show', 'skipped', 'sort', 'reverse'],
    load: () => import(/* webpackChunkName: "route-season" */ './pages/season/route.ts'),
  },
  {
    type: 'route',
    id: 'week',
    path: '/schedule/:week?',
    title: msg`Schedule`,
    section: 'schedule',
    chunk: 'route-schedule',
    firstScreen: 'schedule',
    ignores: FILTERS,
    load: () => import(/* webpackChunkName: "route-schedule" */ './pages/schedule/route.ts'),
    requests: [
      {
        operation: 'airing-list#watchingList',
        variables: { userId: { from: 'viewer' }, chunk: 1 },
        when: { week: 'absent' },
        audience: 'signed-in',
      },
      {
        operation: 'airing-day#airingDay',
        variables: {
          after: { from: 'day', name: 'after' },
          before: { from: 'day', name: 'before' },
          page: 1,
          secondPage: 2,
          thirdPage: 3,
        },
        when: { week: 'absent' },
        audience: 'signed-out',
      },
    ],
  },
  { type: 'redirect', from: '/airing', to: '/schedule' },
  { type: 'redirect', from: '/calendar', to: '/schedule' },
  {
    type: 'navigation',
    label: msg`Schedule`,
    to: '/schedule',
    places: ['bar', 'bottom-bar', 'shortcut'],
    order: 35,
    section: 'schedule',
    icon: CALENDAR,
  },
  { type: 'navigation', label: msg`Schedule`, to: '/schedule', places: ['footer'], order: 25 },
  {
    type: 'widget',
    name: 'reminders',
    load: async () =>
      (await import(/* webpackChunkName: "reminder-refresh" */ './widgets/reminders/ReminderRefresh.ts'))
        .ReminderRefresh,
  },
  {
    type: 'widget',
    name: 'tonight',
    load: async () =>
      (await import(/* webpackChunkName: "tonight" */ './widgets/tonight/Tonight.tsx')).Tonight,
  },
  {
    type: 'home-section',
    widget: 'tonight',
    audience: 'signed-in',
    area: 'side',
    order: 30,
    isLate: true,
    chunk: 'tonight',
    skeleton: { height: [184, 184], cards: 1 },
  },
  {
    type: 'command-source',
    name: 'week',
    asked: 'in-view',
    load: async () =>
      (await import(/* webpackChunkName: "schedule-commands" */ './commands/week-commands.ts')).weekCommands,
  },
  {
    type: 'command',
    id: 'season',
    title: msg`Titles of this season`,
    keywords: msg`season, new, airing now`,
    to: '/schedule/season',
    icon: CALENDAR,
  },
  {
    type: 'command',
    id: 'all',
    title: msg`Schedule of all anime`,
    keywords: msg`calendar, airing`,
    to: '/schedule?list=all',
    icon: CALENDAR,
  },
  {
    type: 'shortcuts',
    where: msg`On the schedule`,
    shortcuts: [
      { keys: [['[']], does: msg`Week before` },
      { keys: [[']']], does: msg`Next week` },
      { keys: [['t']], does: msg`This week` },
    ],
  },
  {
    type: 'shortcuts',
    where: msg`On the titles of a season`,
    shortcuts: [
      { keys: [['←'], ['↑'], ['↓'], ['→']], does: msg`To the title beside, above or below` },
      { keys: [['p']], does: msg`Plan to watch it` },
      { keys: [['c']], does: msg`Watch it now` },
      { keys: [['s']], does: msg`Skip it, or show it again` },
    ],
  },
];
