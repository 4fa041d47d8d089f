import type { ApiError } from '@tsugi/data';
import { nameKey } from '../../../model/params.ts';
import type { ListState, ResultUser } from '../../../model/types.ts';
import type { OpenList } from '../../../worker/compare.protocol.ts';

/** A user of the comparison, with the list as far as it is there. */
export interface KnownList {
  readonly key: string;
  readonly name: string;
  abort: AbortController;
  state: ListState;
  opened: OpenList | undefined;
  /** Ends following the settings of the account. */
  stopFollowing: (() => void) | undefined;
}

export const IDLE: ListState = { status: 'idle' };

export function newList(name: string): KnownList {
  return {
    key: nameKey(name),
    name,
    abort: new AbortController(),
    state: IDLE,
    opened: undefined,
    stopFollowing: undefined,
  };
}

export function readyState(opened: OpenList, isRefreshing: boolean, error?: ApiError): ListState {
  const { titles, storedAt, missing } = opened;
  return { status: 'ready', titles, storedAt, isRefreshing, error, missing };
}

export function resultUser({ name, opened }: Pick<KnownList, 'name' | 'opened'>): ResultUser {
  const { owner } = opened ?? {};
  return {
    name: owner?.name ?? name,
    avatar: owner?.avatar ?? null,
    scoreFormat: owner?.scoreFormat ?? 'POINT_10_DECIMAL',
  };
}
