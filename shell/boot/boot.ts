// Runs inside index.html before any other script (late.ts has what can wait for the frame). It removes the token from the URL, applies the stored
// theme and the language, and starts all requests of the first page while the browser paints the frame.
import { startLanguage } from '@tsugi/i18n/start';
import { readTheme, showTheme } from '../src/frame/theme/theme.ts';
import { readLanguage, showLanguage } from '../src/language/language.ts';
import { takeAuthFragment } from './auth-fragment.ts';
import { hideFailedPictures } from './create-nodes.ts';
import { endExpiredSignIn } from './end-expired-sign-in.ts';
import { installRefreshHook } from './refresh-hook.ts';
import { startPage } from './start-page.ts';
import { startShell } from './start-shell.ts';
import { translateDocument } from './translate-document.ts';
import { trustScripts } from './trusted-scripts.ts';

if (__DEV__) installRefreshHook();
endExpiredSignIn(Date.now());
const authFragment = takeAuthFragment();
const scriptOrigins = new Set<string>();
trustScripts(scriptOrigins);
// Before the first paint.
const language = readLanguage();
startLanguage(language);
if (language !== 'en') showLanguage(language);
translateDocument();
const theme = readTheme();
if (theme !== 'system') showTheme(theme);
hideFailedPictures();
const { bootResult, firstScreen } = startPage(authFragment, scriptOrigins);
globalThis.__tsugi = bootResult;
startShell(firstScreen);
