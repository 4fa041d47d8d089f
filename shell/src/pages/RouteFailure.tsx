import { host } from '@tsugi/contract';
import { laterTexts } from '@tsugi/i18n';
import { t } from '@tsugi/i18n/macro';
import { useRouteError } from '@tsugi/router';
import { lazyPart } from '@tsugi/ui';
import { Suspense, useEffect, useState } from 'react';
import { NotFound } from './NotFound.tsx';

const FailedPage = lazyPart(async () => {
  const module = import(/* webpackChunkName: "failed-page" */ './route-failure/FailedPage.tsx');
  await laterTexts();
  return (await module).FailedPage;
});

/** Replaces a page that failed. The explanation is a lazy chunk; without it a title and "Try again" are shown. */
export function RouteFailure() {
  const error = useRouteError();
  // The connection can be back before the chunk below has arrived.
  const [wasOffline] = useState(() => !navigator.onLine);
  const [failedAt] = useState(Date.now);
  const isMissing = typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
  useEffect(() => {
    if (!isMissing) host().onError({ error });
  }, [error, isMissing]);
  if (isMissing) return <NotFound />;
  return (
    <Suspense
      fallback={
        <div className="page" role="alert">
          <h1>{t`This page cannot be shown`}</h1>
          <button
            type="button"
            className="frame-retry"
            onClick={() => location.reload()}
          >{t`Try again`}</button>
        </div>
      }
    >
      <FailedPage error={error} failedAt={failedAt} wasOffline={wasOffline} />
    </Suspense>
  );
}
