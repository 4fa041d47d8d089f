import type { UserStaffNameLanguage } from '@tsugi/data/wire/tracker';
import { plural, t } from '@tsugi/i18n/macro';

export interface Option<T extends string = string> {
  readonly value: T;
  readonly label: string;
}

export function titleOptions(): readonly Option[] {
  return [
    { value: 'ROMAJI', label: t`Romaji (Shingeki no Kyojin)` },
    { value: 'ENGLISH', label: t`English (Attack on Titan)` },
    { value: 'NATIVE', label: t`Native (進撃の巨人)` },
  ];
}

export function staffNameOptions(): readonly Option<UserStaffNameLanguage>[] {
  return [
    { value: 'ROMAJI_WESTERN', label: t`Romaji, given name first (Killua Zoldyck)` },
    { value: 'ROMAJI', label: t`Romaji (Zoldyck Killua)` },
    { value: 'NATIVE', label: t`Native (キルア=ゾルディック)` },
  ];
}

const UTC = 'UTC';

/** Offsets from UTC that places have, in minutes. */
const OFFSETS = [
  ...[-720, -660, -600, -570, -540, -480, -420, -360, -300, -240, -210, -180, -120, -60, 0, 60, 120, 180],
  ...[210, 240, 270, 300, 330, 345, 360, 390, 420, 480, 525, 540, 570, 600, 630, 660, 720, 765, 780, 840],
];

/** As the tracker has it: `09:00`, `-03:30`. */
function zoneValue(offset: number): string {
  const minutes = Math.abs(offset);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${offset < 0 ? '-' : ''}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** @param stored stays among them, whatever it is */
export function zoneOptions(stored: string | null): readonly Option[] {
  const values = OFFSETS.map(zoneValue);
  const others = stored && !values.includes(stored) ? [stored] : [];
  const label = (value: string) => `${UTC}${value.startsWith('-') ? value.replace('-', '−') : `+${value}`}`;
  return [
    // The mutation cannot take a zone back: it stands here while none is chosen.
    ...(stored ? [] : [{ value: '', label: t`Not set` }]),
    ...[...others, ...values].map((value) => ({ value, label: label(value) })),
  ];
}

/** Minutes within which changes of one title become one activity, as the tracker's own page offers them. The last one is "always". */
const MERGE_MINUTES = [0, 30, 60, 120, 180, 360, 720, 1440, 2880, 4320, 10_080, 20_160, 29_160];

export function mergeOptions(stored: number): readonly Option[] {
  const others = MERGE_MINUTES.includes(stored) ? [] : [stored];
  return [...MERGE_MINUTES, ...others]
    .sort((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: mergeLabel(minutes) }));
}

function mergeLabel(minutes: number): string {
  if (minutes === 0) return t`Never`;
  if (minutes >= 29_160) return t`Always`;
  if (minutes % 1440 === 0) return plural(minutes / 1440, { one: '# day', other: '# days' });
  return minutes % 60 === 0
    ? plural(minutes / 60, { one: '# hour', other: '# hours' })
    : plural(minutes, { one: '# minute', other: '# minutes' });
}

export function orderOptions(): readonly Option[] {
  return [
    { value: 'score', label: t`Score` },
    { value: 'title', label: t`Title` },
    { value: 'updatedAt', label: t`Last updated` },
    { value: 'id', label: t`Last added` },
  ];
}
