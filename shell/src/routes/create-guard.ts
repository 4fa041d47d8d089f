import { shellPathOf } from '@tsugi/contract/routing';
import { type LoaderFunctionArgs, redirect, redirectDocument, replace } from '@tsugi/router';
import { pathInProduct } from '../base-url.ts';
import { RemoteLoadError } from '../remotes/remote-load-error.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { followRedirects } from './follow-redirects.ts';

/**
 * Runs before every page: redirects, and the rules for segments that the router's patterns cannot express.
 * @param missing load errors by path; each is thrown once
 */
export function createGuard(remoteLoader: RemoteLoader, missing: Map<string, RemoteLoadError>) {
  return async ({ request }: LoaderFunctionArgs) => {
    const url = new URL(request.url);
    const path = pathInProduct(url.pathname);
    const target = await followRedirects(path, remoteLoader.match);
    if (target !== path) {
      // On the first load and after "back" the URL is the current history entry: a push would make "back" loop.
      const isThere = url.pathname === window.location.pathname;
      throw (isThere ? replace : redirect)(target + url.search);
    }
    const mayReplace = remoteLoader.noteNavigation(path);
    const failure = missing.get(path);
    missing.delete(path);
    if (failure) throw failure;
    if (shellPathOf(path)) return null;
    const found = await remoteLoader.match(path);
    if (found) {
      // Code of two versions never runs in one page: entering a released remote loads a fresh document.
      if (mayReplace && remoteLoader.isInvalidated(found.remote)) throw redirectDocument(request.url);
      return null;
    }
    const [failed] = await remoteLoader.failures();
    if (failed) throw new RemoteLoadError(failed);
    throw new Response(null, { status: 404 });
  };
}
