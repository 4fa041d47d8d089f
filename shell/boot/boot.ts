// Runs inside each document before any other script; the late script has what can wait for the frame. It removes the token from the URL, sends the
// page's first requests, and applies the stored settings and the language before the first paint.
import { startLanguage } from '@tsugi/i18n/start';
import { showStoredSettings } from '../src/frame/appearance/show-settings.ts';
import { readLanguage, showLanguage } from '../src/language/language.ts';
import { addStyles } from './add-styles.ts';
import { takeAuthFragment } from './auth-fragment.ts';
import { endExpiredSignIn } from './end-expired-sign-in.ts';
import { insertShell } from './insert-shell.ts';
import { loadLate } from './load-late.ts';
import { installRefreshHook } from './refresh-hook.ts';
import { startPage } from './start-page.ts';
import { translate, translateDocument } from './translate-document.ts';
import { trustScripts } from './trusted-scripts.ts';

if (__DEV__) installRefreshHook();
endExpiredSignIn(Date.now());
const authFragment = takeAuthFragment();
const scriptOrigins = new Set<string>();
const language = readLanguage();
startLanguage(language);
const page = startPage(authFragment, scriptOrigins);
globalThis.__tsugi = page.bootResult;
globalThis.__tsugiPage = { ...page, insertShell, translate };
trustScripts(scriptOrigins);
loadLate(page.mayBeStored, insertShell);
if (language !== 'en') {
  showLanguage(language);
  translateDocument();
}
addStyles();
showStoredSettings();
// Before the late script: the browser makes its offer once.
addEventListener('beforeinstallprompt', (event) => {
  // Otherwise some browsers show an install banner of their own. The frame's lazy parts read the event.
  event.preventDefault();
  page.bootResult.install = event;
});
