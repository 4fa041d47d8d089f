/**
 * Ends the loading of pictures that have left the page. Browsers go on with it: over a slow network the next page's pictures wait for
 * them, and the removed elements stay in memory until they have arrived.
 */
export function stopRemovedPictures(page: Document): void {
  const stop = (picture: HTMLImageElement) => {
    // Chromium would keep an element in memory for good whose attribute is removed while it loads.
    if (!picture.complete) picture.src = '';
  };
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
      // One that was moved is in the page again.
      if (!(node instanceof Element) || node.isConnected) continue;
      if (node instanceof HTMLImageElement) stop(node);
      else node.querySelectorAll('img').forEach(stop);
    }
  });
  observer.observe(page.body, { childList: true, subtree: true });
}
