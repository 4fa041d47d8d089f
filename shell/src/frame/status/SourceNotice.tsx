import type { SourceName } from '@tsugi/data';
import { restartSlowRequests, type SourceStatus, useSourceStatus } from '@tsugi/data/status';
import { Trans, t } from '@tsugi/i18n/macro';
import { Button, VisuallyHidden } from '@tsugi/ui';
import { describeFailure } from '@tsugi/ui/failure';
import { Check, CloudOff, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { Countdown, CountdownRing } from './Countdown.tsx';
import type { NoticeContent } from './Notice.tsx';
import { Notice } from './Notice.tsx';
import { useJustEnded } from './use-just-ended.ts';

type Wait = NonNullable<SourceStatus['wait']>;

/** Shorter waits get no notice: they end before it can be read. Milliseconds. */
const LONG_WAIT_MS = 4_000;

/** A rate limit with the seconds left, the service's own message while it is switched off, or that it does not respond. */
export function SourceNotice({ source, label }: { readonly source: SourceName; readonly label: string }) {
  const { wait: anyWait, openCircuit, slowSince } = useSourceStatus(source);
  const wait = useLongWait(anyWait);
  const [dismissed, setDismissed] = useState<string>();
  const [waitsSince, setWaitsSince] = useState<number>();
  const openText =
    openCircuit && describeFailure({ kind: 'unavailable', source, detail: openCircuit.message }).text;
  const isOver = useJustEnded(wait !== undefined);

  let content: NoticeContent | undefined;
  if (wait) {
    content = {
      icon: <CountdownRing until={wait.until} totalMs={wait.totalMs} />,
      text: (
        <>
          {wait.reason === 'limit'
            ? t`${label} allows no more requests for now.`
            : t`${label} does not respond right now.`}{' '}
          <VisuallyHidden>
            {t`It is asked again in about ${{ seconds: Math.ceil(wait.totalMs / 1000) }} seconds.`}
          </VisuallyHidden>
          <span aria-hidden="true">
            <Trans>
              Try again in <Countdown until={wait.until} />
            </Trans>
          </span>
        </>
      ),
    };
  } else if (openText !== undefined && dismissed !== openText) {
    content = {
      icon: <CloudOff size={20} />,
      tone: 'warning',
      text: `${openText} ${t`What you visited before is still readable.`}`,
      onDismiss: () => setDismissed(openText),
    };
  } else if (slowSince !== undefined && waitsSince !== slowSince && !openCircuit) {
    content = {
      icon: <Hourglass size={20} />,
      tone: 'warning',
      text: t`${label} does not respond.`,
      action: (
        <>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => setWaitsSince(slowSince)}
          >{t`Keep waiting`}</Button>
          <Button size="sm" onClick={() => restartSlowRequests(source)}>{t`Try again`}</Button>
        </>
      ),
    };
  } else if (isOver && !openCircuit) {
    content = { icon: <Check size={20} />, tone: 'good', text: t`${label} can be asked again.` };
  }
  return <Notice content={content} />;
}

/** A wait that is long enough for a notice, with its total length. It stays one notice until it ends, also when it grows. */
function useLongWait(wait: Wait | undefined): (Wait & { readonly totalMs: number }) | undefined {
  const [shown, setShown] = useState<{ readonly wait: Wait; readonly totalMs: number }>();
  if (wait === undefined) {
    if (shown) setShown(undefined);
    return undefined;
  }
  if (shown?.wait.until === wait.until) return { ...wait, totalMs: shown.totalMs };
  const leftMs = wait.until - Date.now();
  if (!shown && leftMs < LONG_WAIT_MS) return undefined;
  const totalMs = Math.max(leftMs, shown?.totalMs ?? 0);
  setShown({ wait, totalMs });
  return { ...wait, totalMs };
}
