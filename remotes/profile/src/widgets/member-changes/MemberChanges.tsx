import { t } from '@tsugi/i18n/macro';
import { VisuallyHidden } from '@tsugi/ui';
import { Fragment } from 'react';
import {
  becomesText,
  changedMembers,
  type MemberContext,
  type MemberValues,
  memberLabel,
  memberText,
} from '../../model/member-text.ts';
import classes from './MemberChanges.module.css';

export interface MemberChangesProps {
  /** Without `before` there is no entry yet: only what it will hold is shown. */
  readonly change: MemberValues;
  readonly context: MemberContext;
}

/** "Status Planning → Watching · Episodes 0 → 3", in a line of text. */
export function MemberChanges({ change, context }: MemberChangesProps) {
  const { before } = change;
  return changedMembers(change).map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ' · '}
      {memberLabel(name, context)}{' '}
      {before && name in before && (
        <>
          <span className={classes.before}>{excerpt(memberText(name, before, context))}</span>{' '}
          <span aria-hidden="true" className="mirrored">
            →
          </span>{' '}
          <VisuallyHidden>
            {' '}
            {t({ message: 'becomes', comment: 'Between two values of an entry' })}{' '}
          </VisuallyHidden>
        </>
      )}
      <span className={classes.after}>{excerpt(becomesText(name, change, context))}</span>
    </Fragment>
  ));
}

/** Of notes, which may be whole pages. */
const MOST_SIGNS = 60;

function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const signs = Array.from(line);
  return signs.length > MOST_SIGNS ? `${signs.slice(0, MOST_SIGNS).join('')}…` : line;
}
