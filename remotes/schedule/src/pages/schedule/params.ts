import { COUNTRIES, type Country, isFormatOf, MEDIA_FORMATS } from '@tsugi/data/pure';
import type { MediaFormat } from '@tsugi/data/wire/tracker';
import { flag, oneOf, paramsCodec, text, values } from '@tsugi/ui/url-state';
import { formatWeek, type Week } from '../../model/week.ts';

/** Whose episodes are shown. */
export type Scope = 'mine' | 'all';

/** The state of the schedule in its URL, beside the week. */
export interface ScheduleParams {
  /** Undefined: the own list when signed in, else all. */
  readonly list: Scope | undefined;
  /** Words of a title. */
  readonly q: string;
  readonly format: readonly MediaFormat[];
  readonly country: readonly Country[];
  /** Parts of the own list beside what is watched. */
  readonly also: readonly ('PLANNING' | 'PAUSED')[];
  /** Episodes that the viewer has seen are left out. */
  readonly hideSeen: boolean;
}

export const FORMATS = MEDIA_FORMATS.filter((format) => isFormatOf(format, 'anime') && format !== 'MUSIC');

export const scheduleCodec = paramsCodec<ScheduleParams>({
  list: oneOf(['mine', 'all']),
  q: text,
  format: values(FORMATS),
  country: values(COUNTRIES),
  also: values(['PLANNING', 'PAUSED']),
  hideSeen: flag,
});

export const NO_FILTERS = { q: '', format: [], country: [], also: [], hideSeen: false } as const;

/** The path of a week, from the product's root. @param week undefined: the present one */
export function schedulePath(week: Week | undefined, params: ScheduleParams): string {
  const search = scheduleCodec.format(params).toString();
  const path = week ? `/schedule/${formatWeek(week)}` : '/schedule';
  return search === '' ? path : `${path}?${search}`;
}
