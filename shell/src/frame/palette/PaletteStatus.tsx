import { useOnline } from '@tsugi/data/status';
import { t } from '@tsugi/i18n/macro';
import { useEffect, useRef } from 'react';
import classes from './PaletteStatus.module.css';
import type { CommandSources } from './sources/use-command-sources.ts';

interface PaletteStatusProps {
  /** Why the chosen command cannot be used. */
  readonly refused: string | undefined;
  readonly isSearching: boolean;
  /** Why services found nothing. */
  readonly problem: string | undefined;
  readonly sources: CommandSources | undefined;
}

/** Below the list: what is on its way and what is missing, each in one line. Nothing when all is there. */
export function PaletteStatus({ refused, isSearching, problem, sources }: PaletteStatusProps) {
  const lines = [
    refused,
    isSearching ? t`Searching…` : undefined,
    problem && t`${problem} What is on this device is listed.`,
    ...(sources?.notes ?? []),
    sources?.isLoading ? t`More commands are loading…` : undefined,
  ].filter((line) => line !== undefined);
  const isOnline = useOnline();
  const hasFailed = sources !== undefined && sources.failed.length > 0;
  useRetryOnline(hasFailed, isOnline, sources?.retry);
  if (lines.length === 0 && !hasFailed) return null;
  return (
    <>
      {lines.map((line) => (
        <span key={line} className={classes.line}>
          {line}
        </span>
      ))}
      {hasFailed && (
        <span className={classes.line}>
          {isOnline ? (
            <>
              {t`Some commands could not be loaded. All others work.`}{' '}
              <button type="button" className={classes.retry} onClick={sources.retry}>
                {t`Try again`}
              </button>
            </>
          ) : (
            t`Offline: some commands come with the connection. All others work.`
          )}
        </span>
      )}
    </>
  );
}

/** What failed without a connection is asked for again once there is one. */
function useRetryOnline(hasFailed: boolean, isOnline: boolean, retry: (() => void) | undefined): void {
  const wasOffline = useRef(!isOnline);
  useEffect(() => {
    if (isOnline && wasOffline.current && hasFailed) retry?.();
    wasOffline.current = !isOnline;
  }, [isOnline, hasFailed, retry]);
}
