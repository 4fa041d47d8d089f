import type { FirstScreenRequest, StartRequest } from '@tsugi/contract';
import { prefetchPath, prefetchVariables } from '@tsugi/contract/prefetch';
import { readCachedResponse, requestName } from '@tsugi/data/first-screen-cache';
import { seasonVariable } from '@tsugi/data/pure';
import { takeStartToken } from '@tsugi/data/start-token';
import { stableJson } from '@tsugi/platform/json';
import { localStore } from '@tsugi/platform/store';
import { sendGet, sendToTracker } from './boot-fetch.ts';
import type { Viewer } from './viewer.ts';

/** A request of a page's first screen. */
export interface StartedRequest extends FirstScreenRequest {
  /** Its name in the first-screen cache. */
  readonly name: string;
  /** Key under which the shell takes the response; undefined when it was not sent. */
  readonly sentAs: string | undefined;
  /** The service allows no request for now: the shell's data layer sends it when there is a token for it. */
  readonly isHandedOver: boolean;
}

/**
 * Sends a page's first request unless a fresh response is on this device, or no token is left for it in the bucket that all
 * tabs share.
 * @param services the services' URLs
 * @returns undefined when the request does not cover the URL's parameters, the viewer's id is not known, or it is not for this viewer
 */
export function startRequest(
  request: StartRequest,
  params: Readonly<Record<string, string>>,
  viewer: Viewer,
  services: Readonly<Record<string, string>>,
): StartedRequest | undefined {
  const { query, shape, source = 'tracker', variables: wanted, ignores = [] } = request;
  const { isCachedOnly, audience, notForAdultWith } = request;
  const url = services[source];
  if (audience && audience !== (viewer.token ? 'signed-in' : 'signed-out')) return undefined;
  const now = new Date();
  const search = new URLSearchParams(location.search);
  if (viewer.showsAdult && notForAdultWith && search.get(notForAdultWith)) return undefined;
  const variables = prefetchVariables(
    { variables: wanted, ignores },
    {
      params,
      search,
      viewer: viewer.id,
      seasonVariable: (member) => seasonVariable(member, now),
      nowMs: now.getTime(),
    },
  );
  if (!variables || !url) return undefined;
  // The document of another service's GraphQL interface is no path.
  const isGet = query.startsWith('/');
  const token = source === 'tracker' ? viewer.token : undefined;
  const body = isGet ? { query: prefetchPath(query, variables), variables: {} } : { query, variables };
  const name = requestName(token, { ...body, shape });
  const cached = readCachedResponse(localStore(), name);
  const isFresh = cached !== undefined && cached.freshUntil > now.getTime();
  const isWanted = !isFresh && !isCachedOnly;
  const send = () => (isGet ? sendGet(url.replace(/\/$/, '') + body.query) : sendToTracker(url, body, token));
  const response = isWanted && takeStartToken(localStore(), source, now.getTime()) ? send() : undefined;
  // The shell reports the failure when it takes the response.
  response?.catch(() => undefined);
  return {
    name,
    ...body,
    source,
    sentAs: response && `${source} ${stableJson(body)}`,
    response,
    cacheKey: cached?.cacheKey,
    isHandedOver: isWanted && !response,
  };
}
