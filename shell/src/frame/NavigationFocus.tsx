import { host } from '@tsugi/contract';
import { useLocation } from '@tsugi/router';
import { VisuallyHidden } from '@tsugi/ui';
import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { HubContext } from '../remotes/hub-context.ts';
import { whenTitled } from './when-titled.ts';

/** The page that was shown last. The frame notes it from the start: this part of it arrives later. */
export interface LeftPage {
  pathname: string;
  /** Its title when it was left. */
  title: string;
}

/**
 * After a navigation within the product, focus moves to the content and the new title is spoken: what a browser does
 * for a page that is loaded anew. A change of the query string alone (typing in a search box) leaves the focus.
 */
export function NavigationFocus({ left }: { readonly left: RefObject<LeftPage> }) {
  const { pathname, state } = useLocation();
  // A control that changes the address by itself keeps the focus: arrow keys go on working in it.
  const keepsFocus = typeof state === 'object' && state !== null && 'keepFocus' in state;
  const hub = use(HubContext);
  const [spoken, setSpoken] = useState('');
  const isLate = useRef(true);

  useEffect(() => {
    const wasLate = isLate.current;
    isLate.current = false;
    if (left.current.pathname === pathname) return;
    left.current.pathname = pathname;
    const main = document.getElementById('main');
    // Before this code arrived, the reader may have begun to use the page.
    const isInUse = wasLate && main?.contains(document.activeElement);
    if (!keepsFocus && !isInUse) main?.focus({ preventScroll: true });
    // The title of the page one left must not stand over the new one: its card knows one until it has its own.
    const standIn = async () => {
      const claim = await hub?.claimFor(pathname);
      return claim && `${claim.route.title} - ${host().shortName}`;
    };
    return whenTitled(left.current.title, standIn, setSpoken);
  }, [pathname, keepsFocus, hub, left]);

  return (
    <VisuallyHidden>
      <span role="status">{spoken}</span>
    </VisuallyHidden>
  );
}
