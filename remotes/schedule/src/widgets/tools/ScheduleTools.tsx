import { t } from '@tsugi/i18n/macro';
import { ButtonLink, toast } from '@tsugi/ui';
import { IconButton } from '@tsugi/ui/components';
import { Bell, CalendarPlus } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import type { AiringItem } from '../../model/airing.ts';
import { isNothing, reminderChoice } from '../../model/reminder-choice.ts';
import type { RemindersDialogProps } from '../reminders/RemindersDialog.tsx';
import type { CalendarDialogProps } from './CalendarDialog.tsx';
import classes from './ScheduleTools.module.css';

export interface ScheduleToolsProps {
  /** What the page shows. */
  readonly items: readonly AiringItem[];
  readonly delayMinutes: number;
  /** Undefined when signed out, and until it is known. */
  readonly viewerId: number | undefined;
  /** The week that is shown: `2026-W48`. */
  readonly week: string;
}

type Dialog =
  | { readonly of: 'calendar'; readonly Component: ComponentType<CalendarDialogProps> }
  | { readonly of: 'reminders'; readonly Component: ComponentType<RemindersDialogProps> };

const loadCalendar = async (): Promise<Dialog> => ({
  of: 'calendar',
  Component: (await import(/* webpackChunkName: "calendar-dialog" */ './CalendarDialog.tsx')).CalendarDialog,
});

const loadReminders = async (): Promise<Dialog> => ({
  of: 'reminders',
  Component: (await import(/* webpackChunkName: "reminders" */ '../reminders/RemindersDialog.tsx'))
    .RemindersDialog,
});

/** After the last change, which is confirmed by then, and when the page is at rest; milliseconds. */
const REFRESH_AFTER_MS = 3_000;

/** The way to the season, to reminders, and to the calendar file. The dialogs are loaded with the first press. */
export function ScheduleTools({ items, delayMinutes, viewerId, week }: ScheduleToolsProps) {
  const [dialog, setDialog] = useState<Dialog>();
  useRefresh(viewerId, delayMinutes, seenEpisodes(items));
  const open = (load: () => Promise<Dialog>) =>
    load().then(setDialog, () =>
      toast({ tone: 'error', title: t`This could not be loaded. Please press again.` }),
    );
  const close = () => setDialog(undefined);
  const iconSize = { size: 19, 'aria-hidden': true } as const;
  return (
    <div className={`row gap-2 ${classes.tools}`}>
      <ButtonLink to="/schedule/season" className={classes.season}>{t`Season`}</ButtonLink>
      <IconButton
        variant="quiet"
        label={viewerId === undefined ? t`Reminders: log in to set them` : t`Reminders`}
        disabled={viewerId === undefined}
        aria-haspopup="dialog"
        onClick={() => void open(loadReminders)}
      >
        <Bell {...iconSize} />
      </IconButton>
      <IconButton
        variant="quiet"
        label={items.length === 0 ? t`Add to calendar: nothing is shown` : t`Add to calendar`}
        disabled={items.length === 0}
        aria-haspopup="dialog"
        onClick={() => void open(loadCalendar)}
      >
        <CalendarPlus {...iconSize} />
      </IconButton>
      {dialog?.of === 'calendar' && (
        <dialog.Component
          items={items}
          delayMinutes={delayMinutes}
          fileName={`schedule-${week}`}
          onClose={close}
        />
      )}
      {dialog?.of === 'reminders' && viewerId !== undefined && (
        <dialog.Component viewerId={viewerId} items={items} delayMinutes={delayMinutes} onClose={close} />
      )}
    </div>
  );
}

/** What the user watches, and the delay, may have changed since the reminders were stored. Without a choice nothing is loaded. */
function useRefresh(viewerId: number | undefined, delayMinutes: number, seen: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another delay moves all reminders, an episode that was seen has none and is not counted
  useEffect(() => {
    if (viewerId === undefined || isNothing(reminderChoice(viewerId))) return;
    const timer = setTimeout(() => {
      import(/* webpackChunkName: "reminder-refresh" */ '../reminders/refresh-reminders.ts')
        .then(({ refreshReminders }) => refreshReminders())
        // The stored ones stay; an idle page tries again when they are due for it.
        .catch(() => undefined);
    }, REFRESH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [viewerId, delayMinutes, seen]);
}

/** Another number when the user has counted an episode. */
function seenEpisodes(items: readonly AiringItem[]): number {
  return items.reduce((sum, { entry }) => sum + (entry?.progress ?? 0), 0);
}
