import type { MissingPart } from '@tsugi/data';
import type { MediaListChunk } from '@tsugi/data/operations/media-list-collection';
import { intlLocale } from '@tsugi/i18n';
import { NO_FILTER } from '../../model/list-params.ts';
import type { ListOwner, ListResult, ListSummary, ListValues } from './worker/list.protocol.ts';
import { createListTable } from './worker/list-table.ts';

/** Filters open once React has the page. */
const NO_VALUES: ListValues = { genres: [], tags: [], studios: [] };

/** What the first screen of a list shows: the numbers, and the first cards. */
export interface ListExcerpt {
  readonly owner: ListOwner | undefined;
  readonly summary: ListSummary;
  readonly result: ListResult;
  readonly isPartial: boolean;
  readonly missing: readonly MissingPart[];
}

/** Of the first chunk, as the worker would make it. @param cards how many of them */
export function excerptOf(
  { user, lists, hasNextChunk }: MediaListChunk,
  list: string | undefined,
  cards: number,
): ListExcerpt {
  const table = createListTable();
  if (user) table.setSectionOrder(user.sectionOrder);
  table.add(lists);
  return {
    owner: user ? { name: user.name, scoreFormat: user.mediaListOptions.scoreFormat } : undefined,
    summary: { ...table.counts(), ...NO_VALUES },
    result: table.query({ list, filter: NO_FILTER, language: intlLocale(), nowMs: 0, first: cards }),
    isPartial: hasNextChunk,
    missing: [],
  };
}
