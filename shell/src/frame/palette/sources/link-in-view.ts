/** What shows one thing: its first link leads to the thing's page. */
const CONTAINERS = 'article, li, tr, [role="row"], [role="listitem"], [role="option"]';

/**
 * Where the card or row in view leads to: the one that has the focus, else the one under the pointer. A link that has the focus or the pointer itself
 * comes before its card. Only of the page, not of the frame around it.
 * @returns an absolute URL
 */
export function linkInView(main: Element | null): string | undefined {
  if (!main) return undefined;
  const focused = main.ownerDocument.activeElement;
  const hovered = [...main.querySelectorAll(':hover')].at(-1);
  return linkAround(focused, main) ?? linkAround(hovered, main);
}

function linkAround(element: Element | null | undefined, main: Element): string | undefined {
  if (!element || element === main || !main.contains(element)) return undefined;
  const link = element.closest<HTMLAnchorElement>('a[href]');
  if (link) return link.href;
  const container = element.closest(CONTAINERS);
  return (
    (main.contains(container) && container?.querySelector<HTMLAnchorElement>('a[href]')?.href) || undefined
  );
}
