import type { PreloadTarget } from '@tsugi/contract/route-table';
import { prefetchLists } from './load-lists.ts';

export { ComparePage as Component } from './ComparePage.tsx';
export { loadLists as loader } from './load-lists.ts';

export function preload({ url }: PreloadTarget): void {
  prefetchLists(url, 'prefetch');
}
