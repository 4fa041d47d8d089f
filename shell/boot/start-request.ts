import type { FirstScreenRequest, MissingRequest, StartRequest } from '@tsugi/contract';
import { prefetchPath, prefetchVariables } from '@tsugi/contract/prefetch';
import { readCachedResponse, requestName } from '@tsugi/data/first-screen-cache';
import { seasonVariable } from '@tsugi/data/pure';
import { takeStartToken } from '@tsugi/data/start-token';
import { stableJson } from '@tsugi/platform/json';
import { localStore } from '@tsugi/platform/store';
import { sendGet, sendToTracker } from './boot-fetch.ts';
import type { Viewer } from './viewer.ts';

/** With the values of its variables. */
interface ConcreteRequest extends Pick<StartRequest, 'query' | 'shape' | 'isCachedOnly'> {
  readonly variables: MissingRequest['variables'];
  /** `tracker` when left out. */
  readonly source?: string | undefined;
}

/** Their URLs by name. */
type Services = Readonly<Record<string, string>>;

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
 * Starts a page's first request, as `sendUnlessFresh` does.
 * @param services the services' URLs
 * @returns undefined when the request does not cover the URL's parameters, the viewer's id is not known, or it is not for this viewer
 */
export function startRequest(
  request: StartRequest,
  params: Readonly<Record<string, string>>,
  viewer: Viewer,
  services: Services,
): StartedRequest | undefined {
  const { variables: wanted, ignores = [], audience, notForAdultWith } = request;
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
  return variables && sendUnlessFresh({ ...request, variables }, viewer, services);
}

/**
 * Sends a request unless a fresh response is on this device, or no token is left for it in the bucket that all tabs share.
 * @returns undefined for a service that is not configured
 */
export function sendUnlessFresh(
  { query, shape, variables, source = 'tracker', isCachedOnly }: ConcreteRequest,
  viewer: Viewer,
  services: Services,
): StartedRequest | undefined {
  const url = services[source];
  if (!url) return undefined;
  const now = Date.now();
  // The document of another service's GraphQL interface is no path.
  const isGet = query.startsWith('/');
  const token = source === 'tracker' ? viewer.token : undefined;
  const body = isGet ? { query: prefetchPath(query, variables), variables: {} } : { query, variables };
  const name = requestName(token, { ...body, shape });
  const cached = readCachedResponse(localStore(), name);
  const isFresh = cached !== undefined && cached.freshUntil > now;
  const isWanted = !isFresh && !isCachedOnly;
  const send = () => (isGet ? sendGet(url.replace(/\/$/, '') + body.query) : sendToTracker(url, body, token));
  const response = isWanted && takeStartToken(localStore(), source, now) ? send() : undefined;
  // The shell reports the failure when it takes the response.
  response?.catch(() => undefined);
  return {
    name,
    ...body,
    source,
    sentAs: response && sentKey(source, body),
    response,
    cacheKey: cached?.cacheKey,
    isHandedOver: isWanted && !response,
  };
}

/** Key under which the shell takes a response. */
export function sentKey(source: string, body: Pick<MissingRequest, 'query' | 'variables'>): string {
  return `${source} ${stableJson(body)}`;
}
