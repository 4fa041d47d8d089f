import type { PagesState } from '@tsugi/data';
import { useSourceStatus } from '@tsugi/data/status';
import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { FailureState } from '@tsugi/ui/components';
import { useEffect, useEffectEvent } from 'react';

/** The tracker's own wait where it names none. */
const DEFAULT_COOLDOWN_MS = 25_000;

export type NextPageSource = Pick<
  PagesState<unknown>,
  'hasNextPage' | 'isFetchingNextPage' | 'error' | 'retry' | 'fetchNextPage'
>;

/** The way to the next page; why it is not there yet; and after a failure the way to ask once more. */
export function NextPage({ pages }: { readonly pages: NextPageSource }) {
  const { hasNextPage, isFetchingNextPage, error, retry, fetchNextPage } = pages;
  const { wait } = useSourceStatus('tracker');
  const isCooling = error?.kind === 'rate-limited';
  const askAgain = useEffectEvent(retry);
  useEffect(() => {
    if (!isCooling) return;
    const timer = setTimeout(() => askAgain(), error?.retryAfterMs ?? DEFAULT_COOLDOWN_MS);
    return () => clearTimeout(timer);
  }, [isCooling, error]);

  if (isCooling || (isFetchingNextPage && wait?.reason === 'limit')) {
    return (
      <p className="fine" role="status">
        {t`Fetch cooldown`}
      </p>
    );
  }
  if (error && !isFetchingNextPage) {
    return (
      <FailureState
        failure={error}
        compact
        title={t`More recommendations could not be loaded`}
        onRetry={retry}
      />
    );
  }
  if (!hasNextPage && !isFetchingNextPage) return null;
  return (
    <Button size="sm" busy={isFetchingNextPage} onClick={fetchNextPage}>
      {t`Load more`}
    </Button>
  );
}
