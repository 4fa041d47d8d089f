/**
 * Adds the shell's style sheet, which the first frame does not wait for: what applies to the frame stands in the document. It is the first of the
 * head, since where a style sheet stands decides which rule wins. The first frame waits for the frame to be parsed instead: browsers that
 * do not know that may paint a part of it.
 */
export function addStyles(): void {
  const add = (attributes: Readonly<Record<string, string>>) => {
    const link = document.createElement('link');
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    document.head.append(link);
  };
  // Without its path it would be one of the base URL.
  add({ rel: 'expect', href: `${location.pathname}${location.search}#bottom-bar`, blocking: 'render' });
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-styles]'))
    add({ rel: 'stylesheet', href });
}
