import type { ReactNode } from 'react';
import { classNames } from '../util/class-names.ts';
import classes from './State.module.css';

interface StateProps {
  readonly tone: 'empty' | 'error';
  readonly reason?: string | undefined;
  readonly icon: ReactNode;
  readonly title: string;
  /** `h1` when the state is the whole page. */
  readonly titleAs?: 'h1' | 'h2' | 'p' | undefined;
  readonly body?: ReactNode;
  readonly action?: ReactNode;
  /** One row, for the inside of a page, in place of a tall block. */
  readonly compact?: boolean | undefined;
  readonly className?: string | undefined;
}

/** What stands where content would stand: an icon, a sentence, an action. */
export function State({
  tone,
  reason,
  icon,
  title,
  titleAs: Title = 'p',
  body,
  action,
  compact,
  className,
}: StateProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(classes.state, className)}
      data-tone={tone}
      data-reason={reason}
      data-compact={compact ? '' : undefined}
    >
      <div className={`centred ${classes.icon}`}>{icon}</div>
      <div className={classes.text}>
        <Title className={classes.title}>{title}</Title>
        {body && <div className={classes.body}>{body}</div>}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
