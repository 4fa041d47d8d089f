import type { BatchChange, Verdict } from '@tsugi/data/batches';
import { mediaPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { AppLink } from '@tsugi/ui';
import type { MemberContext } from '../../model/member-text.ts';
import { MemberChanges } from '../../widgets/member-changes/MemberChanges.tsx';
import { verdictText } from './batch-summary.ts';
import classes from './ChangesPage.module.css';

export interface ChangeLineProps {
  readonly change: BatchChange;
  readonly verdict: Verdict | undefined;
  readonly context: MemberContext;
}

/** One entry of a batch: its title, what became of it, and each member before and after. */
export function ChangeLine({ change, verdict, context }: ChangeLineProps) {
  const { mediaId, title } = change;
  return (
    <li className={classes.change}>
      <div className={classes.entry}>
        {context.type ? (
          <AppLink className="one-line" to={mediaPath({ id: mediaId, type: context.type, title })}>
            {title}
          </AppLink>
        ) : (
          <span className="one-line">{title}</span>
        )}
        <ChangeText change={change} context={context} />
      </div>
      <span className={`fine ${classes.verdict}`} data-verdict={verdict?.state}>
        {verdictText(verdict)}
      </span>
    </li>
  );
}

/** What a change makes of its entry, in a line. */
export function ChangeText({ change, context }: Pick<ChangeLineProps, 'change' | 'context'>) {
  const isAdded = change.after !== undefined && change.entryId === undefined;
  return (
    <span className={`fine muted ${classes.members}`}>
      {!change.after && t`Removed from your list`}
      {isAdded && (
        <>
          {t`Added to your list`}
          {': '}
        </>
      )}
      {change.after && <MemberChanges change={change} context={context} />}
    </span>
  );
}
