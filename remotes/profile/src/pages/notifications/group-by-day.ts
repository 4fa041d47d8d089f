import { t } from '@tsugi/i18n/macro';
export interface DayGroup<T> {
  readonly title: string;
  readonly items: readonly T[];
}

/** What happened on the day of `now`, in the user's time zone, and what happened before; without empty groups. */
export function groupByDay<T>(
  items: readonly T[],
  createdAt: (item: T) => number,
  now: number,
): readonly DayGroup<T>[] {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const isToday = (item: T) => createdAt(item) * 1000 >= midnight;
  const groups: readonly DayGroup<T>[] = [
    { title: t`Today`, items: items.filter(isToday) },
    { title: t`Earlier`, items: items.filter((item) => !isToday(item)) },
  ];
  return groups.filter((group) => group.items.length > 0);
}
