import { t } from '@tsugi/i18n/macro';
import type { ListType } from '@tsugi/lists/list-type';
import { Popover } from '@tsugi/ui/popover';
import { type ReactElement, useState } from 'react';
import type { ResultEntry, ResultUser } from '../../../model/types.ts';
import classes from './EntriesPopover.module.css';
import { EntryRow } from './EntryRow.tsx';
import type { ScoreSubject } from './use-score-subject.ts';

export interface EntriesPopoverProps {
  readonly title: string;
  readonly entries: readonly ResultEntry[];
  readonly users: readonly ResultUser[];
  readonly type: ListType;
  readonly subject: ScoreSubject;
  readonly trigger: ReactElement;
}

/** What every user did with a title. Open from the start: the press has loaded its code. */
export function EntriesPopover({ title, entries, users, type, subject, trigger }: EntriesPopoverProps) {
  const [open, setOpen] = useState(true);
  return (
    <Popover trigger={trigger} label={t`Users of ${title}`} open={open} onOpenChange={setOpen}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached with the keyboard */}
      <ul className={`column ${classes.list}`} aria-label={t`Users`} tabIndex={0}>
        {entries.map((entry) => {
          const user = users[entry.user];
          return (
            user && <EntryRow key={entry.user} user={user} entry={entry} type={type} subject={subject} />
          );
        })}
      </ul>
    </Popover>
  );
}
