import { addFile } from './add-file.ts';
import { stylesOf } from './first-screen-styles.ts';
import { noteFailure } from './note-failure.ts';
import type { StartedPart } from './start-page.ts';

/** Asks for the files of first screens beside the first requests: the late script, which uses them, arrives as late as they do. */
export function preloadFirstScreens(parts: readonly StartedPart[]): void {
  for (const { manifestUrl, manifest, part, shows } of parts) {
    if (!shows || !part.firstScreen) continue;
    const remote = { manifestUrl, integrity: manifest.integrity };
    const preload = { rel: 'preload', onerror: noteFailure };
    addFile(remote, part.firstScreen.script, 'link', { ...preload, as: 'script', fetchPriority: 'high' });
    for (const style of stylesOf(part.firstScreen))
      addFile(remote, style, 'link', { ...preload, as: 'style' });
  }
}
