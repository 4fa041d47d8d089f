import type { FirstScreenNode } from '@tsugi/contract';

/** DOM nodes of a first screen. */
export function createNodes(nodes: readonly FirstScreenNode[]): DocumentFragment {
  const fragment = document.createDocumentFragment();
  appendNodes(fragment, nodes);
  return fragment;
}

/** Styles are set by property: the page's policy forbids them in markup. */
function appendNodes(
  parent: DocumentFragment | Element,
  nodes: readonly FirstScreenNode[],
  namespace?: string,
): void {
  for (const node of nodes) {
    if (typeof node === 'string') {
      parent.append(node);
      continue;
    }
    const [tag, attributes, children] = node;
    const own = tag === 'svg' ? 'http://www.w3.org/2000/svg' : namespace;
    // Every element of a first screen is HTML or SVG, and both have a style.
    const element = (own ? document.createElementNS(own, tag) : document.createElement(tag)) as HTMLElement;
    for (const name in attributes) {
      const value = attributes[name] ?? '';
      if (name === 'style') element.style.cssText = value;
      else element.setAttribute(name, value);
    }
    // Visible while it loads: one that appears later than it is painted counts as no paint, and a fade would only delay it.
    if (tag === 'img') element.dataset.loaded = 'at-once';
    appendNodes(element, children, own);
    parent.append(element);
  }
}

/** Hides pictures of a first screen that cannot be loaded, and their text with them: no component does it there. */
export function hideFailedPictures(): void {
  const hide = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.closest('[aria-busy]')) target.dataset.loaded = 'failed';
  };
  // `error` events of pictures do not bubble, and their path ends at the document: the window never hears of them.
  document.addEventListener('error', hide, true);
}
