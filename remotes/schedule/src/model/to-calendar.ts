import { t } from '@tsugi/i18n/macro';
import type { AiringItem } from './airing.ts';
import { availableAtMs } from './time-settings.ts';

/** What an event of the calendar is made of. */
export type CalendarItem = Pick<AiringItem, 'id' | 'airingAt' | 'episode'> & {
  readonly media: Pick<AiringItem['media'], 'id' | 'episodes' | 'duration'> & {
    readonly title: { readonly userPreferred: string };
  };
};

export interface CalendarOptions {
  /** When the file is made; milliseconds since 1970. */
  readonly nowMs: number;
  /** Minutes after the airing at which the user can watch an episode: events begin then. */
  readonly delayMinutes: number;
  /** Minutes before an event at which the calendar reminds of it; undefined: never. */
  readonly alarmMinutes: number | undefined;
  /** The page of a title, with its origin. */
  readonly urlOf: (media: CalendarItem['media']) => string;
}

/** Of an episode of unknown length, as most are. */
const USUAL_MINUTES = 24;

/** Octets of a line without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/**
 * A calendar file (RFC 5545) with an event for each episode. An episode keeps its UID in later files, so that calendars move its event
 * when its time has changed.
 */
export function toCalendar(items: readonly CalendarItem[], options: CalendarOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tsugi//Schedule//EN',
    'CALSCALE:GREGORIAN',
    ...items.flatMap((item) => eventOf(item, options)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventOf(item: CalendarItem, options: CalendarOptions): readonly string[] {
  const { nowMs, alarmMinutes, urlOf } = options;
  const { id, airingAt, media } = item;
  const summary = escaped(summaryOf(item));
  return [
    'BEGIN:VEVENT',
    `UID:tsugi-airing-${id}`,
    `DTSTAMP:${utc(nowMs)}`,
    `DTSTART:${utc(availableAtMs(airingAt, options))}`,
    `DURATION:PT${media.duration || USUAL_MINUTES}M`,
    `SUMMARY:${summary}`,
    `URL:${urlOf(media)}`,
    // Watching an episode does not make one busy.
    'TRANSP:TRANSPARENT',
    ...(alarmMinutes === undefined
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${summary}`,
          `TRIGGER:${alarmMinutes === 0 ? 'PT0S' : `-PT${alarmMinutes}M`}`,
          'END:VALARM',
        ]),
    'END:VEVENT',
  ];
}

function summaryOf({ episode, media }: CalendarItem): string {
  const title = media.title.userPreferred;
  const { episodes } = media;
  return episodes ? t`${title}: episode ${episode} of ${episodes}` : t`${title}: episode ${episode}`;
}

/** `20261126T150000Z`. */
function utc(ms: number): string {
  return new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** A value of the type TEXT (3.3.11). */
function escaped(text: string): string {
  return (
    text
      .replace(/\r\n?|\n/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these may not stand in a text
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
      .replace(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  );
}

/** Split between characters into lines of at most 75 octets; each but the first begins with a blank. */
function folded(line: string): string {
  const lines: string[] = [];
  let [current, octets] = ['', 0];
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      [current, octets] = [' ', 1];
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** In UTF-8, of one code point. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
