import { START_POLICY } from '../src/start-policy.ts';

/**
 * Inserts the shell's own scripts after the frame has been painted once, and the first screen too if it comes soon:
 * rendering it first costs the scripts nothing, since they are still on their way.
 * @param firstScreen settles when it stands in the page or will not
 */
export function startShell(firstScreen: Promise<void> | undefined): void {
  afterFrame(() => {
    const insert = () => afterFrame(insertScripts);
    if (!firstScreen) return insertScripts();
    firstScreen.then(insert);
    setTimeout(insertScripts, START_POLICY.scriptsWaitMs);
  });
  // A hidden page draws no frames.
  if (document.visibilityState === 'hidden') insertScripts();
}

function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

let inserted = false;

function insertScripts(): void {
  if (inserted) return;
  inserted = true;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-shell]')) {
    const script = document.createElement('script');
    script.src = link.href;
    script.crossOrigin = 'anonymous';
    script.async = false;
    script.onerror = showStartFailure;
    document.head.append(script);
  }
}

/** The only page that must work without any script of the shell. */
function showStartFailure(): void {
  const main = document.querySelector('main');
  if (!main) return;
  const title = document.createElement('h1');
  title.textContent = 'Tsugi could not start';
  const text = document.createElement('p');
  text.textContent = 'Its files did not arrive. Check the connection, then load the page again.';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'frame-retry';
  button.textContent = 'Try again';
  button.onclick = () => location.reload();
  main.replaceChildren(title, text, button);
  main.removeAttribute('aria-busy');
}
