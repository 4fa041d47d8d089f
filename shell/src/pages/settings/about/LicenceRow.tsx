import { t } from '@tsugi/i18n/macro';
import { Button, toast } from '@tsugi/ui';
import { SettingRow } from '@tsugi/ui/setting-row';
import { useState } from 'react';
import licenceUrl from '../../../../../LICENSE?asset';
import classes from './LicenceRow.module.css';

/** The licence, whose text is a file of the deployment. */
export function LicenceRow() {
  const [text, setText] = useState<string>();
  const read = async () => {
    try {
      // biome-ignore lint/style/noRestrictedGlobals: a file of the deployment, and no service
      const response = await fetch(licenceUrl);
      if (!response.ok) throw new Error(`Status ${response.status}`);
      setText(await response.text());
    } catch {
      // Offline, or a deployment without the file.
      toast({ tone: 'error', title: t`The text could not be loaded. Try again later.` });
    }
  };
  return (
    <>
      <SettingRow label={t`MIT licence`} description={t`The source may be used, changed and passed on.`}>
        {text === undefined && (
          <Button variant="quiet" onClick={() => void read()}>{t`Show the text`}</Button>
        )}
      </SettingRow>
      {text !== undefined && (
        <pre lang="en" className={`fine ${classes.text}`}>
          {text}
        </pre>
      )}
    </>
  );
}
