import { t } from '@tsugi/i18n/macro';
import { VisuallyHidden } from '@tsugi/ui';
import { Fragment } from 'react';
import classes from './Import.module.css';
import { MEMBERS, memberLabel, memberText } from './member-texts.ts';
import type { SentMembers } from './worker/compare-entry.ts';

export interface MemberChangesProps {
  readonly type: 'ANIME' | 'MANGA';
  /** Undefined: there is no entry yet. */
  readonly before: SentMembers | undefined;
  readonly after: SentMembers;
}

/** "Status Planning → Watching · Episodes 0 → 3"; of a new entry what it will hold. */
export function MemberChanges({ type, before, after }: MemberChangesProps) {
  const members = MEMBERS.filter((name) => Object.hasOwn(after, name));
  return members.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ' · '}
      {memberLabel(name, type)}{' '}
      {before && (
        <>
          <span className={classes.before}>{memberText(name, before, type)}</span>{' '}
          <span aria-hidden="true" className="mirrored">
            →
          </span>{' '}
          <VisuallyHidden>
            {t({ message: 'becomes', comment: 'Between the old and the new value' })}{' '}
          </VisuallyHidden>
        </>
      )}
      <span className={classes.after}>{memberText(name, after, type)}</span>
    </Fragment>
  ));
}
