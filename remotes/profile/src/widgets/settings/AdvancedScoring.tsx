import { useAccountSetting } from '@tsugi/data/mutations';
import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { IconButton, TextField } from '@tsugi/ui/components';
import { SettingRow, SwitchRow } from '@tsugi/ui/setting-row';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { OfSettings } from './AccountSettings.tsx';
import { advancedNames, nameProblemAt } from './advanced-names.ts';
import classes from './Settings.module.css';

/** Formats with which the tracker takes sub-scores. */
const WITH_SUBSCORES = ['POINT_100', 'POINT_10_DECIMAL'];

/** Whether a list has sub-scores, and what they are called. */
export function AdvancedScoring({ settings, type }: OfSettings & { readonly type: 'anime' | 'manga' }) {
  const label = t`Advanced scoring`;
  const { value, set, isWaiting, disabled } = useAccountSetting(
    settings,
    `${type}.advancedScoringEnabled`,
    label,
  );
  const isPossible = WITH_SUBSCORES.includes(settings.scoreFormat);
  return (
    <>
      <SwitchRow
        label={label}
        description={
          isPossible
            ? t`A score of several parts, each with a name of your own.`
            : t`Possible with 100 points, or with 10 points with decimals: choose such a score format first.`
        }
        disabled={disabled || !isPossible}
        isWaiting={isWaiting}
        checked={value && isPossible}
        onChange={set}
      />
      {value && isPossible && <Names settings={settings} type={type} />}
    </>
  );
}

function Names({ settings, type }: OfSettings & { readonly type: 'anime' | 'manga' }) {
  const label = t`Parts of a score`;
  const { value, set, isWaiting, disabled } = useAccountSetting(settings, `${type}.advancedScoring`, label);
  const [draft, setDraft] = useState<readonly string[]>();
  const names = draft ?? value;
  const problems = names.map((_, index) => nameProblemAt(names, index));
  const replace = (index: number, name: string) => setDraft(names.with(index, name));
  return (
    <SettingRow
      wide
      label={label}
      description={t`Renaming or removing a part takes its scores from all your titles on the tracker.`}
      isWaiting={isWaiting}
    >
      <div className="column gap-3">
        <ul className={classes.names}>
          {names.map((name, index) => (
            // Two may have one name while they are typed.
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
            <li key={index} className={classes.name}>
              <TextField
                label={t`Part ${{ number: index + 1 }}`}
                value={name}
                onChange={(next) => replace(index, next)}
                error={draft && problems[index]}
              />
              <IconButton
                label={t`Remove part ${{ number: index + 1 }}`}
                disabled={names.length === 1}
                onClick={() => setDraft(names.filter((_, at) => at !== index))}
              >
                <Trash2 size={18} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
        <p className={classes.buttons}>
          <Button
            variant="quiet"
            icon={<Plus size={17} aria-hidden="true" />}
            onClick={() => setDraft([...names, ''])}
          >{t`Add a part`}</Button>
          {draft && (
            <>
              <Button
                variant="primary"
                disabled={disabled || problems.some(Boolean)}
                onClick={() => {
                  set(advancedNames(names));
                  setDraft(undefined);
                }}
              >{t`Save parts`}</Button>
              <Button variant="ghost" onClick={() => setDraft(undefined)}>{t`Cancel`}</Button>
            </>
          )}
        </p>
      </div>
    </SettingRow>
  );
}
