import { addCatalogue, currentLanguage, type PackedCatalogue, plainText } from '@tsugi/i18n/start';

/** Elements of index.html with a text of their own. */
const WITH_TEXT = 'h1, p, a, button, nav, meta[name=description]';

/**
 * Puts the texts of index.html into the language of the visit as they are parsed: before they are painted for the first time. Those that
 * the first frame can show stand in the page in all languages; all of them are a file, together with those of the shell's scripts that every page
 * loads, after whose arrival the late script calls `translate`. `tooling/serve/compose-texts.mjs` writes both.
 */
export function translateDocument(): void {
  const observer = new MutationObserver(translate);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}

let texts: Readonly<Record<string, PackedCatalogue>> | undefined;

export function translate(): void {
  // It stands behind the texts: until it is there, they may be there in part.
  if (!document.getElementById('root')) return;
  if (!texts) {
    // Written by our own tooling.
    texts = JSON.parse(document.getElementById('tsugi-texts')?.textContent ?? '{}') as NonNullable<
      typeof texts
    >;
    addCatalogue(currentLanguage(), texts[currentLanguage()] ?? ['']);
  }
  const templates = Array.from(document.querySelectorAll('template'), ({ content }) => content);
  for (const part of [document.head, document.querySelector('.bar'), ...templates])
    part?.querySelectorAll(WITH_TEXT).forEach(translateElement);
}

function translateElement(element: Element): void {
  const attribute = { NAV: 'aria-label', META: 'content' }[element.tagName];
  const english = attribute ? (element.getAttribute(attribute) ?? '') : element.textContent;
  const text = plainText(english);
  if (text === english) return;
  if (attribute) element.setAttribute(attribute, text);
  // Elements inside a sentence, which hold names, give way to its translation.
  else element.textContent = text;
}
