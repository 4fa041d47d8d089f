import { baseUrl } from '../base-url.ts';

/** File name of the script that this document runs: `shell.0123456789.js`. It stands for the release. */
export function shellFile(): string {
  const link = document.querySelector<HTMLLinkElement>('link[data-shell]');
  return link?.getAttribute('href') ?? '';
}

/** Whether the server's page is of the same release as this document; undefined when it cannot be asked now. */
export async function isNewestShell(): Promise<boolean | undefined> {
  try {
    const response = await fetch(baseUrl, { cache: 'no-cache' });
    return response.ok ? (await response.text()).includes(shellFile()) : undefined;
  } catch {
    return undefined;
  }
}
