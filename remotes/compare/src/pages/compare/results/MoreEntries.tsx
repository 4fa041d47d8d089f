import { t } from '@tsugi/i18n/macro';
import { lazyPart } from '@tsugi/ui';
import { Suspense, useState } from 'react';
import classes from './CompareCard.module.css';
import type { EntriesPopoverProps } from './EntriesPopover.tsx';

const EntriesPopover = lazyPart(async () => {
  const module = await import(/* webpackChunkName: "entries-popover" */ './EntriesPopover.tsx');
  return module.EntriesPopover;
});

export interface MoreEntriesProps extends Omit<EntriesPopoverProps, 'trigger'> {
  /** Entries that have no row in the card. */
  readonly hidden: number;
}

/** The last row of a card with many users: opens all of them beside it. */
export function MoreEntries({ hidden, ...entries }: MoreEntriesProps) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      className={`fine accent-link ${classes.more}`}
      onClick={() => setWanted(true)}
    >{t`and ${hidden} more`}</button>
  );
  return (
    <li>
      {wanted ? (
        <Suspense fallback={button}>
          <EntriesPopover {...entries} trigger={button} />
        </Suspense>
      ) : (
        button
      )}
    </li>
  );
}
