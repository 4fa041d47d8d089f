import { singleKeysAreOn } from '@tsugi/contract/device-settings';
import { present } from '@tsugi/data/operation';
import { mediaPath } from '@tsugi/data/pure';
import { useNavigate } from '@tsugi/router';
import { useEffect } from 'react';
import type { MediaDetail } from '../../model/media/media-detail.query.ts';

/** l, h, j, k and Ctrl with an arrow lead to the sequel, the prequel, the adaptation and the source. */
export function useRelationKeys(media: MediaDetail): void {
  const navigate = useNavigate();

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPageFocused() || (!singleKeysAreOn() && !event.ctrlKey)) return;
      const wanted = relationsOfKey(event);
      const node = wanted && relatedBy(wanted, present(media.relations?.edges))?.node;
      if (!node) return;
      event.preventDefault();
      navigate(mediaPath(node));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [media, navigate]);
}

/** Whether the keys belong to the page: no control has the focus. After a navigation it rests on the content. */
function isPageFocused(): boolean {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.matches('main, h1[tabindex="-1"]');
}

/** The relations that a key leads to, in the order of preference. */
const BY_LETTER: Readonly<Record<string, readonly string[]>> = {
  l: ['SEQUEL'],
  h: ['PREQUEL'],
  j: ['ADAPTATION', 'ALTERNATIVE'],
  k: ['SOURCE', 'PARENT'],
};

const LETTER_OF_ARROW: Readonly<Record<string, string>> = {
  ArrowRight: 'l',
  ArrowLeft: 'h',
  ArrowDown: 'j',
  ArrowUp: 'k',
};

type RelationKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>;

/**
 * The relation types that a key press asks for, best first: a letter alone, or an arrow with Ctrl. Nothing for every
 * other press, so that Ctrl+L still belongs to the browser.
 */
export function relationsOfKey(press: RelationKey): readonly string[] | undefined {
  if (press.shiftKey || press.altKey || press.metaKey) return undefined;
  const letter = press.ctrlKey ? LETTER_OF_ARROW[press.key] : press.key;
  return letter && Object.hasOwn(BY_LETTER, letter) ? BY_LETTER[letter] : undefined;
}

/** The first relation of the first wanted type that there is. */
export function relatedBy<T extends { readonly relationType: string | null }>(
  wanted: readonly string[],
  relations: readonly T[],
): T | undefined {
  for (const type of wanted) {
    const found = relations.find((relation) => relation.relationType === type);
    if (found) return found;
  }
  return undefined;
}
