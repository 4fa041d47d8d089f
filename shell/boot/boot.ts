// Runs inside each document before any other script; the late script has what can wait for the frame. It removes the token from the URL, sends the
// page's first requests, and applies the stored settings and the language before the first paint.
import { startLanguage } from '@tsugi/i18n/start';
import { localStore } from '@tsugi/platform/store';
import { showStoredSettings } from '../src/frame/appearance/show-settings.ts';
import { readLanguage, showLanguage } from '../src/language/language.ts';
import { hasStoredScreen } from '../src/stored-screen/stored-screens.ts';
import { addStyles, expectFrame, loadStyles } from './add-styles.ts';
import { takeAuthFragment } from './auth-fragment.ts';
import { endExpiredSignIn } from './end-expired-sign-in.ts';
import { insertShell } from './insert-shell.ts';
import { loadLate } from './load-late.ts';
import { preloadFirstScreens } from './preload-first-screens.ts';
import { installRefreshHook } from './refresh-hook.ts';
import { startPage } from './start-page.ts';
import { translate, translateDocument } from './translate-document.ts';
import { trustScripts } from './trusted-scripts.ts';

if (__DEV__) installRefreshHook();
endExpiredSignIn(Date.now());
const authFragment = takeAuthFragment();
const scriptOrigins = new Set<string>();
const page = startPage(authFragment, scriptOrigins);
// Behind the requests, which do not depend on it.
const language = readLanguage();
startLanguage(language);
globalThis.__tsugi = page.bootResult;
globalThis.__tsugiPage = { ...page, insertShell, loadStyles, addStyles, translate };
trustScripts(scriptOrigins);
// One that is there is in another version, or of another day, only seldom.
const mayBeStored = hasStoredScreen(localStore(), page.viewer.token);
loadLate(mayBeStored, insertShell);
// The page of an earlier visit is shown with its own styles, and in the first frame.
if (mayBeStored) addStyles();
else preloadFirstScreens(page.parts);
if (language !== 'en') {
  showLanguage(language);
  translateDocument();
}
expectFrame();
showStoredSettings();
// Before the late script: the browser makes its offer once.
addEventListener('beforeinstallprompt', (event) => {
  // Otherwise some browsers show an install banner of their own. The frame's lazy parts read the event.
  event.preventDefault();
  page.bootResult.install = event;
});
