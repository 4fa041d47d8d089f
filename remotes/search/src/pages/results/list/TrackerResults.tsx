import { type PagesState, usePages } from '@tsugi/data';
import { type MediaCardData, mediaSearch } from '@tsugi/data/operations/media-search';
import { mediaPath } from '@tsugi/data/pure';
import { Trans, t } from '@tsugi/i18n/macro';
import { AppLink } from '@tsugi/ui';
import { ErrorState, FailureState, MissingParts } from '@tsugi/ui/components';
import { useMemo } from 'react';
import { cardActions } from '../../../cards/CardActions.tsx';
import { cardDetails, cardModel } from '../../../cards/card-model.ts';
import { useScoreFormat } from '../../../cards/use-score-format.ts';
import { trackerVariables } from '../../../engines/tracker/tracker-variables.ts';
import type { SearchVariables } from '../../../filters/filter.ts';
import type { FilterContext } from '../../../filters/params.ts';
import { Results, type SearchProps } from './Results.tsx';
import { type Found, useFound } from './use-found.ts';

export interface TrackerFound extends Found<MediaCardData> {
  /** Adult works are not among what was searched. */
  readonly leavesOutAdult: boolean;
}

/**
 * @param isAsked false: nothing is requested
 * @param isHeld what to request is not known yet: until then it loads
 * @param usePagesOf requests the pages of a search
 */
export function useTrackerResults(
  context: FilterContext,
  isAsked: boolean,
  isHeld: boolean,
  usePagesOf: (variables: SearchVariables | null) => PagesState<MediaCardData> = useMixedPages,
): TrackerFound {
  const isSent = isAsked && !isHeld;
  const variables = useMemo(() => (isSent ? trackerVariables(context) : null), [context, isSent]);
  const sent = usePagesOf(variables);
  const pages = useMemo(
    () => (isAsked && isHeld ? { ...sent, status: 'loading' as const } : sent),
    [sent, isAsked, isHeld],
  );
  const { type, header } = context;
  const found = useFound(pages, `${type} ${header?.title ?? ''}`, header?.limit);
  return { ...found, leavesOutAdult: variables?.isAdult === false };
}

function useMixedPages(variables: SearchVariables | null): PagesState<MediaCardData> {
  return usePages(mediaSearch, variables);
}

/** What the tracker found. */
export function TrackerResults({ found, ...search }: SearchProps & { readonly found: TrackerFound }) {
  const scoreFormat = useScoreFormat();
  const { pages, items, isPrevious, leavesOutAdult } = found;
  const { status, error, missing, retry } = pages;
  return (
    <Results
      {...search}
      found={found}
      isLoading={status === 'loading' && !isPrevious}
      // Without its list, a response does not say that nothing was found.
      isEmpty={status === 'ready' && items.length === 0 && missing.length === 0}
      leavesOutAdult={leavesOutAdult}
      margin="500px"
      card={(media) => ({
        media: cardModel(media, scoreFormat),
        to: mediaPath(media),
        details: cardDetails(media),
        actions: cardActions(media),
      })}
      trouble={
        <>
          {status === 'error' &&
            error &&
            (error.kind === 'offline' ? (
              <Offline text={search.params.q} onRetry={retry} />
            ) : (
              <FailureState failure={error} title={t`The search could not be carried out`} onRetry={retry} />
            ))}
          <MissingParts missing={missing} onRetry={retry} />
        </>
      }
    />
  );
}

interface OfflineProps {
  /** What is searched for; empty when only filters are set. */
  readonly text: string;
  readonly onRetry: () => void;
}

/** A search without a connection, such as one by text that another app has shared: what becomes of it, and what can be read meanwhile. */
function Offline({ text, onRetry }: OfflineProps) {
  return (
    <ErrorState
      reason="offline"
      title={t`You are offline`}
      detail={
        text ? (
          <Trans>
            The search for “{text}” needs a connection, and runs when it is back: leave this page open. What
            you have opened before can be read meanwhile, from the <AppLink to="/">home page</AppLink>.
          </Trans>
        ) : (
          <Trans>
            This search needs a connection, and runs when it is back: leave this page open. What you have
            opened before can be read meanwhile, from the <AppLink to="/">home page</AppLink>.
          </Trans>
        )
      }
      onRetry={onRetry}
    />
  );
}
