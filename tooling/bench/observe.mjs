/**
 * Runs in the page, before anything else. Times are milliseconds since navigation; `tasks` are those of 50 ms and more.
 * @param {string} content
 */
export function observe(content) {
  const bench = { FCP: 0, content: undefined, LCP: 0, shift: 0, tasks: [] };
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
  watch('longtask', ({ startTime, duration }) => {
    bench.tasks.push({ startTime, duration });
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
