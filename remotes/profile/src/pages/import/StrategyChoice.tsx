import { t } from '@tsugi/i18n/macro';
import { SegmentedControl } from '@tsugi/ui/components';
import classes from './Import.module.css';
import { STRATEGIES, STRATEGY_HINTS, STRATEGY_LABELS } from './import-texts.ts';
import type { Strategy } from './worker/import.protocol.ts';

export interface StrategyChoiceProps {
  readonly strategy: Strategy;
  readonly onChange: (strategy: Strategy) => void;
  /** Whether the file says when its entries were changed. */
  readonly hasTimes: boolean;
}

/** What becomes of entries that the viewer has already. */
export function StrategyChoice({ strategy, onChange, hasTimes }: StrategyChoiceProps) {
  return (
    <div className={`column gap-2 ${classes.strategy}`}>
      <p className="label">{t`Titles that you have already`}</p>
      <SegmentedControl<Strategy>
        label={t`Titles that you have already`}
        value={strategy}
        onChange={onChange}
        options={STRATEGIES.map((value) => ({
          value,
          label: STRATEGY_LABELS[value],
          disabled: value === 'newer' && !hasTimes,
        }))}
      />
      <p className="fine">
        {STRATEGY_HINTS[strategy]}
        {!hasTimes && ` ${t`“Newer wins” needs the times of changes, which this file does not have.`}`}
      </p>
    </div>
  );
}
