import { currentAuth } from '@tsugi/data';
import { intlLocale } from '@tsugi/i18n';
import { parseListType } from '@tsugi/lists/list-type';
import type { LoaderFunctionArgs } from '@tsugi/router';
import { queryFor, STATE_CODEC } from '../../model/params.ts';
import { startComparison } from './session/open-comparison.ts';

export { ComparePage as Component } from './ComparePage.tsx';

/** Does not wait for the lists. */
export function loader({ params, request }: LoaderFunctionArgs): null {
  const type = parseListType(params.type);
  const { users, query } = STATE_CODEC.parse(new URL(request.url).searchParams);
  const auth = currentAuth();
  const isSignedIn = auth.status === 'signed-in';
  const viewer = isSignedIn ? auth.viewer?.name : undefined;
  startComparison(
    { type, isSignedIn },
    { users, query: queryFor(type, query), language: intlLocale(), viewer },
  );
  return null;
}
