import { laterTexts, loadCatalogue, setLaterTexts } from '@tsugi/i18n/start';
import { documentIsParsed } from './page-moments.ts';

/**
 * Asks for the translations of the document and of the scripts that every page has, which are one file; and with the first action for those that no
 * page shows at first. On an English page it only notes them: its language may change later.
 * @param translate shows those of the document
 */
export async function loadDocumentTexts(translate: () => void): Promise<void> {
  await documentIsParsed();
  const file = document.getElementById('tsugi-texts')?.dataset.file;
  const load = (script: string) =>
    void loadCatalogue(new URL(script, document.baseURI).href)?.then(translate);
  if (file) {
    load(file);
    setLaterTexts(new URL(file.replace('.', '-later.'), document.baseURI).href);
    // With the first action: what it shows may be among them.
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, laterTexts, { once: true });
  } else if (__DEV__) {
    // A development server composes no page.
    const scripts = document.querySelectorAll<HTMLLinkElement>('link[as=script]:not([data-late])');
    for (const { href } of scripts) load(href);
  }
}
