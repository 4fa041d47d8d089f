import { laterTexts } from '@tsugi/i18n/start';
import { addStyles } from './add-styles.ts';
import { translate } from './translate-document.ts';

let isInserted = false;

/** Inserts the shell's scripts and styles, once. */
export function insertShell(): void {
  if (isInserted) return;
  isInserted = true;
  addStyles();
  // The links stand in the document's head, its texts behind the frame.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', addScripts);
  else addScripts();
}

function addScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-shell]')) {
    const script = document.createElement('script');
    script.src = link.href;
    script.crossOrigin = 'anonymous';
    script.async = false;
    // It was preloaded behind the first screen, and goes before the pictures below the window.
    script.fetchPriority = 'high';
    script.onerror = showStartFailure;
    document.head.append(script);
  }
}

/** Works without any other script. Its texts stand in the document as a template, whose translations may still be on their way. */
async function showStartFailure(): Promise<void> {
  const texts = laterTexts();
  if (texts) {
    await texts;
    translate();
  }
  const main = document.querySelector('main');
  const template = document.querySelector<HTMLTemplateElement>('template#start-failed');
  if (!main || !template) return;
  main.replaceChildren(template.content.cloneNode(true));
  main.querySelector('button')?.addEventListener('click', () => location.reload());
  main.removeAttribute('aria-busy');
}
