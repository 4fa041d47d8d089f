import { useAccountSetting } from '@tsugi/data/mutations';
import type { ScoreFormat } from '@tsugi/data/wire/tracker';
import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { ScoreText, scoreText } from '@tsugi/ui/components';
import { SelectRow, SettingGroup, SettingRow } from '@tsugi/ui/setting-row';
import { useState } from 'react';
import { scoreIn } from '../../model/list-file/convert-score.ts';
import type { OfSettings } from './AccountSettings.tsx';
import classes from './Settings.module.css';

/** Scores as the tracker stores them, 1 to 100, of which each format makes something else. */
const SAMPLES = [95, 82, 78, 60, 35];

const FORMATS: readonly { readonly value: ScoreFormat; readonly label: string }[] = [
  {
    value: 'POINT_100',
    get label() {
      return t`100 points (82/100)`;
    },
  },
  {
    value: 'POINT_10_DECIMAL',
    get label() {
      return t`10 points with decimals (8.2/10)`;
    },
  },
  {
    value: 'POINT_10',
    get label() {
      return t`10 points (8/10)`;
    },
  },
  {
    value: 'POINT_5',
    get label() {
      return t`5 stars (5/5)`;
    },
  },
  {
    value: 'POINT_3',
    get label() {
      return t`3 faces (🙂)`;
    },
  },
];

/** The format of scores, which applies after one has seen what it does to those that are there. */
export function ScoreFormatGroup({ settings }: OfSettings) {
  const label = t`Score format`;
  const { value, set, ...control } = useAccountSetting(settings, 'scoreFormat', label);
  const [chosen, setChosen] = useState<ScoreFormat>();
  const next = chosen !== undefined && chosen !== value ? chosen : undefined;
  return (
    <SettingGroup title={t`Scores`}>
      <SelectRow
        {...control}
        label={label}
        description={t`How you rate, and how your scores are shown everywhere.`}
        value={next ?? value}
        options={FORMATS}
        onChange={setChosen}
      />
      {next && (
        <SettingRow
          wide
          label={t`What becomes of your scores`}
          description={t`The tracker stores each score from 1 to 100 and rounds it for the format: no score is lost, and another format shows it again. A score that you give in a coarser format is stored as that.`}
        >
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t`Now`}</th>
                <th scope="col">{t`Then`}</th>
              </tr>
            </thead>
            <tbody>
              {SAMPLES.map((sample) => (
                <tr key={sample}>
                  <td>
                    <ScoreText text={scoreText(scoreIn(value, sample), value)} />
                  </td>
                  <td>
                    <ScoreText text={scoreText(scoreIn(next, sample), next)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={classes.buttons}>
            <Button
              variant="primary"
              disabled={control.disabled}
              onClick={() => {
                set(next);
                setChosen(undefined);
              }}
            >{t`Change the format`}</Button>
            <Button variant="ghost" onClick={() => setChosen(undefined)}>{t`Cancel`}</Button>
          </p>
        </SettingRow>
      )}
    </SettingGroup>
  );
}
