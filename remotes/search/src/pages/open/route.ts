import type { LoaderFunctionArgs } from '@tsugi/router';
import { leadOn } from '../../model/lead-on.ts';
import { sharedTarget } from './shared-target.ts';

export { OpenPage as Component } from './OpenPage.tsx';

/** Most of what comes leads on at once; "back" leads to where the user was before. */
export function loader({ request }: LoaderFunctionArgs): Response | null {
  const { to } = sharedTarget(new URL(request.url).searchParams, document.baseURI);
  return to === undefined ? null : leadOn(to, request.url);
}
