import type { Page } from '@playwright/test';

/**
 * What the length of a language's texts may break: the page scrolls to the side, or a text is wider than its control or cut by a box around
 * it. Left out are texts that end in "…" by design, and what scrolls.
 */
export function layoutFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const ROUNDING = 1.5;
    const CONTROLS =
      'button, a, label, legend, h1, h2, h3, th, option, [role=tab], [role=menuitem], [role=menuitemradio]';
    const root = document.documentElement;
    const faults: string[] = [];
    const beyond = root.scrollWidth - root.clientWidth;
    if (beyond > 0) faults.push(`the page scrolls to the side by ${beyond} px`);
    const range = document.createRange();

    /** The box in which this text ends where no design says so. */
    function cutBy(text: Text, holder: HTMLElement): Element | undefined {
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0) return;
      for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.clipPath !== 'none' || style.clip !== 'auto' || style.position === 'fixed') return;
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return;
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) return;
        const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
        if (style.display === 'inline' || !(clips || box.matches(CONTROLS))) continue;
        const edge = box.getBoundingClientRect();
        if (edge.width <= 2) return;
        if (left < edge.left - ROUNDING || right > edge.right + ROUNDING) return box;
        if (clips && (top < edge.top - ROUNDING || bottom > edge.bottom + ROUNDING)) return box;
      }
      return;
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (!(text instanceof Text) || !holder || text.data.trim() === '') continue;
      if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const box = cutBy(text, holder);
      if (box) faults.push(`"${text.data.slice(0, 60)}" has no room in ${box.tagName} .${box.className}`);
    }
    return faults;
  });
}
