/**
 * Adds the shell's style sheet, which the first frame does not wait for: what applies to the frame stands in the document. It is the first of the
 * head, since where a style sheet stands decides which rule wins.
 */
export function addStyles(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-styles]'))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
