import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { SettingGroup, SettingRow } from '@tsugi/ui/setting-row';
import { useState } from 'react';
import { ForgetDialog } from './ForgetDialog.tsx';
import { SettingsFile } from './SettingsFile.tsx';
import { StorageRows } from './StorageRows.tsx';

/** What the product has stored in this browser. */
export function DataSection() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <SettingGroup
        title={t`Storage`}
        description={t`What you have seen is stored in this browser, so that pages open at once and work offline.`}
      >
        <StorageRows />
      </SettingGroup>
      <SettingGroup title={t`Settings as a file`}>
        <SettingsFile />
      </SettingGroup>
      <SettingGroup title={t`Forget this device`}>
        <SettingRow
          label={t`Delete everything that is stored here`}
          description={t`Caches, drafts, settings of this device and the login. Nothing of your account on the tracker is deleted.`}
        >
          <Button variant="danger" onClick={() => setAsking(true)}>{t`Forget this device`}</Button>
        </SettingRow>
      </SettingGroup>
      {isAsking && <ForgetDialog onClose={() => setAsking(false)} />}
    </>
  );
}
