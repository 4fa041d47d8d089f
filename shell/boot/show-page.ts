import type { RemoteManifest, StartFiles } from '@tsugi/contract';
import { currentLanguage, loadCatalogue } from '@tsugi/i18n/start';
import { localStore, readJson } from '@tsugi/platform/store';
import { START_POLICY } from '../src/start-policy.ts';
import { readStoredScreen } from '../src/stored-screen/stored-screens.ts';
import { addFile } from './add-file.ts';
import type { EmbeddedStart } from './embedded-start.ts';
import { type FirstScreen, startFirstScreen } from './first-screen.ts';
import { noteFailure } from './note-failure.ts';
import { afterFrame, documentIsParsed, mainIsParsed, stylesArrived, whenIdle } from './page-moments.ts';
import { showStoredScreen } from './show-stored-screen.ts';
import type { HandedOverPage } from './start-page.ts';
import type { StartedRequest } from './start-request.ts';

/**
 * Shows what there is before the shell runs: the page of an earlier visit, or first screens when their responses arrive.
 * @param framed resolves after the first frame
 * @param scriptsDue resolves when the page's scripts may be preloaded; undefined: as soon as the browser is idle
 * @returns settles when it is in the page or cannot be shown; undefined when this URL has none
 */
export function showPage(
  page: Omit<HandedOverPage, 'insertShell' | 'translate'>,
  framed: Promise<unknown>,
  scriptsDue?: Promise<unknown>,
): Promise<unknown> | undefined {
  const { root, isHome, viewer, embedded, parts, bootResult, send, loadStyles, addStyles } = page;
  const parsed = mainIsParsed();
  const style = () => framed.then(addStyles).then(stylesArrived);
  const stored = readStoredScreen(localStore(), viewer.token, isCurrentVersion(embedded, root), Date.now());
  const shown = stored && showStoredScreen(stored, parsed);
  if (stored) Object.assign(bootResult, { shownResults: stored.results, isExpected: true });
  // Markup of the home page before its data arrives, with the slots of its first screens; its document contains it.
  const prepared =
    isHome && !stored ? Promise.all([parsed, style()]).then(() => showTemplate(viewer.token)) : parsed;

  const screens: FirstScreen[] = [];
  const done: Promise<void>[] = [];
  bootResult.provideFirstScreen = (render) => {
    // Called while the remote's script runs, which is HTML.
    const { src } = document.currentScript as HTMLScriptElement;
    screens.find(({ script }) => src.endsWith(script))?.provide(render);
  };

  for (const { manifestUrl, manifest, part, params, requests, shows } of parts) {
    const ready = requests.filter((request): request is StartedRequest => request !== undefined);
    const { firstScreen } = part;
    const files = { manifestUrl, integrity: manifest.integrity };
    if (firstScreen && !stored && shows) {
      const loadTexts = () => {
        const files = preloadedFiles(manifest, part);
        const scripts = [...files.flatMap((one) => one.scripts), ...(part.textsOf ?? [])];
        for (const script of scripts) loadCatalogue(new URL(script, manifestUrl).href);
        return loadCatalogue();
      };
      const screen = startFirstScreen({
        files: firstScreen,
        remote: files,
        requests: shows === 'page' ? ready : [],
        input: {
          url: location.href,
          root: root.href,
          params,
          isSignedIn: viewer.token !== undefined,
          viewerId: viewer.id,
          // Read at render time: on a first visit the profile arrives after this script has run. As written by the auth store.
          get viewer() {
            return viewer.token ? (readJson(localStore(), 'auth_profile_info') ?? undefined) : undefined;
          },
        },
        prepared,
        style,
        texts: currentLanguage() === 'en' ? undefined : loadTexts(),
        send,
        targets: () => document.querySelectorAll(isHome ? `#main [data-remote="${manifest.name}"]` : '#main'),
      });
      screens.push(screen);
      done.push(screen.done);
    }
    const preload = async () => {
      const composition = await bootResult.composition?.catch(() => undefined);
      preloadFiles(manifestUrl, composition?.manifests[manifestUrl], part);
    };
    // After what the first screen waits for: the response, or the first frame of a stored one.
    void Promise.all([documentIsParsed(), scriptsDue]).then(() => {
      if (stored && !document.hidden) afterFrame(preload);
      else whenIdle(preload);
    });
  }
  void framed.then(() => {
    if (!screens[0] || isHome) return addStyles();
    // With a first screen that comes at once it costs one frame, alone a frame of its own.
    loadStyles();
    setTimeout(addStyles, START_POLICY.skeletonAfterMs);
  });
  return shown ?? (done[0] && Promise.all(done));
}

/** Whether style sheets belong to the shell of this page and to the versions of the remotes that it is composed with. */
function isCurrentVersion(embedded: EmbeddedStart | undefined, root: URL) {
  // It stands in the head; the style sheet itself comes later.
  const ofShell = document.querySelector<HTMLLinkElement>('link[rel=preload][as=style]')?.href;
  const folders = (embedded?.remotes ?? []).map((url) => new URL('.', url).href);
  const known = [new URL('chunks/', root).href, ...folders];
  return (hrefs: readonly (string | undefined)[]) =>
    hrefs.includes(ofShell) &&
    hrefs.every((href) => href === ofShell || known.some((folder) => href?.startsWith(folder)));
}

function showTemplate(token: string | undefined): void {
  const id = `home-signed-${token ? 'in' : 'out'}`;
  const template = document.querySelector<HTMLTemplateElement>(`template#${id}`);
  if (template) document.querySelector('main[aria-busy]')?.append(template.content);
}

/** @param manifest of the composition: the document has the hashes of first screens only, and a file without its hash would be requested twice */
function preloadFiles(manifestUrl: string, manifest: RemoteManifest | undefined, part: StartFiles): void {
  if (!manifest) return;
  const { entry, integrity } = manifest;
  const preload = (as: 'script' | 'style') => (file: string) =>
    addFile({ manifestUrl, integrity }, file, 'link', { rel: 'preload', as, onerror: noteFailure });
  preload('script')(entry);
  for (const { scripts, styles } of preloadedFiles(manifest, part)) {
    styles.forEach(preload('style'));
    scripts.forEach(preload('script'));
    for (const file of scripts) loadCatalogue(new URL(file, manifestUrl).href);
  }
}

function preloadedFiles({ preload }: Pick<RemoteManifest, 'preload'>, part: StartFiles) {
  return [preload, part.preload].filter((files) => files !== undefined);
}
