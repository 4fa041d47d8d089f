import type { FirstScreenFiles, FirstScreenSource, MissingRequest, RenderFirstScreen } from '@tsugi/contract';
import { START_POLICY } from '../src/start-policy.ts';
import { addFile, type RemoteFiles } from './add-file.ts';
import { createNodes } from './create-nodes.ts';
import { stylesOf } from './first-screen-styles.ts';
import { afterFrame } from './page-moments.ts';
import type { StartedRequest } from './start-request.ts';

export interface ScreenOptions {
  readonly files: FirstScreenFiles;
  readonly remote: RemoteFiles;
  readonly requests: readonly StartedRequest[];
  readonly input: FirstScreenSource['input'];
  /** Resolves when the content area is there, with the slots of pages of the shell: this script stands in the head. */
  readonly prepared: Promise<unknown>;
  /** Adds the shell's style sheet, after the first frame. Resolves when all that are in the document have arrived. */
  readonly style: () => Promise<unknown>;
  /** Settles when its translations are there or late: those of the page's code, which are on their way anyway. Undefined in English. */
  readonly texts?: Promise<unknown> | undefined;
  /** Elements to fill: the whole content area, or the slots of a page of the shell. */
  readonly targets: () => NodeListOf<HTMLElement>;
  /** Sends what the page's components ask for beside `requests`. */
  readonly send: (request: MissingRequest) => StartedRequest | undefined;
}

export interface FirstScreen {
  /** Name of the remote's script. */
  readonly script: string;
  /** Resolves when it is in the page, or cannot be shown. */
  readonly done: Promise<void>;
  /** Called by the remote's script. */
  readonly provide: (render: RenderFirstScreen) => void;
}

/**
 * Renders the first screen of this page when its data arrives, and the page's skeleton until then. Without requests, those of the page's
 * components are sent as soon as its script is there; a page that has none is its skeleton. What the components ask for beside `requests`
 * is sent behind the first screen's frame.
 */
export function startFirstScreen(source: ScreenOptions): FirstScreen {
  const { files, remote, input } = source;
  for (const style of stylesOf(files)) addPageStyle(remote, style);
  let provide: (render: RenderFirstScreen) => void = () => undefined;
  const script = new Promise<RenderFirstScreen>((resolve, reject) => {
    provide = resolve;
    // Browsers give inserted scripts the priority of pictures out of sight.
    addFile(remote, files.script, 'script', { onerror: reject, fetchPriority: 'high' });
  });
  // Set when they are in the document.
  let slots: readonly DOMStringMap[];
  let isShown = false;
  /** Sends what the components ask for when nothing is there for them. */
  const ask = async () => {
    const sent: (StartedRequest | undefined)[] = [];
    const send = (request: MissingRequest) => sent.push(source.send(request));
    if (slots.length > 0) await (await script)({ input, requests: [], slots, send });
    return sent.filter((request) => request !== undefined);
  };
  const sendLater = (request: MissingRequest) => {
    void done.then(() => afterFrame(() => source.send(request)));
  };
  const render = async (shown: readonly StartedRequest[]) => {
    await source.texts;
    // A skeleton asks for what is on its way.
    const send = shown.length > 0 ? { send: sendLater } : {};
    const parts = await (await script)({ input, requests: shown, slots, ...send });
    // Without a response there are none.
    if (parts.length > 0) await source.style();
    return parts.map((nodes) => nodes && createNodes(nodes));
  };
  /** Without its requests a page renders its skeleton. Pages of the shell have their own in index.html. */
  const showSkeleton = async (isWanted = () => true) => {
    const main = source.targets()[0];
    if (isShown || !main || main.dataset.slot || main.dataset.skeleton) return;
    const parts = await render([]);
    if (isShown || !isWanted() || !main.closest('[aria-busy]')) return;
    for (const part of parts) if (part) place(main, part);
    // See watch-start.ts.
    main.dataset.skeleton = 'yes';
  };
  const start = async () => {
    await source.prepared;
    slots = Array.from(source.targets(), (target) => ({ ...target.dataset }));
    // A response that is there is about to be shown.
    let isWaiting = true;
    const answered = () => {
      isWaiting = false;
    };
    const wait = () => isWaiting && showSkeleton(() => isWaiting).catch(() => undefined);
    setTimeout(wait, START_POLICY.skeletonAfterMs);
    const requests = source.requests.length > 0 ? source.requests : await ask();
    if (requests.length === 0) return await showSkeleton();
    Promise.all(requests.map(({ response }) => response)).then(answered, () => undefined);
    const parts = await render(requests).catch(() => []);
    // No response, now or at all, which the shell requests again; or one that its page shows as a failure, which React renders.
    if (!parts.some((part) => part)) return await showSkeleton();
    isShown = true;
    source.targets().forEach((target, index) => {
      const part = parts[index];
      // React's rendering removes the `aria-busy` of index.html.
      if (part && target.closest('[aria-busy]')) place(target, part);
    });
  };
  script.catch(() => undefined);
  // Without a first screen the page itself renders, or reports the error.
  const done = start().catch(() => undefined);
  return {
    script: files.script,
    done,
    provide: (renderPage) => provide(renderPage),
  };
}

/** It may be the page's own style sheet: its code waits for an element with this mark, and requests anew what has failed. */
function addPageStyle(remote: RemoteFiles, file: string): void {
  const link = addFile(remote, file, 'link', { rel: 'stylesheet', onerror: () => link.remove() });
  link.onload = () => link.removeAttribute(LOADING);
  link.setAttribute(LOADING, '1');
}

/** The bundler's. */
const LOADING = 'data-rspack-loading';

function place(target: HTMLElement, part: DocumentFragment): void {
  if (target.dataset.slot) target.replaceWith(part);
  else target.replaceChildren(part);
  delete target.dataset.skeleton;
}
