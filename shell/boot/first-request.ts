import type { FirstScreenRequest, PrefetchRequest } from '@tsugi/contract';
import { stableJson } from '@tsugi/contract';
import { prefetchVariables } from '@tsugi/contract/prefetch';
import { readCachedResponse, requestName } from '@tsugi/data/first-screen-cache';
import { seasonVariable } from '@tsugi/data/pure';
import { sendToTracker } from './boot-fetch.ts';
import { localStore, type Viewer } from './viewer.ts';

/** A request of a page's first screen. */
export interface FirstRequest extends FirstScreenRequest {
  /** Its name in the first-screen cache. */
  readonly name: string;
  /** Key under which the shell takes the response; undefined when it was not sent. */
  readonly sentAs: string | undefined;
}

/**
 * Sends a page's first request unless a fresh response is on this device.
 * @param tracker the tracker's URL
 * @returns undefined when the request does not cover the URL's parameters, the viewer's id is not known, or it is not for this viewer
 */
export function firstRequest(
  { query, shape, variables: wanted, isCachedOnly, audience, ignores = [] }: PrefetchRequest,
  params: Readonly<Record<string, string>>,
  viewer: Viewer,
  tracker: string,
): FirstRequest | undefined {
  if (audience && !viewer.token) return undefined;
  const now = new Date();
  const search = new URLSearchParams(location.search);
  const variables = prefetchVariables(
    { variables: wanted, ignores },
    { params, search, viewer: viewer.id, seasonVariable: (member) => seasonVariable(member, now) },
  );
  if (!variables) return undefined;
  const name = requestName(viewer.token, { query, variables, shape });
  const cached = readCachedResponse(localStore(), name);
  const isFresh = cached !== undefined && cached.freshUntil > now.getTime();
  const body = { query, variables };
  const response = isFresh || isCachedOnly ? undefined : sendToTracker(tracker, body, viewer.token);
  // The shell reports the failure when it takes the response.
  response?.catch(() => undefined);
  return {
    name,
    query,
    variables,
    sentAs: response && `tracker ${stableJson(body)}`,
    response,
    cacheKey: cached?.cacheKey,
  };
}
