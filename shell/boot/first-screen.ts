import type { FirstScreenFiles, FirstScreenSource, RenderFirstScreen } from '@tsugi/contract';
import { type CachedScreen, currentViewport, readCachedScreen } from '@tsugi/data/first-screen-cache';
import { START_POLICY } from '../src/start-policy.ts';
import { addFile, type RemoteFiles } from './add-file.ts';
import { createNodes } from './create-nodes.ts';
import { loadOrError } from './load-or-error.ts';
import type { StartedRequest } from './start-request.ts';
import { localStore } from './viewer.ts';

export interface ScreenOptions {
  readonly files: FirstScreenFiles;
  readonly remote: RemoteFiles;
  readonly requests: readonly StartedRequest[];
  readonly input: FirstScreenSource['input'];
  /** Resolves when the content area is parsed: this script stands in the head. */
  readonly parsed: Promise<unknown>;
  /** Elements to fill: the whole content area, or the slots of a page of the shell. */
  readonly targets: () => NodeListOf<HTMLElement>;
}

export interface FirstScreen {
  /** Name of the remote's script. */
  readonly script: string;
  /** It needs no response: it is in the first frame. */
  readonly isStored: boolean;
  /** Resolves when it is in the page, or cannot be shown. */
  readonly done: Promise<void>;
  /** Called by the remote's script. */
  readonly provide: (render: RenderFirstScreen) => void;
  /**
   * The first screen of the next visit.
   * @param name of a request in the first-screen cache
   * @param data decoded from a newer response to it
   * @returns undefined when the request does not belong to this page, or the page is no longer shown
   */
  readonly update: (name: string, data: unknown) => Promise<CachedScreen | undefined>;
}

/**
 * Shows the cached screen of this page in the first frame, else renders it when its data arrives, and the page's skeleton until
 * then. Without requests it is the skeleton alone.
 */
export function startFirstScreen(source: ScreenOptions): FirstScreen {
  const { files, remote, requests, input } = source;
  const key = {
    requests: requests.map(({ name }) => name),
    url: input.url,
    manifestUrl: remote.manifestUrl,
    viewport: currentViewport(),
  };
  const cached = readCachedScreen(localStore(), key, Date.now());
  // A cached screen is in the first frame: the first paint waits for its styles, and for what follows the content area.
  // The DOM library declares only the getter, a token list.
  const blocking = (cached ? { blocking: 'render' } : {}) as object;
  if (files.style) addFile(remote, files.style, 'link', { rel: 'stylesheet', ...blocking });
  if (cached) {
    const href = `${location.pathname}${location.search}#bottom-bar`;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'expect', href, ...blocking }));
  }
  let provide: (render: RenderFirstScreen) => void = () => undefined;
  let script: Promise<RenderFirstScreen> | undefined;
  const load = () => {
    script ??= new Promise((resolve, reject) => {
      provide = resolve;
      addFile(remote, files.script, 'script', { onerror: reject });
    });
    return script;
  };
  // Set when the document is parsed.
  let slots: readonly DOMStringMap[] = [{}];
  const render = async () => (await load())({ input, requests, slots });
  const create = (parts: CachedScreen['parts']) => parts.map((nodes) => nodes && createNodes(nodes));
  let isShown = false;
  const show = (parts: ReturnType<typeof create>) => {
    isShown = true;
    source.targets().forEach((target, index) => {
      const part = parts[index];
      // React's rendering removes the `aria-busy` of index.html.
      if (part && target.closest('[aria-busy]')) place(target, part);
    });
  };
  /** Without its requests a page renders its skeleton. Pages of the shell have their own in index.html. */
  const showSkeleton = async () => {
    const main = source.targets()[0];
    if (isShown || !main || main.dataset.slot || main.dataset.skeleton) return;
    const parts = create(await (await load())({ input, requests: [], slots }));
    await Promise.all(styleSheets().map(arrival));
    if (isShown || !main.closest('[aria-busy]')) return;
    for (const part of parts) if (part) place(main, part);
    // See watch-start.ts.
    main.dataset.skeleton = 'yes';
  };
  const start = async () => {
    await source.parsed;
    slots = Array.from(source.targets(), (target) => ({ ...target.dataset }));
    // A response that is there is about to be shown.
    let isWaiting = !cached;
    const answered = () => {
      isWaiting = false;
    };
    Promise.all(requests.map(({ response }) => response)).then(answered, () => undefined);
    setTimeout(() => isWaiting && showSkeleton().catch(() => undefined), START_POLICY.skeletonAfterMs);
    if (!cached && requests.length === 0) return await showSkeleton();
    const parts = create(cached ? cached.parts : await render());
    // No response, now or at all: the shell requests it again.
    if (parts.length === 0) return await showSkeleton();
    if (cached) requestInFrame(parts.flatMap((part) => Array.from(part?.querySelectorAll('img') ?? [])));
    // An input event lays out what is in the page, without its styles too: they are waited for. A cached screen whose styles
    // are missing comes with the next frame as it begins, which they delay by blocking rendering.
    const sheets = styleSheets();
    if (cached && !document.hidden && !sheets.every(hasArrived)) await new Promise(requestAnimationFrame);
    await Promise.all(sheets.map(arrival));
    show(parts);
  };
  // Without a first screen the page itself renders, or reports the error.
  const done = start().catch(() => undefined);
  if (!cached) load().catch(() => undefined);

  return {
    script: files.script,
    isStored: cached !== undefined,
    done,
    provide: (renderPage) => provide(renderPage),
    async update(name, data) {
      const request = requests.find((one) => one.name === name);
      if (!request || location.href !== input.url) return undefined;
      request.newest = data;
      const parts = await render();
      return { ...key, renderedAt: Date.now(), parts };
    },
  };
}

/** A large picture or two are what a page is about. */
const MAIN_PICTURES = 2;

/** The pictures of a grid, requested before the first frame, delay it when their responses come first: browsers decode them at once. */
function requestInFrame(pictures: readonly HTMLImageElement[]): void {
  const eager = pictures.filter((picture) => picture.getAttribute('loading') !== 'lazy');
  if (eager.length > MAIN_PICTURES) for (const picture of eager) picture.setAttribute('loading', 'lazy');
}

function styleSheets(): HTMLLinkElement[] {
  return Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'));
}

function hasArrived(link: HTMLLinkElement): boolean {
  return link.sheet !== null;
}

/** Resolves when a style sheet is there or has failed. */
function arrival(link: HTMLLinkElement): Promise<unknown> | null {
  if (hasArrived(link)) return null;
  // It may have failed before: then the load of the whole page ends the wait.
  return Promise.race([loadOrError(link), new Promise((resolve) => addEventListener('load', resolve))]);
}

function place(target: HTMLElement, part: DocumentFragment): void {
  if (target.dataset.slot) target.replaceWith(part);
  else target.replaceChildren(part);
  delete target.dataset.skeleton;
}
