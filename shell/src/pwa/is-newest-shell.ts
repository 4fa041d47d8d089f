import { baseUrl } from '../base-url.ts';

/** File name of the script that this document runs: `shell.0123456789.js`. Its hash identifies the release. */
export function shellFile(): string {
  const link = document.querySelector<HTMLLinkElement>('link[data-shell]');
  return link?.getAttribute('href') ?? '';
}

/** Whether the server's index.html has the same release as this document; undefined when it cannot be fetched. */
export async function isNewestShell(): Promise<boolean | undefined> {
  try {
    const response = await fetch(baseUrl, { cache: 'no-cache' });
    return response.ok ? (await response.text()).includes(shellFile()) : undefined;
  } catch {
    return undefined;
  }
}
