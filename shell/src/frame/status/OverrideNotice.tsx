import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { Shuffle } from 'lucide-react';
import { endRemoteOverrides, remoteOverrides } from '../../remotes/remote-overrides.ts';
import { Notice } from './Notice.tsx';

/** Says that remotes of this tab come from other origins than those of the deployment. */
export function OverrideNotice() {
  const overrides = Object.entries(remoteOverrides());
  const end = () => {
    endRemoteOverrides();
    location.reload();
  };
  return (
    <Notice
      content={
        overrides.length === 0
          ? undefined
          : {
              icon: <Shuffle size={20} />,
              tone: 'warning',
              text: overrides.map(([name, url]) => t`In this tab, ${name} comes from ${url}.`).join(' '),
              action: (
                <Button size="sm" onClick={end}>
                  {t`End`}
                </Button>
              ),
            }
      }
    />
  );
}
