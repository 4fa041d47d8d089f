import { t } from '@tsugi/i18n/macro';
import { Button, toast } from '@tsugi/ui';
import { Skeleton } from '@tsugi/ui/components';
import { SettingRow } from '@tsugi/ui/setting-row';
import { useEffect, useState } from 'react';
import { forgetPictures } from '../../../frame/forget/forget-pictures.ts';
import { readStorageUse, type StorageUse, sizeText } from './storage-use.ts';

/** How much is stored, and a way to free the larger part of it. */
export function StorageRows() {
  const [use, setUse] = useState<StorageUse>();
  const read = () => void readStorageUse().then(setUse);
  useEffect(read, []);
  return (
    <>
      <SettingRow
        label={t`Used in this browser`}
        description={
          use?.quota !== undefined && t`The browser allows up to ${{ size: sizeText(use.quota) }}.`
        }
      >
        {use ? (
          <strong>{use.bytes === undefined ? t`The browser does not say` : sizeText(use.bytes)}</strong>
        ) : (
          <Skeleton width={90} height={20} />
        )}
      </SettingRow>
      <SettingRow
        label={t`Stored pictures`}
        description={
          use && (use.pictures > 0 ? t`Covers and banners that you have seen.` : t`None are stored.`)
        }
      >
        <Button
          variant="quiet"
          disabled={!use || use.pictures === 0}
          title={use?.pictures === 0 ? t`None are stored.` : undefined}
          onClick={async () => {
            await forgetPictures();
            read();
            toast({ title: t`The stored pictures are deleted.` });
          }}
        >{t`Delete pictures`}</Button>
      </SettingRow>
    </>
  );
}
