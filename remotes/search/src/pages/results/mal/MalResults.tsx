import { useAuth, usePages, useQuery } from '@tsugi/data';
import type { MalType } from '@tsugi/data/operation';
import { t } from '@tsugi/i18n/macro';
import { useLocation } from '@tsugi/router';
import { Button, ButtonLink, EmptyState } from '@tsugi/ui';
import { FailureState } from '@tsugi/ui/components';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { malCardActions } from '../../../cards/CardActions.tsx';
import type { MalGenreIds } from '../../../engines/mal/mal-parts.ts';
import { malRequest, malTextReason } from '../../../engines/mal/mal-request.ts';
import { type MalMedia, malSearch } from '../../../engines/mal/mal-search.query.ts';
import { passes } from '../../../engines/mal/passes.ts';
import { namesGenres } from '../../../filters/genres.ts';
import { malGenres } from '../../../filters/mal-genres.query.ts';
import { searchPath } from '../../../filters/params.ts';
import { includesAdult, showsAdult } from '../../../filters/rating.ts';
import type { ResultCount } from '../../../model/result-count.ts';
import { Results, type SearchProps } from '../list/Results.tsx';
import { useFound, useTold } from '../list/use-found.ts';
import classes from './Mal.module.css';
import { malCard } from './mal-card-model.ts';

export interface MalResultsProps extends SearchProps {
  readonly type: MalType;
  readonly onCount: (count: ResultCount | undefined) => void;
  /** Told the genres and themes that the service knows; undefined while they are unknown or not needed. */
  readonly onNames: (names: ReadonlySet<string> | undefined) => void;
}

const NO_GENRES: MalGenreIds = new Map();

/** So many results in a row that a narrowed search leaves out; then the user decides whether it looks further. */
const FRUITLESS_RESULTS = 100;

/** What the MAL-style service found. */
export function MalResults({ onCount, onNames, ...search }: MalResultsProps) {
  const { type, header, params } = search;
  const { pathname } = useLocation();
  const auth = useAuth();
  const isSignedIn = auth.status === 'signed-in';
  const accountShowsAdult = showsAdult(auth);
  const context = useMemo(
    () => ({ type, header, params, isSignedIn, showsAdult: accountShowsAdult }),
    [type, header, params, isSignedIn, accountShowsAdult],
  );

  const needsGenres = namesGenres(params);
  // Asked for once when a search names one.
  const genres = useQuery(malGenres, needsGenres ? { type } : null);
  const ids = useMemo(
    () =>
      needsGenres ? genres.data && new Map(genres.data.map(({ name, malId }) => [name, malId])) : NO_GENRES,
    [needsGenres, genres.data],
  );
  const tellNames = useEffectEvent(onNames);
  useEffect(() => {
    tellNames(ids && ids !== NO_GENRES ? new Set(ids.keys()) : undefined);
    return () => tellNames(undefined);
  }, [ids]);

  const textReason = malTextReason(context);
  const request = useMemo(
    () => (textReason === undefined && ids ? malRequest(context, ids, new Date()) : undefined),
    [context, ids, textReason],
  );
  const variables = useMemo(() => request && { path: request.path, query: request.query }, [request]);
  const pages = usePages(malSearch, variables ?? null);
  const fits = useMemo(() => {
    const narrow = request?.narrow;
    return narrow && Object.keys(narrow).length > 0 ? (media: MalMedia) => passes(media, narrow) : undefined;
  }, [request]);
  const found = useFound(pages, textReason ? '' : `${type} ${header?.title ?? ''}`, header?.limit, fits);
  useTold(found, onCount);

  const { arrived, items, isPrevious, hasMore } = found;
  const [seen, setSeen] = useState(0);
  const last = items.at(-1);
  const lastPlace = Math.max(last ? arrived.indexOf(last) + 1 : 0, Math.min(seen, arrived.length));
  const fruitless = arrived.length - lastPlace;
  const failure = textReason ? undefined : ((ids ? undefined : genres.error) ?? pages.error);
  const toTracker = (
    <ButtonLink
      to={searchPath(pathname, { ...params, malSearch: false })}
      state={{ keepFocus: true }}
    >{t`Search with the tracker instead`}</ButtonLink>
  );
  return (
    <Results
      {...search}
      found={found}
      isLoading={!failure && !isPrevious && !textReason && pages.status !== 'ready'}
      isEmpty={pages.status === 'ready' && items.length === 0 && !hasMore}
      leavesOutAdult={!includesAdult(context)}
      // Later than the tracker's: this service allows fewer requests.
      margin="200px"
      card={(media) => {
        const card = malCard(media, type);
        return { ...card, actions: malCardActions(media, type, card.media.title) };
      }}
      trouble={
        textReason ? (
          <div role="status">
            <EmptyState
              title={textReason}
              body={t`The tracker searches for texts of any length.`}
              action={toTracker}
            />
          </div>
        ) : (
          failure &&
          arrived.length === 0 && (
            <div className={`grid gap-3 ${classes.failure}`}>
              <FailureState
                failure={failure}
                title={t`The MAL search could not be carried out`}
                onRetry={ids ? pages.retry : genres.retry}
              />
              {toTracker}
            </div>
          )
        )
      }
      pause={
        hasMore &&
        fruitless >= FRUITLESS_RESULTS && (
          <div className={`grid gap-3 muted ${classes.further}`}>
            <p>{t`None of the last ${fruitless} results fits these filters.`}</p>
            <Button onClick={() => setSeen(arrived.length)}>{t`Look further`}</Button>
          </div>
        )
      }
    />
  );
}
