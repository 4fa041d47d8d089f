import type { PreloadTarget } from '@tsugi/contract/contributions';
import { prefetchUser } from './load-user.ts';

export { loadUser as loader } from './load-user.ts';
export { UserPage as Component } from './UserPage.tsx';

export function preload({ params }: PreloadTarget): void {
  if (params.name) prefetchUser(params.name, 'prefetch');
}
