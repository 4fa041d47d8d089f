import { useParams, useSearchParams } from '@tsugi/router';
import { EmptyState, PageTitle } from '@tsugi/ui';
import { FailureState } from '@tsugi/ui/components';
import { useMemo } from 'react';
import { useUser } from '../user/use-user.ts';
import { filterSections } from './filter-sections.ts';
import { ListControls } from './ListControls.tsx';
import { ListNames } from './ListNames.tsx';
import { ListSections } from './ListSections.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import classes from './MediaListPage.module.css';
import { formatFilter, type ListFilter, parseFilter, parseListType } from './params.ts';
import { RestOfList } from './RestOfList.tsx';
import { useMediaList } from './use-media-list.ts';

/** A user's anime or manga list: its lists at the side, its entries as cards. */
export function MediaListPage() {
  const { name = '', type: typeSegment, list: listName } = useParams();
  const type = parseListType(typeSegment);
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => parseFilter(search), [search]);
  const { data: user } = useUser(name);
  const { list, error, isPartial, retry } = useMediaList(name, type);
  const sections = useMemo(
    () => (list ? filterSections(list.sections, filter, listName) : []),
    [list, filter, listName],
  );
  const change = (changes: Partial<ListFilter>) => {
    setSearch(formatFilter({ ...filter, ...changes }), { replace: true, preventScrollReset: true });
  };
  const title = <PageTitle title={user?.name ?? name} sub={type === 'anime' ? 'Anime list' : 'Manga list'} />;

  if (error && !list) {
    return (
      <>
        {title}
        <FailureState failure={error} title="This list could not be loaded" onRetry={retry} />
      </>
    );
  }
  if (!list) {
    return (
      <>
        {title}
        <ListSkeleton />
      </>
    );
  }
  if (list.sections.length === 0 && !isPartial) {
    return (
      <>
        {title}
        <EmptyState title={`Nothing on this ${type} list yet`} />
      </>
    );
  }
  return (
    <div className={classes.page}>
      {title}
      <ListNames userName={name} type={type} sections={list.sections} search={search.toString()} />
      <div className={classes.main}>
        <ListControls filter={filter} type={type} onChange={change} />
        {isPartial && <RestOfList sections={list.sections} error={error} onRetry={retry} />}
        {sections.length === 0 && !isPartial ? (
          <EmptyState
            title="No title here passes the filters"
            body="Change the search, or choose another list."
          />
        ) : (
          <ListSections key={`${type}/${listName ?? ''}/${search}`} sections={sections} />
        )}
      </div>
    </div>
  );
}
