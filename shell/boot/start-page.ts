import type { Contribution, HomeSection, RemoteManifest, StartFiles } from '@tsugi/contract';
import { contributionsOf, isSupportedContract, matchRoute } from '@tsugi/contract';
import type { BootResult } from '@tsugi/contract/boot-result';
import { isRequestOf, requestsFor } from '@tsugi/contract/prefetch';
import { currentLanguage, loadCatalogue } from '@tsugi/i18n/start';
import { localStore } from '@tsugi/platform/store';
import { readStoredScreen } from '../src/stored-screen/stored-screens.ts';
import { addFile } from './add-file.ts';
import { fetchStartFile } from './boot-fetch.ts';
import {
  type EmbeddedManifests,
  type EmbeddedStart,
  readEmbeddedManifests,
  readEmbeddedStart,
} from './embedded-manifests.ts';
import { type FirstScreen, startFirstScreen } from './first-screen.ts';
import { keepUncaught } from './keep-uncaught.ts';
import { afterFrame, documentIsParsed, mainIsParsed, whenIdle } from './page-moments.ts';
import { showStoredScreen } from './show-stored-screen.ts';
import { type StartedRequest, startRequest } from './start-request.ts';
import { readViewer } from './viewer.ts';

export interface PageStart {
  readonly bootResult: BootResult;
  /** Settles when the first screen is in the page or cannot be shown; undefined when this URL has none. */
  readonly firstScreen: Promise<unknown> | undefined;
}

/** Sends the first requests of this URL by the embedded manifests, and collects the responses for the shell. */
export function startPage(authFragment: string | undefined, scriptOrigins: Set<string>): PageStart {
  const embedded = readEmbeddedStart();
  let later: EmbeddedManifests | undefined;
  const rest = () => {
    later ??= readEmbeddedManifests();
    return later;
  };
  const base = new URL(document.baseURI);
  const registryUrl = new URL(embedded?.registry ?? 'remotes.json', base).href;
  const sent = new Map<string, Promise<Response>>();
  const path = `/${location.pathname.slice(base.pathname.length)}`;
  const viewer = readViewer();
  const audience = viewer.token ? 'signed-in' : 'signed-out';
  const isHome = path === '/';
  const parsed = mainIsParsed();
  const stored = readStoredScreen(localStore(), viewer.token, isCurrentVersion(embedded, base), Date.now());
  const shown = stored && showStoredScreen(stored, parsed);
  // Markup of the home page before its data arrives; index.html contains it.
  if (isHome && !stored) void parsed.then(() => showTemplate(`home-${audience}`));

  // The home page shows its skeleton, and any other its stored screen, until it can be rendered as a whole.
  let isExpected = isHome || stored !== undefined;
  // A page has one; the home page one for each remote with sections on it.
  const screens: FirstScreen[] = [];
  const done: Promise<void>[] = [];

  for (const [manifestUrl, manifest] of Object.entries(embedded?.manifests ?? {})) {
    // Undefined also for a remote of an unsupported contract: nothing of it is fetched.
    const found = partOf(manifest, path, audience);
    if (!found || !embedded) continue;
    const { part, params } = found;
    scriptOrigins.add(new URL(manifestUrl).origin);
    const remote = { manifestUrl, integrity: manifest.integrity };
    const services = { ...embedded.files?.config?.services, tracker: embedded.tracker };
    const wanted = (part.requests ?? []).filter((request) => isRequestOf(request, params));
    const requests = requestsFor(wanted, audience).map((request) =>
      startRequest(request, params, viewer, services),
    );
    const ready = requests.filter((request): request is StartedRequest => request !== undefined);
    for (const { sentAs, response } of ready) if (sentAs && response) sent.set(sentAs, response);
    // Nothing comes soon for a request that waits for its token: the page shows its skeleton meanwhile.
    if (ready.some(({ isHandedOver }) => !isHandedOver)) isExpected = true;
    const isCovered = requests.length > 0 && ready.length === requests.length;
    // Its page with filters or other parameters that no request covers begins with its skeleton.
    const isSkeleton = !isHome && !isCovered && (requests.length === 0 || location.search !== '');
    const { firstScreen } = part;
    const loadTexts = () => {
      const files = preloadedFiles(rest()?.manifests[manifestUrl], path, audience);
      const scripts = [...files.flatMap((one) => one.scripts), ...(part.textsOf ?? [])];
      for (const script of scripts) loadCatalogue(new URL(script, manifestUrl).href);
      return loadCatalogue();
    };
    if (firstScreen && !stored && (isCovered || isSkeleton)) {
      const screen = startFirstScreen({
        files: firstScreen,
        remote,
        requests: isCovered ? ready : [],
        input: {
          url: location.href,
          root: base.href,
          params,
          isSignedIn: viewer.token !== undefined,
          viewerId: viewer.id,
          // Read at render time: on a first visit the profile arrives after the boot script has run.
          get viewer() {
            return readViewer().profile;
          },
        },
        parsed,
        texts: currentLanguage() === 'en' ? undefined : documentIsParsed().then(loadTexts),
        targets: () => document.querySelectorAll(isHome ? `#main [data-remote="${manifest.name}"]` : '#main'),
      });
      screens.push(screen);
      // The shell's scripts wait for content, not for a skeleton.
      if (isCovered) done.push(screen.done);
    }
    const preload = () => preloadFiles(manifestUrl, rest()?.manifests[manifestUrl], path, audience);
    // After what the first screen waits for: the response, or the first frame of a stored one.
    void documentIsParsed().then(() => {
      if (stored && !document.hidden) afterFrame(preload);
      else whenIdle(preload);
    });
    if (!isHome) break;
  }

  const bootResult: BootResult = {
    config: fetchStartFile(new URL('config.json', base).href),
    registry: fetchStartFile(registryUrl),
    registryUrl,
    // The shell reads these when the document is parsed.
    get manifests() {
      return rest()?.manifests ?? {};
    },
    embedded: embedded && {
      config: embedded.files?.config,
      get registry() {
        return rest()?.files?.registry;
      },
      get lastManifests() {
        return rest()?.files?.lastManifests ?? [];
      },
    },
    prefetched: {
      take(source, bodyKey) {
        const key = `${source} ${bodyKey}`;
        const response = sent.get(key);
        sent.delete(key);
        return response;
      },
    },
    provideFirstScreen(render) {
      // Called while the remote's script runs, which is HTML.
      const { src } = document.currentScript as HTMLScriptElement;
      screens.find(({ script }) => src.endsWith(script))?.provide(render);
    },
    shownResults: stored?.results ?? [],
    isExpected,
    authFragment,
    uncaught: keepUncaught(),
    scriptOrigins,
  };
  return { bootResult, firstScreen: shown ?? (done[0] && Promise.all(done)) };
}

/** Whether style sheets belong to the shell of this page and to the versions of the remotes that it embeds. */
function isCurrentVersion(embedded: EmbeddedStart | undefined, base: URL) {
  // It stands before the boot script; the style sheet itself comes later.
  const ofShell = document.querySelector<HTMLLinkElement>('link[rel=preload][as=style]')?.href;
  const folders = Object.keys(embedded?.manifests ?? {}).map((url) => new URL('.', url).href);
  const known = [new URL('chunks/', base).href, ...folders];
  return (hrefs: readonly (string | undefined)[]) =>
    hrefs.includes(ofShell) &&
    hrefs.every((href) => href === ofShell || known.some((folder) => href?.startsWith(folder)));
}

function showTemplate(id: string): void {
  const template = document.querySelector<HTMLTemplateElement>(`template#${id}`);
  if (template) document.getElementById('main')?.append(template.content);
}

function partOf(
  manifest: { readonly contract: number; readonly contributions: readonly Contribution[] },
  path: string,
  audience: HomeSection['audience'],
): { readonly part: StartFiles; readonly params: Readonly<Record<string, string>> } | undefined {
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

function preloadFiles(
  manifestUrl: string,
  manifest: RemoteManifest | undefined,
  ...page: [path: string, audience: HomeSection['audience']]
): void {
  if (!manifest) return;
  const { entry, integrity } = manifest;
  const preload = (as: 'script' | 'style') => (file: string) =>
    addFile({ manifestUrl, integrity }, file, 'link', { rel: 'preload', as, onerror: noteFailure });
  preload('script')(entry);
  for (const { scripts, styles } of preloadedFiles(manifest, ...page)) {
    styles.forEach(preload('style'));
    scripts.forEach(preload('script'));
    for (const file of scripts) loadCatalogue(new URL(file, manifestUrl).href);
  }
}

function preloadedFiles(
  manifest: RemoteManifest | undefined,
  ...page: [path: string, audience: HomeSection['audience']]
) {
  return manifest
    ? [manifest.preload, partOf(manifest, ...page)?.part.preload].filter((files) => files !== undefined)
    : [];
}

/** The shell reads it when the user tries again (`clearFailedPreloads`). */
function noteFailure(this: GlobalEventHandlers): void {
  if (this instanceof HTMLElement) this.dataset.failed = 'yes';
}
