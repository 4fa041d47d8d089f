/** Runs after the next frame has been rendered. A hidden page has no frames. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** Resolves when the first frame has been rendered; at once in a hidden page, which has none. */
export function firstFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    const isRendered = performance.getEntriesByType('paint').length > 0;
    if (document.hidden || isRendered) resolve(undefined);
    else afterFrame(() => resolve(undefined));
  });
}

export function sleep(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Runs once: when the browser has nothing to do before its first frame, else after that frame. */
export function whenIdle(run: () => void): void {
  // Not in every browser, and not in the DOM library yet.
  const { scheduler } = globalThis as {
    scheduler?: { postTask?: (run: () => void, how: object) => unknown };
  };
  if (!scheduler?.postTask) {
    setTimeout(run);
    return;
  }
  let waiting: (() => void) | undefined = run;
  const runOnce = () => {
    waiting?.();
    waiting = undefined;
  };
  scheduler.postTask(runOnce, { priority: 'background' });
  afterFrame(runOnce);
}

/** Resolves when the whole document is there. */
export function documentIsParsed(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve);
    else resolve(undefined);
  });
}

/**
 * Resolves in the first frame if the parser has left the content area by then, else when the document is parsed: browsers may
 * paint before they parse the last part of a page, and on a slow processor the next frame comes much later.
 */
export function mainIsParsed(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame((time) => {
      if (document.querySelector('#main + *')) resolve(time);
    });
    addEventListener('DOMContentLoaded', resolve);
  });
}

/** Resolves with the next `load` or `error` event of a style sheet or a picture. */
export function loadOrError(element: HTMLElement): Promise<unknown> {
  return new Promise((resolve) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', resolve);
  });
}

export function styleSheets(): HTMLLinkElement[] {
  return Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'));
}

export function hasArrived(link: HTMLLinkElement): boolean {
  return link.sheet !== null;
}

/**
 * Resolves when each style sheet is there or has failed. An input event lays out what is in the page, without its styles too: a
 * first screen waits for them.
 */
export function stylesArrived(): Promise<unknown> {
  return Promise.all(styleSheets().map(arrival));
}

function arrival(link: HTMLLinkElement): Promise<unknown> | null {
  if (hasArrived(link)) return null;
  // It may have failed before: then the load of the whole page ends the wait.
  return Promise.race([loadOrError(link), new Promise((resolve) => addEventListener('load', resolve))]);
}
