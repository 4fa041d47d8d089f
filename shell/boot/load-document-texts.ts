import { loadCatalogue } from '@tsugi/i18n/start';
import { documentIsParsed } from './page-moments.ts';

/**
 * Asks for the translations of the scripts that the page preloads, and of all texts of the document. On an English page it only notes
 * them: its language may change later.
 * @param translate shows those of the document
 */
export async function loadDocumentTexts(translate: () => void): Promise<void> {
  await documentIsParsed();
  // Those of the late script are part of the document's.
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[as=script]:not([data-late])'))
    loadCatalogue(href);
  const file = document.getElementById('tsugi-texts')?.dataset.file;
  if (!file) return;
  const texts = loadCatalogue(new URL(file, document.baseURI).href);
  if (!texts) return;
  await texts;
  translate();
}
