const links: HTMLLinkElement[] = [];

/** The first frame waits for the frame to be parsed: browsers that do not know that may paint a part of it. */
export function expectFrame(): void {
  // Without its path it would be one of the base URL.
  const href = `${location.pathname}${location.search}#bottom-bar`;
  document.head.append(linkOf({ rel: 'expect', href, blocking: 'render' }));
}

/**
 * Loads the shell's style sheet, once, and lets the browser parse it: it applies to nothing yet. What applies to the frame stands in the document; parsed
 * before the first frame it would delay that, and parsed with the content, the content.
 */
export function loadStyles(): void {
  addLinks('not all');
}

/** Applies the shell's style sheet. It precedes all others, since where a style sheet stands decides which rule wins. */
export function addStyles(): void {
  addLinks('all');
  for (const link of links) link.media = 'all';
}

function addLinks(media: string): void {
  if (links.length > 0) return;
  const first = document.head.querySelector('link[rel=stylesheet]');
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-styles]'))
    links.push(document.head.insertBefore(linkOf({ rel: 'stylesheet', href, media }), first));
}

function linkOf(attributes: Readonly<Record<string, string>>): HTMLLinkElement {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  return link;
}
