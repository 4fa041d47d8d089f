import { t } from '@tsugi/i18n/macro';
import { ValueSlider } from '@tsugi/ui/filters';
import { MOST_DELAY_MINUTES } from '../../model/time-settings.ts';
import { delayText } from './filter-pills.ts';

interface DelayFieldProps {
  readonly minutes: number;
  readonly onChange: (minutes: number) => void;
}

/** How long after the airing the user can watch an episode. */
export function DelayField({ minutes, onChange }: DelayFieldProps) {
  return (
    <>
      <ValueSlider
        label={t`After the airing`}
        min={0}
        max={MOST_DELAY_MINUTES}
        value={minutes}
        onChange={(value) => onChange(value ?? 0)}
        format={(value) => (value ? delayText(value) : t`No delay`)}
      />
      <p className="fine">{t`Sites have an episode some time after it airs. All times are shown later by this much.`}</p>
    </>
  );
}
