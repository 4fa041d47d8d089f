/**
 * Asks for the scripts of the shell and of what each first page asks it for. They run after the first screen; before the first frame their requests would
 * delay it.
 */
export function preloadShell(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-preload]')) link.rel = 'preload';
}
