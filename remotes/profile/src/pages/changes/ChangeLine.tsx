import type { BatchChange, Verdict } from '@tsugi/data/batches';
import { mediaPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { AppLink, VisuallyHidden } from '@tsugi/ui';
import { type MemberContext, memberLabel, memberText } from '../../model/member-text.ts';
import { changedMembers, verdictText } from './batch-summary.ts';
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
        <MemberChanges change={change} context={context} />
      </div>
      <span className={`fine ${classes.verdict}`} data-verdict={verdict?.state}>
        {verdictText(verdict)}
      </span>
    </li>
  );
}

/** "Status Watching → Completed" */
export function MemberChanges({ change, context }: Pick<ChangeLineProps, 'change' | 'context'>) {
  const { before, after, entryId } = change;
  if (!after) return <span className="fine muted">{t`Removed from your list`}</span>;
  return (
    <span className={`fine ${classes.members}`}>
      {entryId === undefined && <span className="muted">{t`Added to your list`}</span>}
      {changedMembers(change).map((name) => (
        <span key={name} className={classes.member}>
          <span className="muted">{memberLabel(name, context)}</span>{' '}
          {before && name in before && (
            <>
              <span className="muted">{memberText(name, before, context)}</span>{' '}
              <span aria-hidden="true" className="muted mirrored">
                →
              </span>{' '}
              <VisuallyHidden>
                {t({ message: 'becomes', comment: 'Between two values of an entry' })}
              </VisuallyHidden>{' '}
            </>
          )}
          <span className={classes.after}>{memberText(name, after, context)}</span>
        </span>
      ))}
    </span>
  );
}
