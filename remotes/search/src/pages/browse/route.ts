import type { PreloadTarget } from '@tsugi/contract/contributions';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { searchType } from '../../model/values.ts';
import { warmBundle } from '../../widgets/trending/bundle.ts';

export { BrowsePage as Component } from './BrowsePage.tsx';

/** Starts the page's one request while React still renders; never waits for it. */
export function loader({ params }: LoaderFunctionArgs): null {
  warmBundle(searchType(params.type));
  return null;
}

export function preload({ params }: PreloadTarget): void {
  warmBundle(searchType(params.type), 'prefetch');
}
