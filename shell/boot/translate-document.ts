import {
  addCatalogue,
  currentLanguage,
  laterTexts,
  loadCatalogue,
  type PackedCatalogue,
  plainText,
  setLaterTexts,
} from '@tsugi/i18n/start';
import { documentIsParsed } from './page-moments.ts';

/** Elements of index.html with a text of their own. */
const WITH_TEXT = 'h1, p, a, nav, meta[name=description]';

/**
 * Puts the texts of index.html into the language of the visit as they are parsed: before they are painted for the first time. Those that
 * the first frame can show stand in the page in all languages; all of them are a file, together with those of the shell's scripts that every page
 * loads. `tooling/serve/compose-texts.mjs` writes both.
 */
export function translateDocument(): void {
  const observer = new MutationObserver(translate);
  if (currentLanguage() !== 'en') observer.observe(document, { childList: true, subtree: true });
  void documentIsParsed().then(() => {
    observer.disconnect();
    const file = document.getElementById('tsugi-texts')?.dataset.file;
    // On an English page too, which may change its language later.
    const load = (script: string) =>
      void loadCatalogue(new URL(script, document.baseURI).href)?.then(translate);
    if (file) {
      load(file);
      setLaterTexts(new URL(file.replace('.', '-later.'), document.baseURI).href);
      // With the first action: what it shows may be among them.
      for (const type of ['pointerdown', 'keydown']) addEventListener(type, laterTexts, { once: true });
    } else if (__DEV__) {
      // A development server composes no page.
      for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[as=script]')) load(href);
    }
  });
}

let texts: Readonly<Record<string, PackedCatalogue>> | undefined;

function translate(): void {
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
