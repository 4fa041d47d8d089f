import { t } from '@tsugi/i18n/macro';
import { toast } from '@tsugi/ui';

/** What a browser gives to an installed app that was opened with files. */
interface LaunchQueue {
  readonly setConsumer: (
    consumer: (launch: { readonly files?: readonly { readonly getFile: () => Promise<File> }[] }) => void,
  ) => void;
}

let waiting: File | undefined;
let taker: ((file: File) => void) | undefined;
let isListening = false;

/** Begins to receive files with which the installed app is opened; one waits until a page takes it. */
export function listenForLaunchedFiles(): void {
  if (isListening || typeof window === 'undefined') return;
  // Not among the types of the DOM yet; browsers without it open no files.
  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
  isListening = launchQueue !== undefined;
  launchQueue?.setConsumer(({ files = [] }) => {
    const [file] = files;
    if (file) void receive(file);
  });
}

/**
 * Takes the file that waits, and those that come.
 * @returns ends it
 */
export function takeLaunchedFiles(take: (file: File) => void): () => void {
  listenForLaunchedFiles();
  taker = take;
  hand();
  return () => {
    if (taker === take) taker = undefined;
  };
}

async function receive(handle: { readonly getFile: () => Promise<File> }): Promise<void> {
  try {
    waiting = await handle.getFile();
  } catch {
    // Moved or deleted since, or the user has not allowed it.
    toast({
      tone: 'error',
      title: t`The file could not be opened`,
      body: t`Your browser does not give it away. You can choose it here instead.`,
    });
    return;
  }
  hand();
}

function hand(): void {
  if (!taker || !waiting) return;
  const file = waiting;
  waiting = undefined;
  taker(file);
}
