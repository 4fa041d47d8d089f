import type { PreloadTarget } from '@tsugi/contract/contributions';
import { prefetchActivity } from './load-activity.ts';

export { ActivityPage as Component } from './ActivityPage.tsx';
export { loadActivity as loader } from './load-activity.ts';

export function preload({ params }: PreloadTarget): void {
  prefetchActivity(params.id, 'prefetch');
}
