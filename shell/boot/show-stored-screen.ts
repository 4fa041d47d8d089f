import type { StoredScreen } from '../src/stored-screen/stored-screens.ts';
import { createNodes } from './create-nodes.ts';
import { hasArrived, styleSheets, stylesArrived } from './page-moments.ts';

/**
 * Shows the page of an earlier visit in the first frame.
 * @param parsed resolves when the content area is parsed: this script stands in the head
 * @returns resolves when it is in the page, or cannot be shown
 */
export async function showStoredScreen(
  { styles, nodes }: StoredScreen,
  parsed: Promise<unknown>,
): Promise<void> {
  // The first paint waits for its styles.
  const links = createNodes(
    styles.map((attributes) => ['link', { ...attributes, rel: 'stylesheet', blocking: 'render' }, []]),
  );
  const own = [...links.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  document.head.append(links);
  await parsed;
  const content = createNodes(nodes);
  requestInFrame(content.querySelectorAll('img'));
  // One whose styles are missing comes with the next frame as it begins, which they delay by blocking rendering.
  if (!document.hidden && !styleSheets().every(hasArrived)) await new Promise(requestAnimationFrame);
  await stylesArrived();
  const there = own.filter(hasArrived);
  // The page's code would take an element that failed for the style sheet. Those of the shell the parser has added once more,
  // behind the ones of the page: where a style sheet stands decides which rule wins.
  const hrefs = there.map(({ href }) => href);
  for (const link of styleSheets()) {
    if (own.includes(link) ? !there.includes(link) : hrefs.includes(link.href)) link.remove();
  }
  // Without a file that is gone, the page itself renders.
  if (there.length === own.length) document.querySelector('main[aria-busy]')?.replaceChildren(content);
}

/** A large picture or two are what a page is about. */
const MAIN_PICTURES = 2;

/** The pictures of a grid, requested before the first frame, delay it when their responses come first: browsers decode them at once. */
function requestInFrame(pictures: Iterable<HTMLImageElement>): void {
  const eager = [...pictures].filter((picture) => picture.getAttribute('loading') !== 'lazy');
  if (eager.length > MAIN_PICTURES) for (const picture of eager) picture.setAttribute('loading', 'lazy');
}
