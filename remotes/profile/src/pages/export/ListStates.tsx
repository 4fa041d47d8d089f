import { LIST_LIMIT } from '@tsugi/data/pure';
import { Plural, plural, Trans, t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { FailureState, formatNumber, MissingParts, RelativeTime, Skeleton } from '@tsugi/ui/components';
import { RefreshCw } from 'lucide-react';
import classes from './Export.module.css';
import type { ExportState, ListState } from './export-session.ts';

type MediaType = keyof ExportState;

export interface ListStatesProps {
  readonly types: readonly MediaType[];
  readonly state: ExportState | undefined;
  readonly onRefresh: () => void;
}

/** Of each list how many titles are there, and of when. */
export function ListStates({ types, state, onRefresh }: ListStatesProps) {
  const states = types.map((type) => state?.[type]);
  const error = states.map(errorOf).find((one) => one !== undefined);
  const isReady = states.every((one) => one?.status === 'ready');
  const isBusy = states.some(
    (one) => one?.status === 'loading' || (one?.status === 'ready' && one.isRefreshing),
  );
  const missing = states.flatMap((one) => (one?.status === 'ready' ? one.list.missing : []));
  const isCut = states.some((one) => one?.status === 'ready' && one.list.count >= LIST_LIMIT);
  return (
    <div className="column gap-3">
      <div className="row wrap spread gap-3">
        <ul className={`stack ${classes.states}`}>
          {types.map((type) => (
            <li key={type}>
              <ListLine type={type} state={state?.[type]} />
            </li>
          ))}
        </ul>
        {isReady && (
          <Button
            size="sm"
            variant="ghost"
            icon={<RefreshCw size={15} aria-hidden="true" />}
            busy={isBusy}
            onClick={onRefresh}
          >{t`Refresh`}</Button>
        )}
      </div>
      <MissingParts missing={missing} onRetry={onRefresh} />
      {isCut && (
        <p className="fine" role="note">
          {t`The tracker gives the ${{ limit: formatNumber(LIST_LIMIT) }} titles of a list that were updated last: others are not in the file.`}
        </p>
      )}
      {error && (
        <FailureState
          compact
          failure={error}
          title={
            isReady
              ? t`The lists could not be updated. The file will hold what is stored on this device.`
              : t`The lists could not be loaded`
          }
          onRetry={onRefresh}
        />
      )}
    </div>
  );
}

function errorOf(state: ListState | undefined) {
  if (state?.status === 'failed') return state.error;
  return state?.status === 'ready' ? state.list.error : undefined;
}

function ListLine({ type, state }: { readonly type: MediaType; readonly state: ListState | undefined }) {
  const label = type === 'ANIME' ? t`Anime list` : t`Manga list`;
  if (state?.status === 'failed') return <span className="muted">{label}</span>;
  if (state?.status !== 'ready') {
    const titles = state?.titles ?? 0;
    return (
      <span className="row gap-2 muted" aria-busy="true">
        {label}
        {titles > 0 ? (
          <span>
            {plural(titles, { one: 'Loading, # title so far…', other: 'Loading, # titles so far…' })}
          </span>
        ) : (
          <Skeleton width={180} height={16} />
        )}
      </span>
    );
  }
  const { count, storedAt } = state.list;
  return (
    <span className="muted">
      <span className={classes.listName}>{label}</span>{' '}
      <Trans>
        <Plural value={count} one="# title" other="# titles" />, as of <RelativeTime date={storedAt} />
      </Trans>
    </span>
  );
}
