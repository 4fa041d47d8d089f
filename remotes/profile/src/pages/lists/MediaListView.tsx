import type { ApiError } from '@tsugi/data';
import { ownScores } from '@tsugi/data/operations/own-scores';
import { listIsCut } from '@tsugi/data/pure';
import { plural, t } from '@tsugi/i18n/macro';
import { useScoredMedia } from '@tsugi/lists/scored-media';
import { ButtonLink, EmptyState, PageTitle } from '@tsugi/ui';
import { FailureState, MissingParts, useMediaQuery } from '@tsugi/ui/components';
import { Users } from 'lucide-react';
import { type ComponentType, type ReactNode, type RefObject, Suspense, useMemo, useRef } from 'react';
import { formatFilter } from '../../model/list-params.ts';
import { isPrivate, useUser } from '../../model/use-user.ts';
import { userPath } from '../../model/user-path.ts';
import type { CutListProps } from './CutList.tsx';
import { type CardContext, ownerComparePath } from './entry-model.ts';
import { ListControls, type ListControlsProps } from './ListControls.tsx';
import { ListNames } from './ListNames.tsx';
import { ListSections } from './ListSections.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import type { OpenTable } from './list-feed.ts';
import classes from './MediaListPage.module.css';
import { NothingPasses } from './NothingPasses.tsx';
import { SelectButton } from './SelectButton.tsx';
import type { ListView } from './use-list-result.ts';
import { useScrollState } from './use-scroll-state.ts';
import type { SelectMode } from './use-select-mode.ts';
import type { ListCard } from './worker/list.protocol.ts';

export interface MediaListViewProps
  extends Pick<
    ListControlsProps,
    'type' | 'isOwn' | 'filter' | 'text' | 'onText' | 'onChange' | 'view' | 'onView'
  > {
  /** The owner's name as the URL has it. */
  readonly name: string;
  /** The one list that is wanted; all without it. */
  readonly listName: string | undefined;
  /** Name of the signed-in user, who may be the owner. */
  readonly viewer: string | undefined;
  /** Undefined until there is anything of the list. */
  readonly table: Pick<OpenTable, 'owner' | 'summary' | 'isPartial' | 'missing'> | undefined;
  readonly list: ListView | undefined;
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
  readonly onEdit: (entry: ListCard) => void;
  readonly top: RefObject<HTMLDivElement | null>;
  readonly editor: ReactNode;
  /** On an own list. */
  readonly select: SelectMode | undefined;
  /** On an own list, the button that proposes a planned title. */
  readonly random: ReactNode;
  /** Of few lists; not on the first screen. */
  readonly CutList?: ComponentType<CutListProps>;
}

/** The width from which a table has room. */
const ROOM_FOR_TABLE = '(width >= 48em)';

/** A list as the page and its first screen show it. */
export function MediaListView(props: MediaListViewProps) {
  const { name, type, listName, viewer, isOwn, filter, text, onText, onChange, table, list, error } = props;
  const { onRetry, onView, onEdit, top, editor, random, select, CutList } = props;
  const hasTable = useMediaQuery(ROOM_FOR_TABLE, true);
  const isTouch = useMediaQuery('(pointer: coarse)');
  // The choice stays stored: it counts again where there is room.
  const view = props.view === 'table' && !hasTable ? 'compact' : props.view;
  const { data: user } = useUser(name);
  const counted = user?.statistics[type].count;
  const page = useRef<HTMLDivElement>(null);
  useScrollState(page);

  const owner = table?.owner?.name ?? user?.name ?? name;
  const scoreFormat = table?.owner?.scoreFormat ?? 'POINT_10_DECIMAL';
  const active = select?.active;
  const scored = useScoredMedia(ownScores, type, !isOwn);
  const context = useMemo<CardContext>(
    () => ({ type, owner, scoreFormat, viewer, isOwn, scored, isTouch, onEdit, SelectBox: active?.Box }),
    [type, owner, scoreFormat, viewer, isOwn, scored, isTouch, onEdit, active],
  );
  const title = <PageTitle title={owner} sub={type === 'anime' ? t`Anime list` : t`Manga list`} />;
  const instead = (content: ReactNode) => (
    <>
      {title}
      {content}
    </>
  );

  if (error && !table) {
    const why = isPrivate(error) ? t`This list is private` : t`This list could not be loaded`;
    return instead(<FailureState failure={error} title={why} onRetry={onRetry} />);
  }
  if (!table) return instead(<ListSkeleton />);
  if (table.summary.total === 0 && !table.isPartial) {
    if (table.missing.length > 0) return instead(<MissingParts missing={table.missing} onRetry={onRetry} />);
    return instead(
      <EmptyState
        title={type === 'anime' ? t`Nothing on this anime list yet` : t`Nothing on this manga list yet`}
        body={isOwn && t`Titles that you add stand here.`}
        action={
          isOwn && (
            <ButtonLink to={`/browse/${type}`}>{type === 'anime' ? t`Find anime` : t`Find manga`}</ButtonLink>
          )
        }
      />,
    );
  }
  return (
    <div ref={page} className={`column ${classes.page}`}>
      {title}
      <ListNames
        userName={name}
        type={type}
        summary={table.summary}
        listName={listName}
        search={formatFilter(filter).toString()}
      />
      <div ref={top} className={`column ${classes.main}`}>
        <ListControls
          type={type}
          filter={filter}
          text={text}
          onText={onText}
          onChange={onChange}
          summary={table.summary}
          isOwn={isOwn}
          result={list?.result}
          view={view}
          hasTable={hasTable}
          onView={onView}
          select={select && <SelectButton mode={select} />}
          beside={
            random ||
            (viewer !== undefined && !isOwn && user ? (
              <ButtonLink
                className={classes.compare}
                variant="outline"
                icon={<Users size={18} aria-hidden="true" />}
                to={ownerComparePath(context)}
              >{t`Compare with your list`}</ButtonLink>
            ) : undefined)
          }
        />
        {error && (
          <FailureState
            compact
            failure={error}
            title={
              table.isPartial
                ? t`The rest of this list could not be loaded`
                : t`This list could not be updated`
            }
            onRetry={onRetry}
          />
        )}
        {CutList && !table.isPartial && !error && listIsCut(table.summary.total, counted) !== 'no' && (
          <Suspense>
            <CutList titles={table.summary.total} counted={counted} />
          </Suspense>
        )}
        <MissingParts missing={table.missing} onRetry={onRetry} />
        {!list && <ListSkeleton isBare />}
        {list && !list.result.isKnownList && !table.isPartial && (
          <EmptyState
            title={t`${owner} has no list called “${{ listName: listName ?? '' }}”`}
            action={<ButtonLink to={userPath(name, type)}>{t`Show all lists`}</ButtonLink>}
          />
        )}
        {list?.result.isKnownList && list.result.passed === 0 && !table.isPartial && (
          <NothingPasses type={type} filter={filter} onText={onText} onChange={onChange} />
        )}
        {list && (
          <ListSections
            list={list}
            view={view}
            context={context}
            filter={filter}
            onSort={onChange}
            gestures={select?.gestures}
          />
        )}
        {table.isPartial && !error && (
          <p className={`fine ${classes.rest}`} role="status">
            {plural(
              { count: table.summary.total },
              {
                one: 'Loading the rest of this list… # title so far.',
                other: 'Loading the rest of this list… # titles so far.',
              },
            )}
          </p>
        )}
      </div>
      {editor}
    </div>
  );
}
