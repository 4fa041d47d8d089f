import type { SourceName } from '@tsugi/data';
import { useSourceStatus } from '@tsugi/data/status';
import { VisuallyHidden } from '@tsugi/ui';
import { Check, CloudOff } from 'lucide-react';
import { useState } from 'react';
import { Countdown, CountdownRing } from './Countdown.tsx';
import type { NoticeContent } from './Notice.tsx';
import { Notice } from './Notice.tsx';
import { useAfterglow } from './use-afterglow.ts';
import { useLongWait } from './use-long-wait.ts';

const REASONS = {
  limit: 'allows no more requests for now.',
  trouble: 'does not answer right now.',
} as const;

/** A service that holds somebody up: how long still, or in its own words why it is switched off. */
export function SourceNotice({ source, label }: { readonly source: SourceName; readonly label: string }) {
  const { wait: anyWait, outage } = useSourceStatus(source);
  const wait = useLongWait(anyWait);
  const [dismissed, setDismissed] = useState<string>();
  const outageText =
    outage && (outage.message ? `${label} says: ${outage.message}` : `${label} cannot be reached right now.`);
  const isOver = useAfterglow(wait !== undefined);

  let content: NoticeContent | undefined;
  if (wait) {
    content = {
      icon: <CountdownRing until={wait.until} totalMs={wait.totalMs} />,
      text: (
        <>
          {label} {REASONS[wait.reason]}{' '}
          <VisuallyHidden>
            It is asked again in about {Math.ceil(wait.totalMs / 1000)} seconds.
          </VisuallyHidden>
          <span aria-hidden="true">
            Try again in <Countdown until={wait.until} />
          </span>
        </>
      ),
    };
  } else if (outageText !== undefined && dismissed !== outageText) {
    content = {
      icon: <CloudOff size={20} />,
      tone: 'warning',
      text: `${outageText} What you visited before is still readable.`,
      onDismiss: () => setDismissed(outageText),
    };
  } else if (isOver && !outage) {
    content = { icon: <Check size={20} />, tone: 'good', text: `${label} can be asked again.` };
  }
  return <Notice content={content} />;
}
