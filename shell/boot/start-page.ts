import type { Contribution, HomeSection, MissingRequest, StartFiles } from '@tsugi/contract';
import { contributionsOf, isSupportedContract, matchRoute } from '@tsugi/contract';
import type { BootResult } from '@tsugi/contract/boot-result';
import { isRequestOf, requestsFor } from '@tsugi/contract/prefetch';
import { type EmbeddedStart, readEmbeddedStart, type StartManifest } from './embedded-start.ts';
import { keepUncaught } from './keep-uncaught.ts';
import { type StartedRequest, sendUnlessFresh, sentKey, startRequest } from './start-request.ts';
import { readViewer, type Viewer } from './viewer.ts';

/** What a remote shows of this page. */
export interface StartedPart {
  readonly manifestUrl: string;
  readonly manifest: StartManifest;
  readonly part: StartFiles;
  readonly params: Readonly<Record<string, string>>;
  /** Undefined where a request does not cover the URL, or is not for this viewer. */
  readonly requests: readonly (StartedRequest | undefined)[];
  /**
   * What its first screen begins with; undefined without one. `skeleton`: its requests do not cover this URL, so that those of its components
   * are sent (first-screen.ts).
   */
  readonly shows: 'page' | 'skeleton' | undefined;
}

/** What the URL of this document has started. */
export interface StartedPage {
  /** The product's root. */
  readonly root: URL;
  readonly isHome: boolean;
  readonly viewer: Viewer;
  /** Undefined without a composition, and with an override. */
  readonly embedded: EmbeddedStart | undefined;
  /** A page has one; the home page one for each remote with sections on it. */
  readonly parts: readonly StartedPart[];
  readonly bootResult: BootResult;
  /** Until the shell asks for anything: sends one that no manifest names, unless its response is on this device, for the shell to take. */
  readonly send: (request: MissingRequest) => StartedRequest | undefined;
}

/** A page with what shows the rest of the document. */
export type HandedOverPage = StartedPage &
  Readonly<Record<'insertShell' | 'loadStyles' | 'addStyles' | 'translate', () => void>>;

declare global {
  /** What the boot script hands over to the late script, which shares no code with it. */
  var __tsugiPage: HandedOverPage | undefined;
}

/** Sends the first requests of this URL by what the document says of it. */
export function startPage(authFragment: string | undefined, scriptOrigins: Set<string>): StartedPage {
  const embedded = readEmbeddedStart();
  const root = new URL(document.baseURI);
  const path = `/${location.pathname.slice(root.pathname.length)}`;
  const viewer = readViewer();
  const audience = viewer.token ? 'signed-in' : 'signed-out';
  const isHome = path === '/';
  const services = { ...embedded?.files?.config?.services, tracker: embedded?.tracker ?? '' };
  const sent = new Map<string, StartedRequest>();
  let isShellAsking = false;
  const keep = (request: StartedRequest | undefined) => {
    if (request?.sentAs) sent.set(request.sentAs, request);
    return request;
  };
  const parts: StartedPart[] = [];
  for (const [manifestUrl, manifest] of Object.entries(embedded?.manifests ?? {})) {
    // Undefined also for a remote of an unsupported contract: nothing of it is fetched.
    const found = partOf(manifest, path, audience);
    if (!found) continue;
    const wanted = (found.part.requests ?? []).filter((request) => isRequestOf(request, found.params));
    const requests = requestsFor(wanted, audience).map((request) =>
      startRequest(request, found.params, viewer, services),
    );
    requests.forEach(keep);
    scriptOrigins.add(new URL(manifestUrl).origin);
    parts.push({ manifestUrl, manifest, ...found, requests, shows: shownOf(found.part, requests, isHome) });
    if (!isHome) break;
  }
  const bootResult: BootResult = {
    registryUrl: new URL(embedded?.registry ?? 'remotes.json', root).href,
    embedded: embedded && { config: embedded.files?.config },
    prefetched: {
      take(source, bodyKey) {
        const key = `${source} ${bodyKey}`;
        const response = sent.get(key)?.response;
        sent.delete(key);
        isShellAsking = true;
        return response;
      },
    },
    shownResults: [],
    // The home page shows its skeleton until it can be rendered as a whole; a page whose request waits for its token does so as well.
    isExpected:
      isHome || parts.some(({ requests }) => requests.some((request) => request?.isHandedOver === false)),
    authFragment,
    uncaught: keepUncaught(),
    scriptOrigins,
  };
  const send = (request: MissingRequest) => {
    const { query, variables } = request;
    const key = sentKey('tracker', { query, variables });
    // The shell may have sent it by now.
    const started =
      sent.get(key) ?? (isShellAsking ? undefined : keep(sendUnlessFresh(request, viewer, services)));
    if (started?.isHandedOver === false) bootResult.isExpected = true;
    return started;
  };
  return { root, isHome, viewer, embedded, parts, bootResult, send };
}

function shownOf(
  { firstScreen }: StartFiles,
  requests: StartedPart['requests'],
  isHome: boolean,
): StartedPart['shows'] {
  if (!firstScreen) return undefined;
  if (requests.length > 0 && requests.every((request) => request)) return 'page';
  // Its page with filters or other parameters that no request covers begins with its skeleton.
  return !isHome && (requests.length === 0 || location.search !== '') ? 'skeleton' : undefined;
}

function partOf(
  manifest: { readonly contract: number; readonly contributions: readonly Contribution[] },
  path: string,
  audience: HomeSection['audience'],
): Pick<StartedPart, 'part' | 'params'> | undefined {
  try {
    if (!isSupportedContract(manifest.contract)) return undefined;
    if (path === '/') {
      const part = contributionsOf(manifest, 'home-start').find((start) => start.audience === audience);
      return part && { part, params: {} };
    }
    for (const part of contributionsOf(manifest, 'route')) {
      const params = matchRoute(part, path);
      if (params) return { part, params };
    }
  } catch {
    // A manifest of the wrong shape: the shell validates and reports it.
  }
  return undefined;
}
