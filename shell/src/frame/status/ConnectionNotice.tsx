import { t } from '@tsugi/i18n/macro';
import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { NoticeContent } from './Notice.tsx';
import { Notice } from './Notice.tsx';
import { useJustEnded } from './use-just-ended.ts';

/** Says that the device is offline, and that it is back. */
export function ConnectionNotice({ isOnline }: { readonly isOnline: boolean }) {
  const isBack = useJustEnded(!isOnline);
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (isOnline) setDismissed(false);
  }, [isOnline]);

  let content: NoticeContent | undefined;
  if (!isOnline && !isDismissed) {
    content = {
      icon: <WifiOff size={20} />,
      tone: 'warning',
      text: t`You are offline. What you visited before is still readable.`,
      onDismiss: () => setDismissed(true),
    };
  } else if (isBack) {
    content = { icon: <Wifi size={20} />, tone: 'good', text: t`Back online` };
  }
  return <Notice content={content} />;
}
