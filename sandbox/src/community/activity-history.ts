import { DAY_MS } from '../calendar.ts';
import { seeded } from '../random.ts';
import type { Feed } from './feed.ts';
import type { User } from './user.ts';

/** Activities a day, oldest first; days without any are left out. `level` is 1 to 10. */
export function activityHistory(
  user: User,
  feed: Feed,
  from: number,
  to: number,
): readonly { date: number; amount: number; level: number }[] {
  const firstDay = Math.ceil(from / DAY_MS);
  const days = Array.from({ length: Math.floor(to / DAY_MS) - firstDay + 1 }, (_, index) => {
    const day = firstDay + index;
    const rng = seeded('history', user.id, day);
    const busy = user.name === 'empty' ? 0 : rng.chance(0.42) ? 0 : Math.floor(rng.next() ** 2 * 14) + 1;
    return { date: (day * DAY_MS) / 1000, amount: busy };
  });
  for (const activity of feed.activities) {
    const day = days[Math.floor((activity.createdAt * 1000) / DAY_MS) - firstDay];
    if (activity.userId === user.id && day !== undefined) {
      day.amount += 1;
    }
  }
  const most = Math.max(1, ...days.map(({ amount }) => amount));
  return days
    .filter(({ amount }) => amount > 0)
    .map(({ date, amount }) => ({ date, amount, level: Math.max(1, Math.round((amount / most) * 10)) }));
}
