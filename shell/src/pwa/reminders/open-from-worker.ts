import { isOpenMessage } from './messages.ts';

/**
 * Goes to the page of a notification that was pressed, unless a field has the focus: what is typed there would be lost.
 * @returns ends it
 */
export function openFromWorker(navigate: (path: string) => void, isBusy: () => boolean): () => void {
  const worker = navigator.serviceWorker;
  if (!worker) return () => undefined;
  const onMessage = ({ data, ports }: MessageEvent<unknown>) => {
    if (!isOpenMessage(data)) return;
    const goes = !isBusy();
    ports[0]?.postMessage(goes);
    if (goes) navigate(data.path);
  };
  worker.addEventListener('message', onMessage);
  return () => worker.removeEventListener('message', onMessage);
}
