import fc from 'fast-check';
import ICAL from 'ical.js';
import { type CalendarItem, type CalendarOptions, toCalendar } from './to-calendar.ts';

const nowMs = Date.UTC(2026, 10, 26, 12);

const TITLES = [
  'Paper Moon',
  'One, Two; Three, Go!',
  'Back\\slash and "quotes": a colon',
  'きみと、夏の終わり；将来の夢',
  'Family 👩‍👩‍👧‍👦 of 🦊 and 🏳️‍🌈',
  'ab'.repeat(150),
  '長い題名'.repeat(75),
  'Two\nlines\r\nand three',
];

/** 40 episodes over a week, a few in the hour in which clocks are set. */
const episodes: readonly CalendarItem[] = Array.from({ length: 40 }, (_, index) => ({
  id: 400_000 + index,
  airingAt: Math.floor(Date.UTC(2026, 9, 24, 22, 30) / 1000) + index * 15_300,
  episode: index + 1,
  media: {
    id: 100 + index,
    title: { userPreferred: TITLES[index % TITLES.length] ?? '' },
    episodes: index % 3 === 0 ? null : 48,
    duration: index % 4 === 0 ? null : 23,
  },
}));

function calendar(items: readonly CalendarItem[], more: Partial<CalendarOptions> = {}) {
  return toCalendar(items, {
    nowMs,
    delayMinutes: 0,
    alarmMinutes: undefined,
    urlOf: ({ id }) => `https://tsugi.example/ani/anime/${id}/name,with;marks`,
    ...more,
  });
}

function read(text: string) {
  const component = new ICAL.Component(ICAL.parse(text));
  return component.getAllSubcomponents('vevent').map((event) => ({
    component: event,
    ...{ event: new ICAL.Event(event), alarm: event.getFirstSubcomponent('valarm') },
  }));
}

/** As a text of one line would show it. */
const oneLine = (title = '') => title.replace(/\r\n/g, '\n');

it('40 episodes are read back by a calendar with their instants, titles and lengths', () => {
  const events = read(calendar(episodes));
  expect(events).toHaveLength(40);
  events.forEach(({ event, component }, index) => {
    const { airingAt, episode, media } = episodes[index] ?? {};
    expect(event.startDate.toUnixTime()).toBe(airingAt);
    expect(event.startDate.zone.tzid).toBe('UTC');
    expect(event.duration.toSeconds()).toBe((media?.duration ?? 24) * 60);
    const of = media?.episodes ? ` of ${media.episodes}` : '';
    expect(event.summary).toBe(`${oneLine(media?.title.userPreferred)}: episode ${episode}${of}`);
    expect(component.getFirstPropertyValue('url')).toBe(
      `https://tsugi.example/ani/anime/${media?.id}/name,with;marks`,
    );
  });
});

it('every event has what the format requires', () => {
  const text = calendar(episodes, { alarmMinutes: 10 });
  const parsed = new ICAL.Component(ICAL.parse(text));
  expect(parsed.getFirstPropertyValue('version')).toBe('2.0');
  expect(parsed.getFirstPropertyValue('prodid')).toMatch(/Tsugi/);
  for (const { component, alarm } of read(text)) {
    expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-26T12:00:00Z');
    for (const name of ['action', 'trigger', 'description']) expect(alarm?.hasProperty(name)).toBe(true);
  }
});

it('a file that is made again later has the same UIDs, each once, also for an episode that was moved', () => {
  const uids = (text: string) => read(text).map(({ event }) => event.uid);
  const first = uids(calendar(episodes));
  expect(new Set(first).size).toBe(40);
  const moved = episodes.map((item) => ({ ...item, airingAt: item.airingAt + 86_400 }));
  expect(uids(calendar(moved, { nowMs: nowMs + 1e8, delayMinutes: 30, alarmMinutes: 5 }))).toEqual(first);
});

it('events begin when the user can watch', () => {
  const [one] = read(calendar(episodes, { delayMinutes: 45 }));
  expect(one?.event.startDate.toUnixTime()).toBe((episodes[0]?.airingAt ?? 0) + 45 * 60);
});

it.each([
  [undefined, undefined],
  [0, 0],
  [10, -600],
  [60, -3600],
])('with an alarm of %s minutes the calendar reminds %s seconds from the start', (alarmMinutes, seconds) => {
  const [one] = read(calendar(episodes, { alarmMinutes }));
  const trigger = one?.alarm?.getFirstPropertyValue('trigger');
  expect(trigger instanceof ICAL.Duration ? trigger.toSeconds() : undefined).toBe(seconds);
});

it('no line is longer than 75 octets, none is split inside a character, and every line ends with CRLF', () => {
  const text = calendar(episodes, { alarmMinutes: 5 });
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const lines = text.split('\r\n').slice(0, -1);
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
    expect(Buffer.from(line).toString('utf8')).toBe(line);
  }
});

it('any title is read back as it was written', () => {
  // Characters that no text of a calendar may have become blanks.
  const title = fc
    .string({ unit: 'binary', maxLength: 120 })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: as above
    .map((text) => text.replace(/[\u0000-\u001f\u007f\ufeff]/g, ''));
  fc.assert(
    fc.property(title, (userPreferred) => {
      const item = { ...episodes[1], media: { ...episodes[1]?.media, title: { userPreferred } } };
      // The same with another title.
      const [one] = read(calendar([item as CalendarItem]));
      expect(one?.event.summary).toBe(`${userPreferred}: episode 2 of 48`);
    }),
  );
});
