import { shellFile } from './is-newest-shell.ts';

/** Long enough for a tab in the background to answer. Milliseconds. */
const ANSWER_MS = 1000;

type Message = { readonly ask: string } | { readonly other: string };

/** Lets other tabs know, when they ask, that this one runs another release than theirs. Until the answer is called. */
export function answerOtherTabs(): () => void {
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
  const answer = new Promise<boolean>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if ('other' in data && data.other === shellFile()) resolve(true);
    };
    setTimeout(() => resolve(false), ANSWER_MS);
  });
  channel.postMessage({ ask: shellFile() });
  return answer.finally(() => channel.close());
}

function open(): BroadcastChannel | undefined {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel('tsugi.releases') : undefined;
}
