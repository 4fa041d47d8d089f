let isAdded = false;

/** The first frame waits for the frame to be parsed: browsers that do not know that may paint a part of it. */
export function expectFrame(): void {
  // Without its path it would be one of the base URL.
  const href = `${location.pathname}${location.search}#bottom-bar`;
  document.head.append(linkOf({ rel: 'expect', href, blocking: 'render' }));
}

/**
 * Adds the shell's style sheet, once. What applies to the frame stands in the document; a browser parses a sheet that is there at once, which would delay
 * the first frame. It precedes all others, since where a style sheet stands decides which rule wins.
 */
export function addStyles(): void {
  if (isAdded) return;
  isAdded = true;
  const first = document.head.querySelector('link[rel=stylesheet]');
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-styles]'))
    document.head.insertBefore(linkOf({ rel: 'stylesheet', href }), first);
}

function linkOf(attributes: Readonly<Record<string, string>>): HTMLLinkElement {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  return link;
}
