import { ACCENTS, type Accent, setDeviceSettings, useDeviceSetting } from '@tsugi/contract/device-settings';
import { t } from '@tsugi/i18n/macro';
import { useId } from 'react';
import { swatchOf } from '../../../frame/appearance/look.ts';
import classes from './AccentField.module.css';

const LABELS: Readonly<Record<Accent, string>> = {
  get orange() {
    return t`Orange`;
  },
  get rose() {
    return t`Rose`;
  },
  get violet() {
    return t`Violet`;
  },
  get blue() {
    return t`Blue`;
  },
  get teal() {
    return t`Teal`;
  },
  get green() {
    return t`Green`;
  },
};

/** The accents as they look on the present theme, with their names. */
export function AccentField() {
  const accent = useDeviceSetting('accent');
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t`Accent`} className={classes.accents}>
      {ACCENTS.map((one) => (
        <label
          key={one}
          className={`fine ${classes.accent}`}
          data-on={one === accent ? '' : undefined}
          style={{ '--swatch': swatchOf(one) }}
        >
          <input
            type="radio"
            name={name}
            checked={one === accent}
            onChange={() => setDeviceSettings({ accent: one })}
          />
          {LABELS[one]}
        </label>
      ))}
    </div>
  );
}
