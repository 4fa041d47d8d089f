import { useQuery } from '@tsugi/data';
import { mediaListFirstChunk } from '@tsugi/data/operations/media-list-first-chunk';
import { parseListType, wireType } from '@tsugi/lists/list-type';
import { useLocation, useParams } from '@tsugi/router';
import { useRef } from 'react';
import { NO_FILTER } from '../../model/list-params.ts';
import { FIRST_ITEMS } from './card-store.ts';
import { excerptOf, type ListExcerpt } from './list-excerpt.ts';
import { storedView } from './list-view.ts';
import { MediaListView } from './MediaListView.tsx';
import { RandomButton } from './RandomButton.tsx';
import type { ListView } from './use-list-result.ts';
import { NO_SELECTING } from './use-select-mode.ts';
import { useViewerOf } from './use-viewer-of.ts';

const nothing = () => undefined;

/** The page before its worker has started: of the first chunk. */
export function FirstListPage() {
  const { name = '', type: typeSegment, list: listName } = useParams();
  const type = parseListType(typeSegment);
  const { viewer, isOwn } = useViewerOf(name);
  const { data } = useQuery(mediaListFirstChunk, { userName: name, type: wireType(type) });
  // What passes a filter, and in which order, is found by the worker.
  const isWhole = useLocation().search === '';
  // The service knows no such user, or gives no list of theirs: the page says what it is.
  const excerpt = data?.user && isWhole ? excerptOf(data, listName, FIRST_ITEMS) : undefined;
  const top = useRef<HTMLDivElement>(null);
  return (
    <MediaListView
      name={name}
      type={type}
      listName={listName}
      viewer={viewer}
      isOwn={isOwn}
      filter={NO_FILTER}
      text=""
      onText={nothing}
      onChange={nothing}
      table={excerpt}
      list={excerpt && listView(excerpt)}
      error={undefined}
      onRetry={nothing}
      view={storedView()}
      onView={nothing}
      onEdit={nothing}
      top={top}
      select={isOwn ? NO_SELECTING : undefined}
      random={isOwn && <RandomButton onPress={undefined} />}
      editor={undefined}
    />
  );
}

function listView({ result }: ListExcerpt): ListView {
  const cards = new Map(result.cards.map((card, index) => [result.rows[index], card]));
  return {
    result,
    cards: { get: (row) => cards.get(row), put: nothing, subscribe: () => nothing },
    need: nothing,
  };
}
