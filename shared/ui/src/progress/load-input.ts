// By the package's name: remotes bundle this entry, and the messages of a page are in one list, the shell's.
import { t } from '@tsugi/i18n/macro';
import { toast } from '@tsugi/ui';

type Input = typeof import('./ProgressInput.tsx').ProgressInput;

let loaded: Input | undefined;

export function loadedInput(): Input | undefined {
  return loaded;
}

/** The field is needed with the first press only: its code is no part of a page's initial files. */
export async function loadInput(): Promise<Input> {
  const { ProgressInput } = await import(/* webpackChunkName: "progress-input" */ './ProgressInput.tsx');
  loaded = ProgressInput;
  return ProgressInput;
}

export function sayNotLoaded(): void {
  toast({ tone: 'error', title: t`This could not be loaded. Please press again.` });
}

/** A press is likely, or the page is quiet and the service worker stores what can be used offline. */
export function warmInput(): void {
  // A head start; the press itself reports a failure.
  loadInput().catch(() => undefined);
}
