import { clearFirstScreens } from '@tsugi/data/stored';
import { parseListType, wireType } from '@tsugi/lists/list-type';
import { useParams } from '@tsugi/router';
import { lazyPart } from '@tsugi/ui';
import { Widget, warmWidget } from '@tsugi/ui/components';
import { useTypedText, useUrlState } from '@tsugi/ui/url-state';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ListFilter } from '../../model/list-params.ts';
import { effectiveFilter, FILTER_CODEC, withoutFilters } from '../../model/list-params.ts';
import { usePagePicture } from '../../model/page-picture.ts';
import { listPicture } from './list-picture.ts';
import { storedView, storeView } from './list-view.ts';
import { MediaListView } from './MediaListView.tsx';
import { RandomTitle } from './RandomTitle.tsx';
import { useListResult } from './use-list-result.ts';
import { useListTable } from './use-list-table.ts';
import { useSelectMode } from './use-select-mode.ts';
import { useViewerOf } from './use-viewer-of.ts';
import type { ListCard } from './worker/list.protocol.ts';

const CutList = lazyPart(async () => {
  const module = await import(/* webpackChunkName: "cut-list" */ './CutList.tsx');
  return module.CutList;
});

/** A user's anime or manga list: its lists at the side, its entries as cards or lines. */
export function MediaListPage() {
  const { name = '', type: typeSegment, list: listName } = useParams();
  const type = parseListType(typeSegment);
  const { viewer, isOwn } = useViewerOf(name);
  const { filter, change, text, setText } = useFilter(isOwn);
  const part = { list: listName, filter };
  const { table, error, retry } = useListTable(name, type, { part, isOwn });
  const list = useListResult(table, part);
  const [view, setView] = useState(storedView);
  const [edited, setEdited] = useState<ListCard>();
  const select = useSelectMode(`${name}/${type}`, isOwn, list !== undefined && !table?.isPartial);
  const Panel = select.active?.Panel;
  const rows = list?.result.rows;
  const shown = useMemo(
    () => table && rows && { client: table.client, tableId: table.id, rows },
    [table, rows],
  );
  useEditorSoon(isOwn);
  usePagePicture(() => list && listPicture(type, table?.owner?.name ?? name, list.result));
  const top = useStartOnSwitch(`${name}/${type}/${listName ?? ''}`);

  return (
    <MediaListView
      name={name}
      type={type}
      listName={listName}
      viewer={viewer}
      isOwn={isOwn}
      filter={filter}
      text={text}
      onText={setText}
      onChange={change}
      table={table}
      list={list}
      error={error}
      onRetry={retry}
      view={view}
      onView={(next) => {
        setView(next);
        storeView(next);
        // Other lists were stored in the view of before.
        clearFirstScreens();
      }}
      onEdit={setEdited}
      top={top}
      select={isOwn ? select : undefined}
      CutList={CutList}
      random={isOwn && <RandomTitle table={table} part={part} />}
      editor={
        <>
          {Panel && shown && (
            <Panel
              type={wireType(type)}
              shown={shown}
              scoreFormat={table?.owner?.scoreFormat ?? 'POINT_10_DECIMAL'}
              onLeave={select.stop}
            />
          )}
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
        </>
      }
    />
  );
}

/** The filter of the URL. The text box leads, as every control does: it acts at once, while the URL still has the filter before. */
function useFilter(isOwn: boolean) {
  const [current, write] = useUrlState(FILTER_CODEC);
  const [text, setText] = useTypedText(current.search, (typed) => write({ ...current, search: typed }));
  const filter = useMemo(() => effectiveFilter({ ...current, search: text }, isOwn), [current, text, isOwn]);
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
  return top;
}

/** The page is there, and what it shows first has loaded. */
const QUIET_MS = 5_000;

/** An entry can be edited at once, and offline too: the service worker stores the editor's file. Only own entries can be edited. */
function useEditorSoon(isOwn: boolean) {
  useEffect(() => {
    if (!isOwn) return;
    const timer = setTimeout(() => void warmWidget('profile', 'list-editor'), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isOwn]);
}
