import type { FileDate } from './file-entry.ts';

/**
 * "2024-05-17"; unknown parts as in MAL's files, "2024-00-00". The empty text without any part.
 */
export function dateText(date: FileDate | null | undefined): string {
  if (!date || (date.year === null && date.month === null && date.day === null)) return '';
  return `${digits(date.year, 4)}-${digits(date.month, 2)}-${digits(date.day, 2)}`;
}

function digits(part: number | null, length: number): string {
  return String(part ?? 0).padStart(length, '0');
}

/** @returns null without any part; undefined for a text that is no date */
export function parseDate(text: string): FileDate | null | undefined {
  if (text === '') return null;
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  if (month > 12 || day > 31) return undefined;
  if (year === 0 && month === 0 && day === 0) return null;
  return { year: year || null, month: month || null, day: day || null };
}

/** ISO 8601 in UTC; the empty text for an entry whose time is not known. */
export function timeText(seconds: number | null): string {
  return seconds ? new Date(seconds * 1000).toISOString().replace('.000Z', 'Z') : '';
}

/** @returns undefined for a text that is no time */
export function parseTime(text: string): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}T/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000);
}
