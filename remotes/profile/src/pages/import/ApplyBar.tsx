import { plural, t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import classes from './Import.module.css';
import type { ViewResult } from './worker/import.protocol.ts';

export interface ApplyBarProps {
  readonly counts: ViewResult['counts'];
  readonly chosen: number;
  readonly onApply: () => void;
}

/** How much is chosen, and the way on; in sight while the rows scroll. */
export function ApplyBar({ counts, chosen, onApply }: ApplyBarProps) {
  const possible = counts.new + counts.changed;
  return (
    <div className={`row wrap spread gap-3 ${classes.bar}`}>
      <p role="status">
        {chosen === 0
          ? possible === 0
            ? t`Nothing of this file can be imported.`
            : t`Nothing is chosen yet.`
          : plural(possible, {
              one: `${{ chosen }} of # row chosen`,
              other: `${{ chosen }} of # rows chosen`,
            })}
      </p>
      <Button variant="primary" disabled={chosen === 0} onClick={onApply}>
        {chosen === 0
          ? t({ message: 'Import', context: 'verb' })
          : plural({ count: chosen }, { one: 'Import # title', other: 'Import # titles' })}
      </Button>
    </div>
  );
}
