import type { BrowserContext, Page } from '@playwright/test';

/** Watches every document of a context from its first element on, for scores as `markScores` of the sandbox gives them. */
export async function watchScores(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const marks = [
      // 6.3 and 6.30, but no count such as 6.3K.
      /(?<![\d.,])6[.,]30?(?![\d.,KMk%]|\s?(?:Mio|Tsd|万))/,
      /(?<!\d)6[.,]36(?!\d)/,
      /(?<!\d)6[.,]?363(?!\d)/,
      /(?<!\d)63[.,]?636(?!\d)/,
      // 63 of 100 in the other formats of users; "6/10 episodes" is progress.
      /(?<![\d/])(?:63\/100|6\/10(?![\d\s])|4\/5 ★)/,
    ];
    const shapes = ['d', 'viewBox', 'points', 'style', 'href', 'src', 'srcset', 'sizes'];
    const found = new Set<string>();
    Object.assign(globalThis, { scoresFound: found });
    const lookAt = (text: string, where: Node | null, what: string) => {
      if (!marks.some((mark) => mark.test(text))) return;
      const name = where instanceof Element ? `${where.localName}.${where.getAttribute('class')}` : '';
      found.add(`${what} of ${name}: ${text.trim().slice(0, 120)}`);
    };
    // The days of a genre grow with the sandbox's time, as episodes air: they may be 6.3 on any day.
    const isDays = (element: Element | null) =>
      element?.localName === 'dd' && element.previousElementSibling?.textContent === 'Days watched';
    const scan = (node: Node): void => {
      if (node instanceof Text && !isDays(node.parentElement)) lookAt(node.data, node.parentElement, 'text');
      if (!(node instanceof Element) || /^(?:script|style)$/.test(node.localName)) return;
      for (const { name, value } of node.attributes) {
        if (!shapes.includes(name)) lookAt(value, node, name);
      }
      if (node.localName === 'p' || node.localName === 'b') {
        if (/^63\s*(?:of 100)?$/.test(node.textContent ?? ''))
          found.add(`a review's score: ${node.textContent}`);
      }
      if (node.getAttribute('role') === 'img' && node.getAttribute('aria-label') === 'Average')
        found.add('a face');
      if (node instanceof HTMLTemplateElement) scan(node.content);
      for (const child of node.childNodes) scan(child);
    };
    // Pictures that are shared are drawn.
    const { prototype } = CanvasRenderingContext2D;
    const { fillText } = prototype;
    prototype.fillText = function draw(text, ...place) {
      lookAt(text, null, 'picture');
      fillText.call(this, text, ...place);
    };
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'childList') for (const node of addedNodes) scan(node);
        else if (type === 'characterData') scan(target);
        else if (target instanceof Element) scan(target.cloneNode());
      }
    }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  });
}

/** What has stood anywhere in the page since it was loaded. */
export function scoresFound(page: Page): Promise<readonly string[]> {
  // Set above.
  return page.evaluate(() => [...(globalThis as unknown as { scoresFound: Set<string> }).scoresFound]);
}
