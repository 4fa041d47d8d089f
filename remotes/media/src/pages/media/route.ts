import type { PreloadTarget } from '@tsugi/contract/contributions';
import { prefetchMedia } from './load-media.ts';

export { loadMedia as loader } from './load-media.ts';
export { MediaPage as Component } from './MediaPage.tsx';

export function preload({ params }: PreloadTarget): void {
  prefetchMedia(params.type, params.id, 'prefetch');
}
