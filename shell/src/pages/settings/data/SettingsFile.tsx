import { setDeviceSettings } from '@tsugi/contract/device-settings';
import { t } from '@tsugi/i18n/macro';
import { Button, toast } from '@tsugi/ui';
import { SettingRow } from '@tsugi/ui/setting-row';
import { useRef } from 'react';
import { saveText } from './save-text.ts';
import { MAX_BYTES, type ReadFile, readSettingsFile, settingsFileText } from './settings-file.ts';

const PROBLEMS: Readonly<Record<(ReadFile & { ok: false })['problem'], string>> = {
  get other() {
    return t`This is no file with settings of this site.`;
  },
  get newer() {
    return t`The file comes from a newer version of this site. Reload the page and try again.`;
  },
  get empty() {
    return t`The file has no setting that this site knows.`;
  },
};

/** The settings of this device to a file, and from one. */
export function SettingsFile() {
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const text = file.size > MAX_BYTES ? '' : await file.text().catch(() => '');
    const read = readSettingsFile(text);
    if (read.ok) {
      setDeviceSettings(read.settings);
      toast({ tone: 'good', title: t`The settings of the file apply on this device.` });
    } else {
      toast({ tone: 'error', title: t`Nothing was changed`, body: PROBLEMS[read.problem] });
    }
  };
  return (
    <>
      <SettingRow
        label={t`Export`}
        description={t`Look and use of this device, for another browser. Nothing of an account is in it.`}
      >
        <Button
          variant="quiet"
          onClick={() => saveText(settingsFileText(), 'tsugi-settings.json')}
        >{t`Save as a file`}</Button>
      </SettingRow>
      <SettingRow label={t`Import`} description={t`Takes over the settings of such a file.`}>
        <input
          ref={input}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label={t`File with settings`}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        <Button variant="quiet" onClick={() => input.current?.click()}>{t`Choose a file`}</Button>
      </SettingRow>
    </>
  );
}
