import { shellFile } from './is-newest-shell.ts';

/** Enough time for a response of a background tab, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 1000;

type Message = { readonly ask: string } | { readonly other: string };

/** Tells tabs of another release, on request, that this tab runs a different one. @returns ends it */
export function respondToOtherTabs(): () => void {
  const channel = open();
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if ('ask' in data && data.ask !== shellFile()) channel.postMessage({ other: data.ask });
    };
  }
  return () => channel?.close();
}

/** Whether another tab runs another release of the shell. */
export async function hasOlderTabs(): Promise<boolean> {
  const channel = open();
  if (!channel) return true;
  const response = new Promise<boolean>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if ('other' in data && data.other === shellFile()) resolve(true);
    };
    setTimeout(() => resolve(false), RESPONSE_TIMEOUT_MS);
  });
  channel.postMessage({ ask: shellFile() });
  return response.finally(() => channel.close());
}

function open(): BroadcastChannel | undefined {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel('tsugi.releases') : undefined;
}
