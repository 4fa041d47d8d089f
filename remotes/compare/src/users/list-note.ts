import { formatNumber } from '@tsugi/ui/components';
import type { UserListState } from '../lists/use-user-lists.ts';

/** One line on how a user's list stands: "412 titles". */
export function listNote(state: UserListState): string {
  if (state.status !== 'ready') return state.status === 'loading' ? 'Loading list' : '';
  const { size } = state.list.entries;
  if (size === 0) return 'Nothing on this list';
  return size === 1 ? '1 title' : `${formatNumber(size)} titles`;
}
