import { initialEntryKey } from '@tsugi/contract';
import { currentAuth } from '@tsugi/data';
import { replace } from '@tsugi/router';

/**
 * Leads a visit that begins at home to the page that the user has chosen for it. A link to home, a reload and the way back lead home.
 * @param startPage path from the product's root; `:viewer` is the name of the signed-in user
 * @throws a redirect for the router
 */
export function startElsewhere(startPage: string): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isBegun = history.state?.key === initialEntryKey() && navigation?.type === 'navigate';
  // A link of another page of the product that opens home as a document.
  const isFromHere = document.referrer.startsWith(location.origin);
  if (!isBegun || isFromHere) return;
  const auth = currentAuth();
  const name = auth.status === 'signed-in' ? auth.viewer?.name : undefined;
  if (startPage.includes(':viewer') && name === undefined) return;
  throw replace(startPage.replace(':viewer', encodeURIComponent(name ?? '')));
}
