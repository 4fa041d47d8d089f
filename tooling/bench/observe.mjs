/**
 * Runs in the page, before anything else. Times are milliseconds since navigation; `blocked` is the time that tasks took
 * beyond 50 ms each.
 * @param {string} content
 */
export function observe(content) {
  const bench = { FCP: 0, content: undefined, LCP: 0, blocked: 0, shift: 0 };
  window.__bench = bench;
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.FCP = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    bench.LCP = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) bench.shift += entry.value;
  });
  watch('longtask', (entry) => {
    bench.blocked += entry.duration - 50;
  });
  const look = () => {
    const found = document.querySelector(content);
    const isThere =
      found instanceof HTMLImageElement ? found.complete && found.naturalWidth > 0 : found !== null;
    if (isThere) bench.content = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
