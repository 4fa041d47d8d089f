import type { MediaListCollectionQuery } from '../sources/tracker/generated/operations.ts';
import { trackerQuery } from '../sources/tracker/tracker-operation.ts';
import {
  DOCUMENT,
  LIST_CACHE,
  type MediaListChunk,
  type MediaListCollectionVariables,
  PER_CHUNK,
  toChunk,
} from './media-list-collection.query.ts';

export type { MediaListChunk };

/** The first request of a whole list by itself: what a first screen is rendered from. The list takes its response. */
export const mediaListFirstChunk = trackerQuery<
  MediaListCollectionQuery,
  MediaListCollectionVariables,
  MediaListChunk
>({
  name: 'media-list-first-chunk',
  shape: 3,
  document: DOCUMENT,
  cache: LIST_CACHE,
  variables: ({ userName, type }) => ({ userName, type, chunk: 1, perChunk: PER_CHUNK }),
  select: (wire, { type }) => toChunk(wire, type),
});
