/**
 * Runs in the page, before anything else. `longestTask` is the longest task of the page in milliseconds since it was last set
 * to 0, none below 50; `responses` are the milliseconds from each command of that kind to a worker until its response.
 * @param {string} kind of the commands that are timed
 */
export function observeWork(kind) {
  const work = { longestTask: 0, responses: [] };
  window.__work = work;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) work.longestTask = Math.max(work.longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });

  const sent = new Map();
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message?.command?.kind === kind) {
      sent.set(message.id, performance.now());
      this.addEventListener('message', ({ data }) => {
        const at = sent.get(data?.id);
        if (at === undefined) return;
        sent.delete(data.id);
        work.responses.push(performance.now() - at);
      });
    }
    return post.call(this, message, ...rest);
  };
}

/** Two frames, so that what was changed has been drawn. @param {import('playwright').Page} page */
export function framesOf(page) {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Without a new document. @param {import('playwright').Page} page @param {string} url */
export function goWithin(page, url) {
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, url);
}

/**
 * Elements, and the heap after a collection, in megabytes.
 * @param {import('playwright').Page} page
 * @param {import('playwright').CDPSession} session
 */
export async function sizeOf(page, session) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  return { nodes, 'heap MB': usedSize / 1024 ** 2 };
}

/** What `observeWork` has seen since the last call. @param {import('playwright').Page} page */
export async function takeWork(page) {
  // Entries of a task come after its end.
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    const { longestTask, responses } = window.__work;
    window.__work.longestTask = 0;
    window.__work.responses = [];
    return { longestTask, responses };
  });
}
