import type { SourceName } from '../core/source-name.ts';
import type { Services } from './services.ts';

/** Timeout in milliseconds. */
const ASK_MS = 5_000;

/**
 * Whether anything at a service's origin responds: a response without CORS headers tells a script as much. `robots.txt` is
 * outside the service's limits. One request at a time for each service, however many calls want to know.
 */
export function createOriginProbe(
  fetch_: typeof fetch,
  services: () => Partial<Services>,
): (source: SourceName) => Promise<'responds' | 'silent'> {
  const asking = new Map<SourceName, Promise<'responds' | 'silent'>>();
  const ask = async (source: SourceName): Promise<'responds' | 'silent'> => {
    try {
      await fetch_(new URL('/robots.txt', services()[source]?.url), {
        method: 'HEAD',
        mode: 'no-cors',
        credentials: 'omit',
        cache: 'no-store',
        signal: AbortSignal.timeout(ASK_MS),
      });
      return 'responds';
    } catch {
      // Refused, reset, too late, or no URL at all: nothing is there.
      return 'silent';
    }
  };
  return (source) => {
    const known = asking.get(source);
    if (known) return known;
    const asked = ask(source).finally(() => asking.delete(source));
    asking.set(source, asked);
    return asked;
  };
}
