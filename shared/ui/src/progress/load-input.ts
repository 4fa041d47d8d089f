import { toast } from '../toast/toast.ts';

type Input = typeof import('./ProgressInput.tsx').ProgressInput;

let loaded: Input | undefined;
let isAskedFor = false;

/** The page is there, and what it shows first has loaded. */
const QUIET_MS = 5_000;

export function loadedInput(): Input | undefined {
  return loaded;
}

/** The field is needed with the first press only: its code is no part of a page's first files. */
export async function loadInput(): Promise<Input> {
  const { ProgressInput } = await import(/* webpackChunkName: "progress-input" */ './ProgressInput.tsx');
  loaded = ProgressInput;
  return ProgressInput;
}

export function sayNotLoaded(): void {
  toast({ tone: 'error', title: 'This could not be loaded. Please press again.' });
}

/** A press is likely. */
export function warmInput(): void {
  // A head start; the press itself reports a failure.
  loadInput().catch(() => undefined);
}

/** Progress can be typed offline too: the service worker stores the file, also without a press. Once for all numbers of a page. */
export function storeInput(): void {
  if (isAskedFor) return;
  isAskedFor = true;
  setTimeout(async () => {
    // Absent in an insecure context; pending where there is no worker.
    await navigator.serviceWorker?.ready;
    if (navigator.serviceWorker) warmInput();
  }, QUIET_MS);
}
