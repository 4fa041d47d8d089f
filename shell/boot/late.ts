// A file of the shell that the boot script asks for at once: what shows a page before the shell runs, and what nobody can need before the frame is
// there.
import type { Composition } from '@tsugi/contract/boot-result';
import { startCatalogues } from '@tsugi/i18n/start';
import { START_POLICY } from '../src/start-policy.ts';
import { hideFailedPictures } from './create-nodes.ts';
import { fetchStartFile } from './fetch-start-file.ts';
import { isNetworkSlow } from './is-network-slow.ts';
import { loadDocumentTexts } from './load-document-texts.ts';
import { markSignIns } from './mark-sign-in.ts';
import { firstFrame, sleep } from './page-moments.ts';
import { replayPress } from './replay-press.ts';
import { showPage } from './show-page.ts';
import { preloadShell, startShell } from './start-shell.ts';
import { watchStart } from './watch-start.ts';

startCatalogues();
const page = globalThis.__tsugiPage;
if (page) {
  const { root, embedded, bootResult, translate } = page;
  hideFailedPictures();
  // What the frame itself does not need would delay its paint.
  const framed = firstFrame();
  // Judged by the file of this script.
  const isSlow = isNetworkSlow((document.currentScript as HTMLScriptElement | null)?.src ?? '');
  let scriptsBegin = () => {};
  const scriptsDue = isSlow
    ? new Promise<void>((resolve) => {
        scriptsBegin = resolve;
      })
    : framed;
  void scriptsDue.then(preloadShell);
  const firstScreen = showPage(page, framed, isSlow ? scriptsDue : undefined);
  // The shell reads them after the first screen: each costs the processor 10 ms of the wait for that, and of a slow one four times as much.
  const isDue =
    firstScreen && Promise.race([firstScreen, framed.then(() => sleep(START_POLICY.skeletonAfterMs))]);
  const config = fetchStartFile(new URL('config.json', root).href, isDue);
  bootResult.config = config;
  bootResult.registry = fetchStartFile(bootResult.registryUrl, isDue);
  if (embedded) {
    const { href } = new URL(embedded.composition, root);
    // Its name changes with its content. Written by our own tooling; the shell checks each manifest of it.
    bootResult.composition = fetchStartFile(href, isDue, 'default') as Promise<Composition>;
  }
  const begin = () => {
    scriptsBegin();
    // Behind their preloads.
    void Promise.resolve().then(page.insertShell);
  };
  startShell(firstScreen, begin, isSlow);
  markSignIns({ config, embedded: bootResult.embedded });
  void loadDocumentTexts(translate);
}
replayPress();
watchStart();
