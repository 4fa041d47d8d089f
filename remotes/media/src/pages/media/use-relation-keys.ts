import { mediaPath } from '@tsugi/data/pure';
import { useNavigate } from '@tsugi/router';
import { useEffect } from 'react';
import type { MediaDetail } from '../../model/media/media-detail.query.ts';
import { present } from '../../model/present.ts';
import { relatedBy, relationsOfKey } from './relation-keys.ts';

/** l, h, j, k and Ctrl with an arrow lead to the sequel, the prequel, the adaptation and the source. */
export function useRelationKeys(media: MediaDetail): void {
  const navigate = useNavigate();

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPageFocused() || (isSwitchedOff() && !event.ctrlKey)) return;
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

/** The user has switched off the keys that work alone; the shell marks the root element. */
function isSwitchedOff(): boolean {
  return document.documentElement.dataset.shortcuts === 'off';
}
