import { plural, Trans, t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { formatNumber } from '@tsugi/ui/components';
import { ArrowDown } from 'lucide-react';
import classes from './TriageBar.module.css';

export interface TriageBarProps {
  /** Undefined while titles are still coming. */
  readonly total: number | undefined;
  readonly decided: number;
  /** Skipped titles that are left out. */
  readonly hidden: number;
  /** Leads to the first title without a decision; undefined when there is none. */
  readonly onNext: (() => void) | undefined;
  readonly onShowSkipped: () => void;
}

/** How much of the season is decided, the way to the rest of it, and the keys. */
export function TriageBar({ total, decided, hidden, onNext, onShowSkipped }: TriageBarProps) {
  return (
    <div className={`panel ${classes.triage}`}>
      <div className={classes.counter}>
        <span role="status" className="label">
          {total === undefined ? '' : countText(decided, total)}
        </span>
        <progress
          className={classes.bar}
          max={total || 1}
          value={total ? decided : 0}
          aria-label={t`Decided titles`}
        />
      </div>
      {onNext && (
        <Button
          size="sm"
          icon={<ArrowDown size={16} aria-hidden="true" />}
          onClick={onNext}
        >{t`Next undecided title`}</Button>
      )}
      {hidden > 0 && (
        <Button size="sm" variant="quiet" onClick={onShowSkipped}>
          {plural(hidden, { one: 'Show # skipped title', other: 'Show # skipped titles' })}
        </Button>
      )}
      <p className={`fine ${classes.keys}`}>
        <Trans>
          <kbd>←</kbd> <kbd>↑</kbd> <kbd>↓</kbd> <kbd>→</kbd> move, <kbd>p</kbd> plans, <kbd>c</kbd> watches,{' '}
          <kbd>s</kbd> skips, <kbd>Enter</kbd> opens
        </Trans>
      </p>
    </div>
  );
}

/** "34 of 61 decided". */
function countText(decided: number, total: number): string {
  return t`${{ decided: formatNumber(decided) }} of ${{ total: formatNumber(total) }} decided`;
}
