import { START_POLICY } from '../start-policy.ts';

/**
 * Runs a script, also of another origin. One that throws has run.
 * @param integrity hash of its content
 * @throws when it does not arrive in time, or has another content
 */
export async function loadScript(url: string, integrity = ''): Promise<void> {
  const script = document.createElement('script');
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise((resolve, reject) => {
      const fail = () => reject(new Error(`Failed to fetch ${url}`));
      timer = setTimeout(fail, START_POLICY.fileMs);
      // The source comes last: what is set afterwards does not count.
      Object.assign(script, {
        onload: resolve,
        onerror: fail,
        crossOrigin: 'anonymous',
        integrity,
        src: url,
      });
      document.head.append(script);
    });
  } finally {
    clearTimeout(timer);
    script.remove();
  }
}
