import type { RemoteCard } from '@tsugi/contract';

/**
 * What was known when index.html was written: a copy of config.json's addresses, and every remote's card by its
 * absolute address. It only decides what is fetched early; the shell reads the real files before it believes them.
 */
export interface Hint {
  readonly tracker: string;
  readonly registry: string;
  readonly cards: Readonly<Record<string, RemoteCard>>;
}

export function readHint(): Hint | undefined {
  try {
    const text = document.getElementById('tsugi-hint')?.textContent;
    // Written by our own tooling beside this script; whatever else stands there is caught as an error below.
    const hint = text ? (JSON.parse(text) as Hint) : undefined;
    return hint && typeof hint.cards === 'object' ? hint : undefined;
  } catch {
    // Without a hint the page only starts a little later.
    return undefined;
  }
}
