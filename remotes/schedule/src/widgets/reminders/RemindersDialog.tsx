import { badgeHasNotifications, setBadgeHasNotifications } from '@tsugi/contract/reminders';
import { plural, t } from '@tsugi/i18n/macro';
import { toast } from '@tsugi/ui';
import { compareTexts, Switch } from '@tsugi/ui/components';
import { Dialog } from '@tsugi/ui/dialog';
import { CheckList } from '@tsugi/ui/filters';
import { useState } from 'react';
import { type AiringItem, isWatched } from '../../model/airing.ts';
import {
  chooseReminders,
  isReminded,
  type ReminderChoice,
  useReminderChoice,
  withTitle,
} from '../../model/reminder-choice.ts';
import classes from './RemindersDialog.module.css';
import { refreshReminders } from './refresh-reminders.ts';
import { reminderSupport, supportText } from './reminder-support.ts';

export interface RemindersDialogProps {
  readonly viewerId: number;
  /** Of the titles that the page shows, one can choose each. */
  readonly items: readonly AiringItem[];
  /** Minutes after the airing. */
  readonly delayMinutes: number;
  readonly onClose: () => void;
}

/** What to be reminded of, what this browser can do about it, and what the icon of the installed app counts. */
export function RemindersDialog({ viewerId, items, delayMinutes, onClose }: RemindersDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const [support, setSupport] = useState(reminderSupport);
  const choice = useReminderChoice(viewerId);
  const [hasNotifications, setHasNotifications] = useState(badgeHasNotifications);
  const titles = titlesOf(items);
  const canRemind = support === 'while-open' || support === 'background';

  const choose = (next: ReminderChoice) => {
    chooseReminders(viewerId, next);
    refreshReminders().catch(() =>
      toast({
        tone: 'warning',
        title: t`Your choice is stored. The reminders follow as soon as AniList and the storage of this browser respond.`,
      }),
    );
  };
  /** The browser asks the user, after this press alone. */
  const remind = async (next: ReminderChoice) => {
    if (Notification.permission === 'default') await Notification.requestPermission();
    setSupport(reminderSupport());
    if (Notification.permission === 'granted') choose(next);
  };

  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      onClosed={onClose}
      title={t`Reminders`}
      description={supportText(support)}
    >
      <div className={`stack ${classes.content}`}>
        <section className="stack gap-3">
          <Switch
            label={t`All that I watch`}
            checked={canRemind && choice.all}
            disabled={!canRemind}
            title={canRemind ? undefined : supportText(support)}
            onChange={(all) =>
              all ? void remind({ ...choice, all }) : choose({ ...choice, all, without: [] })
            }
          />
          <p className={`fine ${classes.hint}`}>
            {delayMinutes > 0
              ? plural(delayMinutes, {
                  one: 'You are reminded # minute after an episode airs: the delay that you have set.',
                  other: 'You are reminded # minutes after an episode airs: the delay that you have set.',
                })
              : t`You are reminded when an episode airs.`}
          </p>
          {canRemind && titles.length > 0 && (
            <CheckList
              legend={t`Titles of this week`}
              showLegend
              search={t`Find a title`}
              options={titles.map(({ id, title }) => ({ value: id, label: title }))}
              value={titles
                .filter(({ id, isWatched }) => isReminded(choice, id, isWatched))
                .map(({ id }) => id)}
              onChange={(value) => {
                const next = withTitles(choice, titles, value);
                if (value.length > 0) void remind(next);
                else choose(next);
              }}
            />
          )}
        </section>
        <section className="stack gap-3">
          <h3 className="label">{t`Number on the icon of the installed app`}</h3>
          <Switch
            label={t`Unread notifications`}
            checked={hasNotifications}
            onChange={(isCounted) => {
              setBadgeHasNotifications(isCounted);
              setHasNotifications(isCounted);
            }}
          />
          <Switch
            label={t`Episodes of airing series that are out and unseen`}
            checked={choice.badge}
            onChange={(badge) => choose({ ...choice, badge })}
          />
          {!('setAppBadge' in navigator) && (
            <p className={`fine ${classes.hint}`}>{t`This browser shows no numbers on icons.`}</p>
          )}
        </section>
      </div>
    </Dialog>
  );
}

interface ChosenTitle {
  readonly id: number;
  readonly title: string;
  readonly isWatched: boolean;
}

function titlesOf(items: readonly AiringItem[]): readonly ChosenTitle[] {
  const byId = new Map<number, ChosenTitle>();
  for (const { media, entry } of items) {
    byId.set(media.id, { id: media.id, title: media.title.userPreferred, isWatched: isWatched(entry) });
  }
  return [...byId.values()].toSorted((one, other) => compareTexts(one.title, other.title));
}

function withTitles(
  choice: ReminderChoice,
  titles: readonly ChosenTitle[],
  value: readonly number[],
): ReminderChoice {
  return titles.reduce((before, { id, isWatched }) => {
    const isWanted = value.includes(id);
    return isWanted === isReminded(before, id, isWatched)
      ? before
      : withTitle(before, id, isWatched, isWanted);
  }, choice);
}
