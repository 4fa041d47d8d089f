import { useAccountSetting } from '@tsugi/data/mutations';
import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { SegmentedControl, TextField } from '@tsugi/ui/components';
import { Markdown } from '@tsugi/ui/markdown';
import { SettingRow } from '@tsugi/ui/setting-row';
import { useState } from 'react';
import type { OfSettings } from './AccountSettings.tsx';
import classes from './Settings.module.css';

/** The text of one's profile, in the tracker's Markdown, with a preview. */
export function AboutRow({ settings }: OfSettings) {
  const label = t`About you`;
  const { value, set, isWaiting, disabled } = useAccountSetting(settings, 'about', label);
  const [draft, setDraft] = useState<string>();
  const [view, setView] = useState<'write' | 'preview'>('write');
  const text = draft ?? value;
  const isChanged = draft !== undefined && draft !== value;
  return (
    <SettingRow label={label} isWaiting={isWaiting} wide>
      <div className="column gap-3">
        <div className={classes.buttons}>
          <SegmentedControl
            size="sm"
            label={t`View of the text`}
            value={view}
            options={[
              { value: 'write', label: t`Write` },
              { value: 'preview', label: t`Preview` },
            ]}
            onChange={setView}
          />
        </div>
        {view === 'write' ? (
          <TextField
            multiline
            label={t`Text of your profile`}
            hint={t`In Markdown, as on the tracker: **bold**, _italic_, ~!spoiler!~, links and pictures.`}
            value={text}
            onChange={setDraft}
            rows={6}
          />
        ) : (
          <div className={classes.preview}>
            {text.trim() === '' ? (
              <p className="subdued">{t`Nothing is written yet.`}</p>
            ) : (
              <Markdown source={text} />
            )}
          </div>
        )}
        {isChanged && (
          <p className={classes.buttons}>
            <Button
              variant="primary"
              disabled={disabled}
              onClick={() => {
                set(text);
                setDraft(undefined);
              }}
            >{t`Save text`}</Button>
            <Button variant="ghost" onClick={() => setDraft(undefined)}>{t`Cancel`}</Button>
          </p>
        )}
      </div>
    </SettingRow>
  );
}
