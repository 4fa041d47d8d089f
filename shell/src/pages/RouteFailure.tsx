import { useLocation, useNavigate, useRouteError } from '@tsugi/router';
import { ErrorState, PageTitle } from '@tsugi/ui';
import { use, useEffect, useState } from 'react';
import { messageOf } from '../message-of.ts';
import { isNetworkTrouble } from '../remotes/is-network-trouble.ts';
import { RemoteLoadError } from '../remotes/remote-load-error.ts';
import { RemoteLoaderContext } from '../remotes/remote-loader-context.ts';
import { OWN_PATHS } from '../routes/own-paths.ts';
import { NotFound } from './NotFound.tsx';
import { useReloadWhenBack } from './use-reload-when-back.ts';

const TITLES = {
  unreachable: 'This page cannot be reached',
  incompatible: 'This page needs a newer version',
  broken: 'This page could not start',
} as const;

/** Explains why a page cannot be shown and tries again in place: the rest of the product stays as it is. */
export function RouteFailure() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const remoteLoader = use(RemoteLoaderContext);
  const [isTrying, setTrying] = useState(false);

  const isMissing = isNotFound(error);

  useEffect(() => {
    // A remote may have moved, perhaps to an origin that this document may not load from: a fresh one may.
    if (!isMissing) void remoteLoader?.hasMoved().then((moved) => moved && window.location.reload());
  }, [remoteLoader, isMissing]);

  const failure = error instanceof RemoteLoadError ? error.failure : undefined;
  const isUnreachable = !failure && isNetworkTrouble(messageOf(error));

  const retry = async () => {
    setTrying(true);
    removeFailedLinks();
    // Files of the shell itself are asked for once per document; of another release, they have other names too.
    if ((isUnreachable && OWN_PATHS.has(location.pathname)) || (await remoteLoader?.hasMoved())) {
      window.location.reload();
      return;
    }
    await navigate(location.pathname + location.search + location.hash, {
      replace: true,
      preventScrollReset: true,
    });
    setTrying(false);
  };

  // Nobody presses a button here, and nothing of the page is there to be kept.
  const canHeal = isUnreachable || failure?.status === 'unreachable';
  useReloadWhenBack(canHeal, () => window.location.reload());

  if (isMissing) return <NotFound />;

  const title = failure
    ? TITLES[failure.status]
    : isUnreachable
      ? TITLES.unreachable
      : 'Something went wrong';
  const detail = failure ? `${failure.remote}: ${failure.detail ?? ''}` : messageOf(error);
  return (
    <div className="page" data-outcome={failure?.status ?? 'crashed'}>
      <PageTitle title={title} />
      <ErrorState
        titleAs="h1"
        title={title}
        detail={
          <>
            {failure?.message ?? (isUnreachable ? 'Its files did not arrive.' : 'The page met an error.')}
            <br />
            {!isUnreachable && <small>{detail}</small>}
          </>
        }
        onRetry={isTrying ? undefined : () => void retry()}
      />
    </div>
  );
}

/**
 * A failed preload would be handed to the next request of its address once more, and a style sheet that failed would be
 * taken for one that is there.
 */
function removeFailedLinks(): void {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(
    'link[rel="preload"], link[rel="stylesheet"]',
  )) {
    if (!link.sheet) link.remove();
  }
}

function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}
