// Runs inside index.html before any other script. It keeps the token out of the address bar, paints the chosen theme,
// and starts everything that the first page needs while the browser draws the frame.
import { takeAuthFragment } from './auth-fragment.ts';
import { showLoadedPictures } from './create-nodes.ts';
import { endExpiredSignIn } from './end-expired-sign-in.ts';
import { keepInstallEvent } from './keep-install-event.ts';
import { markSignIns } from './mark-sign-in.ts';
import { installRefreshHook } from './refresh-hook.ts';
import { startPage } from './start-page.ts';
import { startShell } from './start-shell.ts';
import { applyTheme } from './theme.ts';
import { trustScripts } from './trusted-scripts.ts';
import { watchStart } from './watch-start.ts';

if (__DEV__) installRefreshHook();
endExpiredSignIn(Date.now());
const authFragment = takeAuthFragment();
const scriptOrigins = new Set<string>();
trustScripts(scriptOrigins);
applyTheme();
markSignIns();
showLoadedPictures();
const { bootResult, firstScreen } = startPage(authFragment, scriptOrigins);
window.__tsugi = bootResult;
keepInstallEvent(bootResult);
watchStart();
startShell(firstScreen);
