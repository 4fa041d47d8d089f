import type { Command, CommandContext, CommandGroup } from '@tsugi/contract';
import { t } from '@tsugi/i18n/macro';
import { firstDayOfWeek } from '@tsugi/ui/components';
import { currentTimeSettings } from '../model/time-settings.ts';
import { addWeeks, formatWeek, parseWeek, weekOf } from '../model/week.ts';
import { dayAt } from '../model/zone.ts';

const BACK = 'M15 5l-7 7 7 7';
const ON = 'M9 5l7 7-7 7';
const CALENDAR = 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4';

/** The weeks beside the one that is shown, with the same filters, and whose episodes it shows. */
export async function weekCommands({ of, path, search }: CommandContext): Promise<CommandGroup | undefined> {
  const [, page, segment] = path.split('/');
  if (of !== 'page' || page !== 'schedule' || segment === 'season') return undefined;
  const present = weekOf(dayAt(Date.now(), currentTimeSettings().zone), firstDayOfWeek());
  const week = segment === undefined ? present : (parseWeek(segment) ?? present);
  const isPresent = formatWeek(week) === formatWeek(present);
  const command = (id: string, title: string, icon: string, to: string, key: string): Command => ({
    id,
    title,
    icon,
    keys: [key],
    action: { type: 'open', to: `${to}${search}` },
  });
  return {
    about: 'week',
    title: t`This schedule`,
    commands: [
      command('next', t`Next week`, ON, `/schedule/${formatWeek(addWeeks(week, 1))}`, ']'),
      command('before', t`Week before`, BACK, `/schedule/${formatWeek(addWeeks(week, -1))}`, '['),
      ...(isPresent ? [] : [command('present', t`This week`, CALENDAR, '/schedule', 't')]),
    ],
  };
}
