import { loadCatalogue } from '@tsugi/i18n/start';
import { documentIsParsed } from './page-moments.ts';

/**
 * Asks for the translations of the document and of the scripts that every page has, which are one file; a development server composes no page,
 * and has one for each script. On an English page it only notes them: its language may change later.
 * @param translate shows those of the document
 */
export async function loadDocumentTexts(translate: () => void): Promise<void> {
  await documentIsParsed();
  const file = document.getElementById('tsugi-texts')?.dataset.file;
  const scripts = document.querySelectorAll<HTMLLinkElement>('link[as=script]:not([data-late])');
  const urls = file ? [new URL(file, document.baseURI).href] : Array.from(scripts, ({ href }) => href);
  for (const url of urls) void loadCatalogue(url)?.then(translate);
}
