import { useAuth } from '@tsugi/data';
import { useParams } from '@tsugi/router';
import { ButtonLink, EmptyState, PageTitle } from '@tsugi/ui';
import { FailureState, MissingParts, Widget, warmWidget } from '@tsugi/ui/components';
import { useTypedText, useUrlState } from '@tsugi/ui/url-state';
import { useEffect, useMemo, useRef, useState } from 'react';
import { userPath } from '../shared/user-path.ts';
import { useUser } from '../user/use-user.ts';
import { type CardContext, ownerComparePath } from './entry-model.ts';
import { withoutFilters } from './filter-labels.ts';
import { ListControls } from './ListControls.tsx';
import { ListNames } from './ListNames.tsx';
import { ListSections } from './ListSections.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { type ListFilter, parseListType } from './list-filter.ts';
import { type ListViewName, storedView, storeView } from './list-view.ts';
import classes from './MediaListPage.module.css';
import { FILTER_CODEC, formatFilter } from './params.ts';
import { RestOfList } from './RestOfList.tsx';
import { useListResult } from './use-list-result.ts';
import { useListTable } from './use-list-table.ts';
import type { ListCard } from './worker/list.protocol.ts';

/** A user's anime or manga list: its lists at the side, its entries as cards or lines. */
export function MediaListPage() {
  const { name = '', type: typeSegment, list: listName } = useParams();
  const type = parseListType(typeSegment);
  const auth = useAuth();
  const viewer = auth.status === 'signed-in' ? auth.viewer?.name : undefined;
  const isOwn = viewer !== undefined && viewer.toLowerCase() === name.toLowerCase();
  const { data: user } = useUser(name);
  const { filter, change, text, setText } = useFilter(isOwn);
  const { table, error, retry } = useListTable(name, type);
  const list = useListResult(table, listName, filter);
  const [view, setView] = useState(storedView);
  const [edited, setEdited] = useState<ListCard>();
  const top = useStartOnSwitch(`${name}/${type}/${listName ?? ''}`);

  const owner = table?.owner?.name ?? user?.name ?? name;
  const scoreFormat = table?.owner?.scoreFormat ?? 'POINT_10_DECIMAL';
  const context = useMemo<CardContext>(
    () => ({ type, owner, scoreFormat, viewer, isOwn, onEdit: setEdited }),
    [type, owner, scoreFormat, viewer, isOwn],
  );
  const title = <PageTitle title={owner} sub={type === 'anime' ? 'Anime list' : 'Manga list'} />;

  if (error && !table) {
    return (
      <>
        {title}
        <FailureState failure={error} title="This list could not be loaded" onRetry={retry} />
      </>
    );
  }
  if (!table) {
    return (
      <>
        {title}
        <ListSkeleton />
      </>
    );
  }
  if (table.summary.total === 0 && !table.isPartial && table.missing.length > 0) {
    return (
      <>
        {title}
        <MissingParts missing={table.missing} onRetry={retry} />
      </>
    );
  }
  if (table.summary.total === 0 && !table.isPartial) {
    return (
      <>
        {title}
        <EmptyState
          title={`Nothing on this ${type} list yet`}
          {...(isOwn
            ? {
                body: 'Titles that you add stand here.',
                action: <ButtonLink to={`/browse/${type}`}>Find {type}</ButtonLink>,
              }
            : {})}
        />
      </>
    );
  }
  return (
    <div className={classes.page}>
      {title}
      <ListNames
        userName={name}
        type={type}
        summary={table.summary}
        search={formatFilter(filter).toString()}
      />
      <div ref={top} className={classes.main}>
        <ListControls
          type={type}
          filter={filter}
          text={text}
          onText={setText}
          onChange={change}
          summary={table.summary}
          isOwn={isOwn}
          result={list?.result}
          view={view}
          onView={(next: ListViewName) => {
            setView(next);
            storeView(next);
          }}
          compare={
            viewer !== undefined && !isOwn && user ? (
              <ButtonLink size="sm" variant="outline" to={ownerComparePath(context)}>
                Compare with your list
              </ButtonLink>
            ) : undefined
          }
        />
        {(table.isPartial || error) && (
          <RestOfList count={table.summary.total} error={error} onRetry={retry} />
        )}
        <MissingParts missing={table.missing} onRetry={retry} />
        {!list && <ListSkeleton isBare />}
        {list && !list.result.isKnownList && !table.isPartial && (
          <EmptyState
            title={`${owner} has no list called “${listName ?? ''}”`}
            action={<ButtonLink to={userPath(name, type)}>Show all lists</ButtonLink>}
          />
        )}
        {list?.result.isKnownList && list.result.passed === 0 && !table.isPartial && (
          <EmptyState
            title="No title here passes the filters"
            body="Change the search, take filters away, or choose another list."
          />
        )}
        {list && <ListSections list={list} view={view} context={context} />}
      </div>
      {edited && (
        <Widget
          remote="profile"
          name="list-editor"
          props={{
            mediaId: edited.mediaId,
            title: edited.media.title.userPreferred,
            onClose: () => setEdited(undefined),
          }}
        />
      )}
    </div>
  );
}

/** The filter of the URL. The text box leads, as every control does: it acts at once, while the URL still has the filter before. */
function useFilter(isOwn: boolean) {
  const [current, write] = useUrlState(FILTER_CODEC);
  const [text, setText] = useTypedText(current.search, (typed) => write({ ...current, search: typed }));
  const filter = useMemo(
    () => ({
      ...current,
      search: text.trim(),
      // Only the owner sees private entries.
      private: isOwn ? current.private : undefined,
    }),
    [current, text, isOwn],
  );
  const change = (changes: Partial<ListFilter> | 'none') =>
    write(changes === 'none' ? withoutFilters(filter) : { ...filter, ...changes });
  return { filter, change, text, setText };
}

/** Another list begins at its start, also when the earlier one was scrolled down. */
function useStartOnSwitch(key: string) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const element = top.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
  }, [key]);
  useEffect(() => {
    void warmWidget('profile', 'list-editor');
  }, []);
  return top;
}
