import type { BatchChange } from '@tsugi/data/batches';
import { t } from '@tsugi/i18n/macro';
import { useGridMeasure, useVisibleRows } from '@tsugi/lists/grid';
import { VisuallyHidden } from '@tsugi/ui';
import { useMediaQuery } from '@tsugi/ui/components';
import { useEffect, useMemo, useRef } from 'react';
import {
  becomesText,
  changedMembers,
  MEMBER_NAMES,
  type MemberContext,
  type MemberName,
  memberLabel,
  memberText,
} from '../../../model/member-text.ts';
import classes from './PreviewTable.module.css';

export interface PreviewTableProps extends MemberContext {
  readonly changes: readonly BatchChange[];
  readonly isDelete: boolean;
}

/** Of what is deleted, enough to know it by. */
const OF_DELETED: readonly MemberName[] = ['status', 'score', 'progress'];
/** The width from which there is room for a column of each member. */
const ROOM_FOR_COLUMNS = '(width >= 64em)';
/** Rows that are rendered before one is measured. */
const FIRST_ROWS = 20;

/** What each entry has and what it will have. Only the rows in sight are rendered. */
export function PreviewTable({ changes, isDelete, ...context }: PreviewTableProps) {
  const hasColumns = useMediaQuery(ROOM_FOR_COLUMNS, true);
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const measured = useGridMeasure(container, hasColumns ? 'columns' : 'lines');
  const { from, to, before, after } = useVisibleRows(frame, changes.length, measured, {
    first: FIRST_ROWS,
  });
  const members = useMemo(() => (isDelete ? OF_DELETED : membersOf(changes)), [changes, isDelete]);
  const shown = changes.slice(from, to);

  useEffect(() => {
    // The button that led here is gone. The table scrolls by the arrow keys.
    container.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section
      ref={container}
      className={classes.container}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it, and it contains no control
      tabIndex={0}
      aria-label={t`Entries and what they become`}
    >
      <div ref={frame} style={{ paddingBlockStart: before, paddingBlockEnd: after }}>
        {hasColumns ? (
          <table className={classes.table} aria-rowcount={changes.length + 1}>
            <thead>
              <tr aria-rowindex={1}>
                <th scope="col" className="muted strong">{t`Title`}</th>
                {members.map((member) => (
                  <th key={member} scope="col" className="muted strong">
                    {memberLabel(member, context)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((change, index) => (
                <tr key={change.mediaId} data-item="" aria-rowindex={from + index + 2}>
                  <th scope="row" className={classes.title}>
                    <span className={classes.titleText} title={change.title}>
                      {change.title}
                    </span>
                  </th>
                  {members.map((member) => (
                    <td key={member} data-member={member}>
                      <Becomes change={change} member={member} context={context} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <ul className={classes.lines}>
            {shown.map((change, index) => (
              <li
                key={change.mediaId}
                data-item=""
                aria-setsize={changes.length}
                aria-posinset={from + index + 1}
              >
                <span className={classes.titleText}>{change.title}</span>
                {members
                  .filter((member) => isShown(change, member))
                  .map((member) => (
                    <span key={member} className={`fine ${classes.line}`}>
                      <span>{memberLabel(member, context)}</span>
                      <Becomes change={change} member={member} context={context} />
                    </span>
                  ))}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

interface BecomesProps {
  readonly change: BatchChange;
  readonly member: MemberName;
  readonly context: MemberContext;
}

/** "Watching → Completed"; of an entry that is deleted what it has. */
function Becomes({ change, member, context }: BecomesProps) {
  if (!isShown(change, member)) return null;
  const before = memberText(member, change.before, context);
  if (!change.after) return before;
  return (
    <span className={classes.becomes}>
      <span className={classes.before} title={before}>
        {before}
      </span>
      <span aria-hidden="true" className={`mirrored ${classes.arrow}`}>
        →
      </span>
      <VisuallyHidden>{t({ message: 'becomes', comment: 'Between two values of an entry' })}</VisuallyHidden>
      <span className={classes.after} title={memberText(member, change.after, context)}>
        {becomesText(member, change, context)}
      </span>
    </span>
  );
}

/** A deleted entry shows what it has; a changed one what becomes another value. */
function isShown(change: BatchChange, member: MemberName): boolean {
  return !change.after || changedMembers(change).includes(member);
}

/** The members that any of the entries changes. */
function membersOf(changes: readonly BatchChange[]): readonly MemberName[] {
  const found = new Set<string>();
  for (const { after } of changes) for (const name of Object.keys(after ?? {})) found.add(name);
  return MEMBER_NAMES.filter((member) => found.has(member));
}
