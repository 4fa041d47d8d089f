import { useAccountSetting } from '@tsugi/data/mutations';
import { t } from '@tsugi/i18n/macro';
import { SettingRow } from '@tsugi/ui/setting-row';
import { useId } from 'react';
import { NAMED } from '../user-frame/profile-colour.ts';
import type { OfSettings } from './AccountSettings.tsx';
import classes from './Settings.module.css';

const LABELS: Readonly<Record<string, string>> = {
  get blue() {
    return t`Blue`;
  },
  get purple() {
    return t`Purple`;
  },
  get green() {
    return t`Green`;
  },
  get orange() {
    return t`Orange`;
  },
  get red() {
    return t`Red`;
  },
  get pink() {
    return t`Pink`;
  },
  get gray() {
    return t`Grey`;
  },
};

/** The colour of one's profile. A colour of one's own is a donator's and is chosen on the tracker; it stays until another one is chosen. */
export function ProfileColorRow({ settings }: OfSettings) {
  const label = t`Colour of your profile`;
  const { value, set, isWaiting, disabled } = useAccountSetting(settings, 'profileColor', label);
  const name = useId();
  return (
    <SettingRow label={label} isWaiting={isWaiting} wide>
      <div role="radiogroup" aria-label={label} className={classes.colors}>
        {Object.entries(NAMED).map(([color, hex]) => (
          <label
            key={color}
            className={classes.color}
            title={LABELS[color]}
            data-on={color === value ? '' : undefined}
            style={{ '--swatch': hex }}
          >
            <input
              type="radio"
              name={name}
              aria-label={LABELS[color]}
              checked={color === value}
              disabled={disabled}
              onChange={() => set(color)}
            />
          </label>
        ))}
      </div>
    </SettingRow>
  );
}
