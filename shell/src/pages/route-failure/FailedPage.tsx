import type { LoadFailure } from '@tsugi/contract';
import { shellPathOf } from '@tsugi/contract/routing';
import { isApiError, renderFailed } from '@tsugi/data';
import { useOnline } from '@tsugi/data/status';
import { Trans, t } from '@tsugi/i18n/macro';
import { useLocation, useNavigate } from '@tsugi/router';
import { AppLink, PageTitle } from '@tsugi/ui';
import { ErrorState } from '@tsugi/ui/components';
import { describeFailure } from '@tsugi/ui/failure';
import { use, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../message-of.ts';
import { isNetworkTrouble } from '../../remotes/is-network-trouble.ts';
import { RemoteLoadError } from '../../remotes/remote-load-error.ts';
import { RemoteLoaderContext } from '../../remotes/remote-loader-context.ts';
import { hasMoved } from './has-moved.ts';
import { useReloadWhenBack } from './use-reload-when-back.ts';

export interface FailedPageProps {
  readonly error: unknown;
  /** In milliseconds since 1970. */
  readonly failedAt: number;
  /** Whether the device was offline when the page failed. */
  readonly wasOffline: boolean;
}

/** Explains why a page cannot be shown and tries again in place: the rest of the page stays. */
export function FailedPage({ error, failedAt, wasOffline }: FailedPageProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const remoteLoader = use(RemoteLoaderContext);
  const isOnline = useOnline();
  const [isTrying, setTrying] = useState(false);
  const failure = loadFailureOf(error);
  const isUnreachable = failure?.status === 'unreachable';
  const hasCrashed = !failure && !isApiError(error);
  const readAgain = useRef<(() => Promise<void>) | undefined>(undefined);

  useEffect(() => {
    // What it rendered may be why it stopped: another visit, or a reload, must not read it again.
    if (hasCrashed) readAgain.current = renderFailed(failedAt);
  }, [hasCrashed, failedAt]);

  useEffect(() => {
    // A remote may have moved to an origin that the policy of this document excludes; a new document may load it.
    if (remoteLoader) void hasMoved(remoteLoader).then((moved) => moved && window.location.reload());
  }, [remoteLoader]);

  const retry = async () => {
    setTrying(true);
    removeFailedLinks();
    await readAgain.current?.();
    // Files of the shell are requested once per document, and have other names in another release.
    const isOwnPage = isUnreachable && shellPathOf(location.pathname);
    if (isOwnPage || (remoteLoader && (await hasMoved(remoteLoader)))) {
      window.location.reload();
      return;
    }
    await navigate(location.pathname + location.search + location.hash, {
      replace: true,
      preventScrollReset: true,
    });
    setTrying(false);
  };

  // The page shows nothing that a reload could lose.
  useReloadWhenBack(isUnreachable, wasOffline, () => window.location.reload());

  const { reason, title, text } = describePage(error, failure, isOnline);
  return (
    <div className="page" data-outcome={failure?.status ?? 'crashed'}>
      <PageTitle title={title} />
      <ErrorState
        titleAs="h1"
        reason={reason}
        title={title}
        detail={text}
        onRetry={isTrying ? undefined : () => void retry()}
      />
    </div>
  );
}

/** How loading ended, for an error that is about files; undefined for a fault of the page itself. */
function loadFailureOf(error: unknown): LoadFailure | undefined {
  if (error instanceof RemoteLoadError) return error.failure;
  return isNetworkTrouble(messageOf(error)) ? { status: 'unreachable', remote: 'shell' } : undefined;
}

function describePage(error: unknown, failure: LoadFailure | undefined, isOnline: boolean) {
  if (failure?.status === 'unreachable' && !isOnline) {
    return {
      reason: 'offline',
      title: t`You are offline`,
      text: (
        <Trans>
          This page is not stored on this device yet. It loads when the connection is back: leave it open, and
          what you shared or searched for is not lost. Pages that you have opened before can be read
          meanwhile, from the <AppLink to="/">home page</AppLink>.
        </Trans>
      ),
    };
  }
  if (failure) {
    const described = describeFailure(failure);
    const isNamed = failure.status !== 'unreachable' && failure.detail !== undefined;
    return isNamed
      ? { ...described, text: `${described.text} (${failure.remote}: ${failure.detail})` }
      : described;
  }
  if (isApiError(error)) return describeFailure(error);
  return {
    reason: 'crashed',
    title: t`Something went wrong`,
    text: t`This page stopped because of an error of its own.`,
  };
}

/**
 * The browser reuses a failed preload for the next request of its URL, and the loader takes a failed style sheet for a
 * loaded one.
 */
function removeFailedLinks(): void {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(
    'link[rel="preload"], link[rel="stylesheet"]',
  )) {
    if (!link.sheet) link.remove();
  }
}
